/** More Health to begin with; two cards of it exist, and both may be worn. */
import { passive } from "./gear.js";

export const staminaBooster = passive({
  id: "stamina-booster",
  copies: 2, // SS-R88
  equipCost: 3,
  /** Added to starting and maximum Health. */
  amount: 1,
  rules: ["SS-35.36", "SS-R87"],
});
