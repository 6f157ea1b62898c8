/** SS-35.14: regain Health, up to the maximum. */
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { gear } from "../content/gear/index.js";
import { heal } from "../health.js";

export const firstAidKit: Ability = {
  targets: ({ state: { you } }) => when(you.health < you.maxHealth),
  play: (g) => heal(g, amountOf(gear["first-aid-kit"]), "SS-35.14"), // SS-35.14
};
