/** SS-35.36: more Health to begin with; two cards of it exist, and both may be worn. */
import { MAX_HEALTH } from "../content/components.js";
import { type Gear, passive } from "./gear.js";

/** Added to starting and maximum Health. */
const AMOUNT = 1;

export const staminaBooster: Gear = passive({
  id: "stamina-booster",
  copies: 2, // SS-R88
  equipCost: 3,
  amount: AMOUNT,
  rules: ["SS-35.36", "SS-R87"],
  afterEquipping({ state: { you } }) {
    you.maxHealth = Math.min(MAX_HEALTH, you.maxHealth + AMOUNT); // SS-35.36, SS-R87
  },
});
