/** SS-36.12: Alertness is lower for the rest of the mission. */
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { items } from "../content/items/index.js";

export const generalSystemGlitch: Ability = {
  targets: ({ state }) => when(state.alertness > 0),
  play: (g) => {
    const lower = g.state.alertness - amountOf(items["general-system-glitch"]);
    g.state.alertness = Math.max(0, lower); // SS-14.14, SS-36.12
    g.tell("alertness-changed", { alertness: g.state.alertness }, { rule: "SS-36.12" });
  },
};
