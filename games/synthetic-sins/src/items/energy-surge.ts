/** SS-36.8: Energy, up to the available maximum. */
import { gainEnergy, when } from "../cards.js";
import { type Item, item } from "./item.js";

/** Energy gained. */
const AMOUNT = 6;

export const energySurge: Item = item({
  id: "energy-surge",
  number: 6,
  amount: AMOUNT,
  rules: ["SS-36.8", "SS-R83"],
  targets: ({ state: { you } }) => when(you.energy < you.maxEnergy), // SS-R83: Cass has none
  play: (g) => gainEnergy(g, AMOUNT, "SS-36.8"), // SS-36.8
});
