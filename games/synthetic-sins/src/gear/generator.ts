/** SS-35.16: a little Energy every turn. */
import { gainEnergy } from "../cards.js";
import { automatic, type Gear } from "./gear.js";

/** Energy at each Clean up. */
const AMOUNT = 1;

export const generator: Gear = automatic({
  id: "generator",
  equipCost: 5,
  amount: AMOUNT,
  rules: ["SS-35.16"],
  afterCleanUp(g) {
    g.uses("generator");
    gainEnergy(g, AMOUNT, "SS-35.16"); // SS-35.16, SS-R86
  },
});
