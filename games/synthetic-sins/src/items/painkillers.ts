/** SS-36.14: regain Health, up to the maximum. */
import { when } from "../cards.js";
import { heal } from "../health.js";
import { type Item, item } from "./item.js";

/** Health regained. */
const AMOUNT = 2;

export const painkillers: Item = item({
  id: "painkillers",
  number: 12,
  amount: AMOUNT,
  rules: ["SS-36.14"],
  targets: ({ state: { you } }) => when(you.health < you.maxHealth),
  play: (g) => heal(g, AMOUNT, "SS-36.14"), // SS-36.14
});
