/** Slow healing. */
import { action } from "./gear.js";

export const firstAidKit = action({
  id: "first-aid-kit",
  equipCost: 2,
  useCost: 3,
  /** Health regained. */
  amount: 1,
  rules: ["SS-35.14"],
});
