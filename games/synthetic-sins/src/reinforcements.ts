/** SS-25: enemies that come when the Alarm Level is high. */
import type { Rule } from "@sprawl/engine";
import { STANDS_PER_COLOR } from "./content/components.js";
import type { Color, Reinforcement } from "./content/types.js";
import { allEnemies } from "./enemies.js";
import { theMission } from "./mission.js";
import { beginPatrol } from "./patrol/patrol.js";
import { placeEnemy } from "./placing.js";
import type { Sins } from "./state.js";
import { type Moment, openWindow } from "./windows.js";

/** SS-24.2: enemies whose token the Alarm Level has reached appear. */
export function* reinforcements(g: Sins): Rule<void> {
  const s = g.state;
  const moment: Moment = { windows: ["before-reinforcements"] };
  yield* openWindow(g, "before-reinforcements", moment, () => ({ alarm: s.alarm })); // SS-R97
  const reached = s.reinforcements.filter((each) => each.alarm <= s.alarm); // SS-25.2
  for (const due of reached) {
    if (!hasStand(g, due.color)) continue; // SS-R76
    s.reinforcements.splice(s.reinforcements.indexOf(due), 1); // SS-25.1, SS-25.3
    yield* appear(g, due); // SS-25.4, SS-R75: lowest number first
  }
}

function hasStand(g: Sins, color: Color): boolean {
  return allEnemies(g).filter((enemy) => enemy.color === color).length < STANDS_PER_COLOR;
}

/** SS-25.5 to SS-25.9, SS-R74: appearing is not entering. */
function* appear(g: Sins, { ref, type, color, at }: Reinforcement): Rule<void> {
  const sector = at ?? theMission(g).entrance; // SS-25.5, SS-25.6
  const enemy = placeEnemy({ ref, type, color, at: sector });
  g.state.enemies[ref] = enemy;
  g.tell("reinforced", { enemy: ref, type, sector }, { rule: "SS-25.1" });
  yield* beginPatrol(g, enemy); // SS-25.7
}
