/** A little Energy every turn. */
import { automatic } from "./gear.js";

export const generator = automatic("clean-up", {
  id: "generator",
  equipCost: 5,
  /** Energy at each Clean up. */
  amount: 1,
  rules: ["SS-35.16"],
});
