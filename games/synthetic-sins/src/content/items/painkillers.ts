/** Health without an action. */
import { item } from "./item.js";

export const painkillers = item({
  id: "painkillers",
  number: 12,
  /** Health regained. */
  amount: 2,
  rules: ["SS-36.14"],
});
