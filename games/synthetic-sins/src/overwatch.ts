/** SS-9: your Overwatch; theirs is in detection.ts. */
import type { Rule } from "@sprawl/engine";
import { attackWith, type Shot, weaponsFor } from "./attack.js";
import { onEnemy } from "./choose.js";
import { isWithYou } from "./enemies.js";
import { stopHiding } from "./hiding.js";
import { ask, type SinsQuestions } from "./questions.js";
import { type EnemyToken, type Sins, YOU } from "./state.js";

type Answer = SinsQuestions["overwatch"];

const PASS: Answer = { kind: "pass" };

/** SS-9.3: you are on Overwatch and this enemy has just entered your sector. */
export function* yourOverwatch(g: Sins, enemy: EnemyToken): Rule<void> {
  const { you, turn } = g.state;
  if (!you.overwatch || !isWithYou(g, enemy)) return; // SS-9.14, SS-R125
  if (turn.overwatchAttack) return; // SS-9.5
  const { ref } = enemy;
  const rule = "SS-9.3";
  const options = weaponsFor(g, "overwatch").map(
    (weapon): Answer => ({
      kind: "overwatch-attack",
      weapon,
      enemy: ref,
      on: onEnemy(ref),
      rule,
    }),
  );
  if (options.length === 0 && !g.options.pauseAtEveryWindow) return;
  const about = { rule, args: { enemy: ref }, safe: PASS };
  const answer = yield* ask(YOU, "overwatch", [...options, PASS], about); // SS-9.4
  if (answer.kind === "pass") return; // SS-R62
  turn.overwatchAttack = true; // SS-9.5
  const shot: Shot = { weapon: answer.weapon, enemies: [enemy] }; // SS-9.6, SS-9.7, SS-R60
  yield* attackWith(g, shot); // SS-9.16
  yield* stopHiding(g); // SS-9.15
}
