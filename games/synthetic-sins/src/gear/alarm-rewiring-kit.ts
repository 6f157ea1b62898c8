/** SS-35.1: each Energy you pay lowers the Alarm Level by 1. */
import { amount, type Rule } from "@sprawl/engine";
import { changeAlarm } from "../alarm.js";
import { type Ability, when } from "../cards.js";
import { type Sins, YOU } from "../state.js";

export const alarmRewiringKit: Ability = {
  targets: (g) => when(g.state.alarm > 0 && g.state.you.energy > 0),
  *play(g: Sins): Rule<void> {
    const { you } = g.state;
    const rule = "SS-35.1";
    const args = { gear: "alarm-rewiring-kit" };
    const paid = yield* amount(YOU, "energy", { min: 1, max: you.energy, rule, args });
    you.energy -= paid; // SS-35.1
    changeAlarm(g, -paid, rule); // SS-35.1
  },
};
