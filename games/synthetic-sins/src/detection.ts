/** SS-13: an enemy becomes aware of you. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarm } from "./alarm.js";
import { allEnemies, isWithYou } from "./enemies.js";
import { enemyOverwatch } from "./overwatch.js";
import type { EnemyToken, Sins } from "./state.js";
import { placeDetection } from "./tokens.js";

/** SS-13.4: this enemy detects you where you are. */
export function* detectYou(g: Sins, enemy: EnemyToken): Rule<void> {
  const { you } = g.state;
  const wasHidden = you.hidden;
  you.hidden = false; // SS-13.3
  if (!enemy.detected)
    g.tell("detected", { enemy: enemy.ref, sector: you.sector }, { rule: "SS-13.1" });
  enemy.detected = true; // SS-R27
  if (!enemy.noticed) {
    enemy.noticed = true; // SS-13.5
    raiseAlarm(g, enemy); // SS-13.4
    yield* placeDetection(g, you.sector); // SS-13.4
  }
  if (wasHidden) yield* enemyOverwatch(g); // SS-20.8, SS-R66: the searching enemy is not on Overwatch
}

/** SS-R27: nobody in another sector has detected you, and nobody at all while you are Hidden. */
export function forgetYou(g: Sins): void {
  const { hidden } = g.state.you;
  for (const enemy of allEnemies(g)) {
    if (hidden || !isWithYou(g, enemy)) enemy.detected = false; // SS-R27
  }
}
