/** Stops a hit after the card has been seen. */
import { reaction } from "./gear.js";

export const forcefield = reaction("enemy-attack-drawn", {
  id: "forcefield",
  equipCost: 4,
  useCost: 3,
  rules: ["SS-35.15"],
});
