/** SS-35.1: each Energy you pay lowers the Alarm Level by 1. */
import type { Rule } from "@sprawl/engine";
import { changeAlarm } from "../alarm.js";
import { when } from "../cards.js";
import { amount } from "../questions.js";
import { type Sins, YOU } from "../state.js";
import { action, type Gear } from "./gear.js";

export const alarmRewiringKit: Gear = action({
  id: "alarm-rewiring-kit",
  equipCost: 2,
  useCost: { x: 1 },
  /** Alarm Level lost for each Energy. */
  amount: 1,
  rules: ["SS-35.1"],
  targets: (g) => when(g.state.alarm > 0 && g.state.you.energy > 0),
  *play(g: Sins): Rule<void> {
    const { you } = g.state;
    const rule = "SS-35.1";
    const args = { gear: "alarm-rewiring-kit" };
    const paid = yield* amount(YOU, "energy", { min: 1, max: you.energy, rule, args });
    you.energy -= paid; // SS-35.1
    changeAlarm(g, -paid, rule); // SS-35.1
  },
});
