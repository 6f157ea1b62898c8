/** TB-25.5, TB-25.10 to TB-25.14: the stacks of Enemy markers. The last of a list is on top. */
import type { Beginning, Enemy, EnemyType, Level } from "./state.js";

/** Which level comes off first, by the phases that have been (TB-25.10 to TB-25.12). */
const ORDER: Readonly<Record<Level, readonly Level[]>> = {
  1: [1, 2, 3], // TB-25.10
  2: [2, 3, 1], // TB-25.11
  3: [3, 2, 1], // TB-25.12
};

/** Put a stack in the present order, the first level on top. */
export function sortStack(stack: Level[], phase: Level): void {
  const order = ORDER[phase];
  stack.sort((a, b) => order.indexOf(b) - order.indexOf(a));
}

/** TB-40.6, TB-41.3: a phase puts every stack in its new order. */
export function sortStacks(g: Beginning): void {
  for (const stack of Object.values(g.state.stacks)) sortStack(stack, g.state.level);
}

/** An Enemy leaves the board, to the position of its level (TB-25.13, TB-R169). */
export function returnToStack(g: Beginning, enemy: Enemy): void {
  const s = g.state;
  const index = s.enemies.indexOf(enemy);
  if (index < 0) return;
  s.enemies.splice(index, 1);
  const stack = s.stacks[enemy.type];
  stack.push(enemy.level);
  sortStack(stack, s.level); // TB-25.13
}

/** The top marker of a type's stack, with full Health (TB-25.5, TB-25.14). */
export function takeMarker(g: Beginning, type: EnemyType): Enemy | undefined {
  const level = g.state.stacks[type].pop();
  if (level === undefined) return undefined;
  const id = `${type}-${level}-${g.state.nextEnemy++}`;
  const enemy: Enemy = { id, type, level, damage: 0, spot: "red", space: 0 };
  g.state.enemies.push(enemy);
  g.uses(type);
  return enemy;
}
