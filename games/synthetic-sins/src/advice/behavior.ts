/** How likely each row of an enemy's table is, at the Alarm Level there is now. */
import type { View } from "@sprawl/engine";
import { behaviorAt } from "../content/alarm.js";
import { ANY_MODIFIER } from "../content/modifiers.js";
import type { BehaviorRow, EnemyType } from "../content/types.js";
import { holds } from "../enemies/actions.js";
import { enemies } from "../enemies/index.js";
import type { SinsState } from "../state.js";
import { oddsOf } from "./odds.js";

export type RowOdds = BehaviorRow & {
  /** From 0 to 1, counted from the cards left. */
  readonly chance: number;
};

/** You set the "-5 to +5" card, and you set it as low as it goes: then an enemy does least. */
export function behaviorOdds(view: View<SinsState>, type: EnemyType): RowOdds[] {
  const bonus = behaviorAt(view.state.alarm); // SS-14.8
  const { faces, total } = oddsOf(view);
  return enemies[type].behavior.map((row) => {
    let good = 0;
    for (const [face, count] of faces) {
      const value = face === "any" ? ANY_MODIFIER.from : face;
      if (holds(row.when, value + bonus)) good += count;
    }
    return { ...row, chance: total === 0 ? 0 : good / total };
  });
}
