/** Energy at once; nothing for Cass, who has none. */
import { item } from "./item.js";

export const energySurge = item({
  id: "energy-surge",
  number: 6,
  /** Energy gained. */
  amount: 6,
  usedBy: ["garrett"], // SS-R83
  rules: ["SS-36.8", "SS-R83"],
});
