/** SS-35.5: feeds on the fallen, wherever they fall. */
import { gainEnergy } from "../cards.js";
import { automatic, type Gear } from "./gear.js";

/** Energy for each defeated enemy. */
const AMOUNT = 1;

export const bioconverter: Gear = automatic({
  id: "bioconverter",
  equipCost: 3,
  amount: AMOUNT,
  rules: ["SS-35.5"],
  afterDefeat(g) {
    g.uses("bioconverter");
    gainEnergy(g, AMOUNT, "SS-35.5"); // SS-35.5
  },
});
