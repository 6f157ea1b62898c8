/** Picks things up without an action, one at a time. */
import { free } from "./gear.js";

export const spiderDrone = free({
  id: "spider-drone",
  equipCost: 2,
  useCost: 1, // for each thing
  target: "thing-here",
  rules: ["SS-35.34", "SS-35.35"],
});
