/** SS-36.12: Alertness is lower for the rest of the mission. */
import { when } from "../cards.js";
import { type Item, item } from "./item.js";

/** Alertness lost. */
const AMOUNT = 2;

export const generalSystemGlitch: Item = item({
  id: "general-system-glitch",
  number: 10,
  amount: AMOUNT,
  rules: ["SS-36.12", "SS-14.14"],
  targets: ({ state }) => when(state.alertness > 0),
  play: (g) => {
    const lower = g.state.alertness - AMOUNT;
    g.state.alertness = Math.max(0, lower); // SS-14.14, SS-36.12
    g.tell("alertness-changed", { alertness: g.state.alertness }, { rule: "SS-36.12" });
  },
});
