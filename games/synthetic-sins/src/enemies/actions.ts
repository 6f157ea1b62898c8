/** Short words for the lines of behavior tables, and reading a table. */
import type { BehaviorRange, BehaviorRow, Enemy, EnemyAction } from "../content/types.js";

export const nothing: EnemyAction = { kind: "nothing" };
export const search: EnemyAction = { kind: "search" };
export const overwatch: EnemyAction = { kind: "overwatch" };
export const move = (steps: 1 | 2 | 3): EnemyAction => ({ kind: "move", steps });

/** `< X` */
export const below = (x: number, ...actions: readonly EnemyAction[]): BehaviorRow => ({
  when: { below: x },
  actions,
});

/** `X - Y` */
export const between = (
  from: number,
  to: number,
  ...actions: readonly EnemyAction[]
): BehaviorRow => ({ when: { from, to }, actions });

/** `> X` */
export const above = (x: number, ...actions: readonly EnemyAction[]): BehaviorRow => ({
  when: { above: x },
  actions,
});

/** Does this row apply to this result of a behavior draw? */
export function holds(when: BehaviorRange, result: number): boolean {
  if ("below" in when) return result < when.below; // SS-15.3
  if ("above" in when) return result > when.above; // SS-15.5
  return result >= when.from && result <= when.to; // SS-15.4
}

/** The row of an enemy's table for this result; there is always exactly one. */
export function rowFor(enemy: Enemy, result: number): BehaviorRow {
  const row = enemy.behavior.find(({ when }) => holds(when, result));
  if (!row) throw new Error(`${enemy.id} has no behavior for ${result}`);
  return row;
}
