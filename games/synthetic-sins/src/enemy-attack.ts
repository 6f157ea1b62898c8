/** SS-20: enemies attack you. */
import type { Rule } from "@sprawl/engine";
import { defeat, dropCarried, removeEnemy } from "./bodies.js";
import { eachInOrder } from "./choose.js";
import { drawModifier, succeeds } from "./draws.js";
import { armorOf, attackPowerOf, cardOf, enemiesIn } from "./enemies.js";
import { loseHealth } from "./health.js";
import { moments } from "./moments.js";
import type { EnemyToken, Sins } from "./state.js";
import { placeDetection, placeNoise } from "./tokens.js";

/** SS-20.2: this enemy, which has detected you in this turn, attacks you. */
export function* attackYou(g: Sins, enemy: EnemyToken): Rule<void> {
  const { you } = g.state;
  g.tell("attacked-you", { enemy: enemy.ref }, { rule: "SS-20.2" });
  // SS-20.5: detecting you has raised the alarm this turn; its token may be missing or gone.
  yield* placeDetection(g, you.sector); // SS-20.5
  const draw = yield* drawModifier(g, {
    purpose: "enemy-attack",
    base: attackPowerOf(g, enemy), // SS-20.2
    against: you.armor,
    attacker: enemy.ref,
  });
  if (succeeds(draw) && !draw.stopped) loseHealth(g); // SS-20.3
  if (cardOf(enemy).explodes) yield* detonate(g, enemy); // SS-R126
  yield* moments.raise(g, "afterAttackOnYou", enemy); // SS-35.24
}

/** SS-R126: after its attack a Drone Bomb attacks everybody else in its sector and is gone. */
function* detonate(g: Sins, bomb: EnemyToken): Rule<void> {
  const others = enemiesIn(g, bomb.sector).filter((enemy) => enemy !== bomb);
  yield* eachInOrder(g, "detonation-order", others, "SS-R126", (enemy) =>
    strikeEnemy(g, bomb, enemy),
  );
  yield* goUp(g, bomb);
}

/** What a Drone Bomb leaves: what it carried, a Noise token, and nothing else. */
export function* goUp(g: Sins, bomb: EnemyToken): Rule<void> {
  const { sector } = bomb;
  yield* dropCarried(g, bomb); // SS-R72
  removeEnemy(g, bomb, "SS-R126");
  yield* placeNoise(g, sector); // SS-R126
}

/** SS-R128: an enemy attacks another one, which does not react. */
export function* strikeEnemy(g: Sins, attacker: EnemyToken, enemy: EnemyToken): Rule<void> {
  const draw = yield* drawModifier(g, {
    purpose: "enemy-against-enemy",
    base: attackPowerOf(g, attacker), // SS-R128
    against: armorOf(g, enemy),
    attacker: attacker.ref,
    enemy: enemy.ref,
  });
  if (succeeds(draw)) yield* defeat(g, enemy);
}
