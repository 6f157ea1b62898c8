/** Energy for quiet: each Energy paid lowers the Alarm Level. */
import { action } from "./gear.js";

export const alarmRewiringKit = action({
  id: "alarm-rewiring-kit",
  equipCost: 2,
  useCost: { x: 1 },
  /** Alarm Level lost for each Energy. */
  amount: 1,
  rules: ["SS-35.1"],
});
