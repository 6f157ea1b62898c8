/** SS-13, SS-20.6: an enemy becomes aware of you, and those on Overwatch attack at once. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarm } from "./alarm.js";
import { eachInOrder } from "./choose.js";
import { allEnemies, canAttack, enemiesIn, isWithYou } from "./enemies.js";
import { attackYou } from "./enemy-attack.js";
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

/** SS-20.7, SS-20.8: every enemy on Overwatch in your sector detects you and attacks at once. */
export function* enemyOverwatch(g: Sins): Rule<void> {
  const watching = enemiesIn(g, g.state.you.sector).filter(
    (enemy) => enemy.overwatch && !enemy.overridden && canAttack(enemy), // SS-34.7, SS-R116
  );
  yield* eachInOrder(g, "overwatch-order", watching, "SS-20.12", function* (enemy) {
    if (!isWithYou(g, enemy)) return;
    g.tell("overwatch-attack", { enemy: enemy.ref }, { rule: "SS-20.7" });
    yield* detectYou(g, enemy);
    yield* attackYou(g, enemy); // SS-20.9, SS-20.10, SS-20.11, SS-R65: the token stays
  });
}

/** SS-R27: nobody in another sector has detected you, and nobody at all while you are Hidden. */
export function forgetYou(g: Sins): void {
  const { hidden } = g.state.you;
  for (const enemy of allEnemies(g)) {
    if (hidden || !isWithYou(g, enemy)) enemy.detected = false; // SS-R27
  }
}
