/** One more silent movement; two cards of it exist. */
import { free } from "./gear.js";

export const movementsAccelerator = free({
  id: "movements-accelerator",
  copies: 2, // SS-R88
  equipCost: 3,
  useCost: 2,
  oncePerTurn: true,
  /** Extra movements. */
  amount: 1,
  rules: ["SS-35.20"],
});
