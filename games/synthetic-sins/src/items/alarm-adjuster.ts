/** SS-36.1: the Alarm Level drops, in time to keep reinforcements away (SS-R97). */
import { changeAlarm } from "../alarm.js";
import { when } from "../cards.js";
import { type Item, item } from "./item.js";

/** Alarm Level lost. */
const AMOUNT = 10;

export const alarmAdjuster: Item = item({
  id: "alarm-adjuster",
  number: 1,
  windows: ["your-actions", "before-reinforcements"],
  amount: AMOUNT,
  rules: ["SS-36.1", "SS-R97"],
  targets: ({ state }) => when(state.alarm > 0),
  play: (g) => changeAlarm(g, -AMOUNT, "SS-36.1"), // SS-36.1
});
