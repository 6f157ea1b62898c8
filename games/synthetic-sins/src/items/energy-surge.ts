/** SS-36.8: Energy, up to the available maximum. */
import { type Ability, gainEnergy, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { items } from "../content/items/index.js";

export const energySurge: Ability = {
  targets: ({ state: { you } }) => when(you.energy < you.maxEnergy), // SS-R83: Cass has none
  play: (g) => gainEnergy(g, amountOf(items["energy-surge"]), "SS-36.8"), // SS-36.8
};
