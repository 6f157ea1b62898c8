/** Answers every attack on you with one of its own, silently. */
import { automatic } from "./gear.js";

export const selfDefenseDrone = automatic("attacked", {
  id: "self-defense-drone",
  equipCost: 5,
  /** Attack Power of the answer. */
  amount: 4,
  rules: ["SS-35.24", "SS-35.25"],
});
