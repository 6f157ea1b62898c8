/** SS-24: what happens at the end of every turn; reinforcements are in reinforcements.ts. */
import type { Rule } from "@sprawl/engine";
import { changeAlarm } from "./alarm.js";
import { drawModifier, resultOf } from "./draws.js";
import { allEnemies } from "./enemies.js";
import { checkTrail, fail } from "./mission.js";
import { moments } from "./moments.js";
import { NOWHERE, type Sins } from "./state.js";

/** SS-24.1: Alertness and one card change the Alarm Level. */
export function* alarm(g: Sins): Rule<void> {
  g.state.turn.phase = "end-of-turn";
  const draw = yield* drawModifier(g, { purpose: "alarm", base: g.state.alertness }); // SS-14.13
  changeAlarm(g, resultOf(draw), "SS-14.13"); // SS-14.13, SS-R121
}

/** SS-24.3 to SS-24.5: Clean up. */
export function cleanUp(g: Sins): void {
  const { you, turn } = g.state;
  g.state.noise = []; // SS-12.3, SS-12.4, SS-13.14, SS-24.3, SS-24.4: nothing else leaves the map
  you.overwatch = false; // SS-9.11, SS-24.3
  for (const enemy of allEnemies(g)) {
    enemy.noticed = false; // SS-24.5
    enemy.raised = false; // SS-24.5
    enemy.acted = false;
    enemy.skips = false; // SS-R85, SS-R116
  }
  for (const card of you.gear) card.used = false; // SS-24.5
  turn.glue = NOWHERE; // SS-R85
  turn.smoke = false;
  turn.cloak = false;
  g.tell("cleaned-up", { turn: turn.number }, { rule: "SS-24.3" });
  checkTrail(g); // SS-R109
  moments.note(g, "afterCleanUp"); // SS-35.16
  if (turn.number >= g.options.turnLimit) fail(g, "turn-limit", "SS-R115"); // SS-R115
}
