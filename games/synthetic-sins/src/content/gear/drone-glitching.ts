/** Blinds a drone that is about to search your sector. */
import { reaction } from "./gear.js";

export const droneGlitching = reaction("search", {
  id: "drone-glitching",
  equipCost: 2,
  useCost: 1,
  rules: ["SS-35.10", "SS-35.11", "SS-35.12", "SS-35.13"],
});
