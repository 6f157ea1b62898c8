/**
 * SS-33: where the rules allow several ways to do something, the player chooses; but only where
 * they lead to different things, and not if the table has asked for "choose for me".
 */
import type { AboutChoice, Rule } from "@sprawl/engine";
import type { Ref, Sector } from "./content/types.js";
import { ask, type NextEnemy, type OrderQuestion, type SinsQuestions } from "./questions.js";
import { type EnemyToken, type Sins, YOU } from "./state.js";

/** The names of things on the table, for a board to light up. */
export const onSector = (sector: Sector): string => `sector/${sector}`;
export const onEnemy = (ref: Ref): string => `enemy/${ref}`;

/** Questions that are only asked where the ways differ. */
type Settled = OrderQuestion | "drop-where" | "enemy-path" | "next-waypoint";

/** One of these; whoever lists them puts the lowest first (SS-R114). */
export function* settle<O extends SinsQuestions[Settled]>(
  g: Sins,
  kind: Settled,
  options: readonly O[],
  about: AboutChoice<O>,
): Rule<O> {
  if (options.length === 1) return options[0];
  if (g.options.chooseForMe) return options[0]; // SS-R114
  return yield* ask(YOU, kind, options, about); // SS-33.1
}

/** Which of these enemies comes first. */
export function* firstOf(
  g: Sins,
  kind: OrderQuestion,
  enemies: readonly EnemyToken[],
  rule: string,
): Rule<EnemyToken> {
  const options = enemies.map(
    ({ ref }): NextEnemy => ({ kind: "enemy", enemy: ref, on: onEnemy(ref), rule }),
  );
  const { enemy } = yield* settle(g, kind, options, { rule });
  return g.state.enemies[enemy];
}

/** Something happens with each of these enemies, in an order of your choice. */
export function* eachInOrder(
  g: Sins,
  kind: OrderQuestion,
  enemies: readonly EnemyToken[],
  rule: string,
  happen: (enemy: EnemyToken) => Rule<void>,
): Rule<void> {
  const left = enemies.slice();
  while (left.length > 0) {
    const enemy = yield* firstOf(g, kind, left, rule);
    left.splice(left.indexOf(enemy), 1);
    yield* happen(enemy);
    for (let i = left.length - 1; i >= 0; i--) {
      if (g.state.enemies[left[i].ref] !== left[i] || left[i].defeated) left.splice(i, 1);
    }
  }
}
