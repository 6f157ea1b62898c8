/** SS-36.1: the Alarm Level drops, in time to keep reinforcements away (SS-R97). */
import { changeAlarm } from "../alarm.js";
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { items } from "../content/items/index.js";

export const alarmAdjuster: Ability = {
  targets: ({ state }) => when(state.alarm > 0),
  play: (g) => changeAlarm(g, -amountOf(items["alarm-adjuster"]), "SS-36.1"), // SS-36.1
};
