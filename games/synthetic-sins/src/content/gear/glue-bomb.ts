/** Nobody steps out of this sector until Clean up, except you. */
import { free } from "./gear.js";

export const glueBomb = free({
  id: "glue-bomb",
  equipCost: 2,
  useCost: 2,
  oncePerTurn: true,
  rules: ["SS-35.17"],
});
