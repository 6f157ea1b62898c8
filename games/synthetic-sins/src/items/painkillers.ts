/** SS-36.14: regain Health, up to the maximum. */
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { items } from "../content/items/index.js";
import { heal } from "../health.js";

export const painkillers: Ability = {
  targets: ({ state: { you } }) => when(you.health < you.maxHealth),
  play: (g) => heal(g, amountOf(items.painkillers), "SS-36.14"), // SS-36.14
};
