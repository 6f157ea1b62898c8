/** Calms the building; also in time to keep reinforcements away (SS-R97). */
import { item } from "./item.js";

export const alarmAdjuster = item({
  id: "alarm-adjuster",
  number: 1,
  windows: ["your-actions", "before-reinforcements"],
  /** Alarm Level lost. */
  amount: 10,
  rules: ["SS-36.1", "SS-R97"],
});
