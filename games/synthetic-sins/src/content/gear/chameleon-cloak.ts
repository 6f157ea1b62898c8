/** Lets you walk while Hidden, once. */
import { startOfTurn } from "./gear.js";

export const chameleonCloak = startOfTurn({
  id: "chameleon-cloak",
  equipCost: 4,
  useCost: 2,
  rules: ["SS-35.8", "SS-35.9"],
});
