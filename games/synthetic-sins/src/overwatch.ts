/** SS-9 and SS-20.6 to SS-20.12: Overwatch, yours and theirs. */
import { ask, type Option, PASS, type Rule } from "@sprawl/engine";
import { attackWith, type Shot, weaponsFor } from "./attack.js";
import { eachInOrder, onEnemy } from "./choose.js";
import type { GearId } from "./content/types.js";
import { detectYou } from "./detection.js";
import { canAttack, enemiesIn, isWithYou } from "./enemies.js";
import { attackYou } from "./enemy-attack.js";
import { stopHiding } from "./hiding.js";
import { type EnemyToken, type Sins, YOU } from "./state.js";

/** SS-20.7, SS-20.8: every enemy on Overwatch in your sector detects you and attacks at once. */
export function* enemyOverwatch(g: Sins): Rule<void> {
  const watching = enemiesIn(g, g.state.you.sector).filter(
    (enemy) => enemy.overwatch && !enemy.overridden && canAttack(enemy), // SS-34.7, SS-R116
  );
  yield* eachInOrder(g, "overwatch-order", watching, "SS-20.12", function* (enemy) {
    if (!isWithYou(g, enemy)) return;
    g.tell("overwatch-attack", { enemy: enemy.ref }, { rule: "SS-20.7" });
    yield* detectYou(g, enemy);
    yield* attackYou(g, enemy); // SS-20.9, SS-20.11, SS-R65: the token stays
  });
}

type OverwatchShot = Option & { readonly kind: "overwatch-attack"; readonly weapon: GearId };

/** SS-9.3: you are on Overwatch and this enemy has just entered your sector. */
export function* yourOverwatch(g: Sins, enemy: EnemyToken): Rule<void> {
  const { you, turn } = g.state;
  if (!you.overwatch || !isWithYou(g, enemy)) return; // SS-9.14, SS-R125
  if (turn.overwatchAttack) return; // SS-9.5
  const { ref } = enemy;
  const rule = "SS-9.3";
  const options = weaponsFor(g, "overwatch").map(
    (weapon): OverwatchShot => ({
      kind: "overwatch-attack",
      weapon,
      enemy: ref,
      on: onEnemy(ref),
      rule,
    }),
  );
  if (options.length === 0 && !g.options.pauseAtEveryWindow) return;
  const about = { rule, args: { enemy: ref }, safe: PASS };
  const answer = yield* ask<Option>(YOU, "overwatch", [...options, PASS], about); // SS-9.4
  if (answer.kind === "pass") return; // SS-R62
  turn.overwatchAttack = true; // SS-9.5
  const shot: Shot = { weapon: (answer as OverwatchShot).weapon, enemies: [enemy] }; // SS-9.6, SS-9.7, SS-R60
  yield* attackWith(g, shot); // SS-9.16
  yield* stopHiding(g); // SS-9.15
}
