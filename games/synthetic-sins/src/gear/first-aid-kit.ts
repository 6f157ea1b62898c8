/** SS-35.14: regain Health, up to the maximum. */
import { when } from "../cards.js";
import { heal } from "../health.js";
import { action, type Gear } from "./gear.js";

/** Health regained. */
const AMOUNT = 1;

export const firstAidKit: Gear = action({
  id: "first-aid-kit",
  equipCost: 2,
  useCost: 3,
  amount: AMOUNT,
  rules: ["SS-35.14"],
  targets: ({ state: { you } }) => when(you.health < you.maxHealth),
  play: (g) => heal(g, AMOUNT, "SS-35.14"), // SS-35.14
});
