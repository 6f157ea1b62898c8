/** TB-5: skill trees: what is done completes tasks, tasks unlock Boosts. */
import type { Rule, Seat } from "@sprawl/engine";
import { COLUMNS, type Task } from "./content.js";
import type { Deed } from "./deeds.js";
import { moments } from "./moments.js";
import { ask } from "./questions.js";
import type { Beginning, Column } from "./state.js";

/**
 * The one task a column waits for: Level 2 only after Level 1 (TB-5.4, TB-5.5); none if both are
 * done.
 */
function taskOf(g: Beginning, seat: Seat, column: number): Task | undefined {
  const { tree, character } = g.state.seats[seat];
  const { level } = tree[column];
  return level === 2 ? undefined : g.box.characters[character].tree[column][level].task;
}

/** A player has done something: every column that waits for it goes on. */
export function* did(g: Beginning, seat: Seat, deed: Deed): Rule<void> {
  const { tree } = g.state.seats[seat];
  let done: number[] | undefined;
  for (let column = 0; column < tree.length; column++) {
    const task = taskOf(g, seat, column);
    const step = task?.deed?.(deed);
    if (task && step !== undefined && advance(g, seat, column, task, step)) {
      done = done ? [...done, column] : [column];
    }
  }
  if (done) yield* unlockAll(g, seat, done); // TB-5.3
}

/** One step of a task; true if that completes it (TB-5.7). */
function advance(g: Beginning, seat: Seat, column: number, task: Task, step: string): boolean {
  const own: Column = g.state.seats[seat].tree[column];
  if (!task.steps) return true;
  if (own.half === "") {
    own.half = step; // TB-5.7: the red side
    g.tell("task-half", { seat, column }, { rule: "TB-5.7" });
    return false;
  }
  return !(task.different && own.half === step);
}

/** TB-R46: tasks that ask for a state are judged by the state, as often as it can have changed. */
export function* settle(g: Beginning): Rule<void> {
  for (let seat = 0; seat < g.seats; seat++) {
    for (let column = 0; column < g.state.seats[seat].tree.length; column++) {
      const task = taskOf(g, seat, column);
      if (task?.state?.(g, seat)) yield* unlock(g, seat, column); // TB-R46
    }
  }
}

/** A skill column, named where it stands before its owner. */
export function columnOption(column: number, rule: string) {
  return { kind: "column", column, on: `skill/${column}`, rule } as const;
}

/** TB-5.9: completed together, the player says in which order. */
function* unlockAll(g: Beginning, seat: Seat, columns: readonly number[]): Rule<void> {
  const left = columns.slice();
  while (left.length > 1) {
    const options = left.map((column) => columnOption(column, "TB-5.9"));
    const { column } = yield* ask(seat, "boost-order", options, { rule: "TB-5.9" });
    left.splice(left.indexOf(column), 1);
    yield* unlock(g, seat, column);
  }
  yield* unlock(g, seat, left[0]);
}

/** TB-5.2: the marker moves down, and the Boost is active for the rest of the game. */
export function* unlock(g: Beginning, seat: Seat, column: number): Rule<void> {
  const own = g.state.seats[seat];
  const place = own.tree[column];
  if (place.level === 2) return;
  const boost = g.box.characters[own.character].tree[column][place.level];
  place.level = place.level === 0 ? 1 : 2; // TB-5.2
  place.half = ""; // TB-5.7, TB-R154
  g.uses(boost.id);
  g.tell(
    "boost-unlocked",
    { seat, column, level: place.level, boost: boost.id },
    { rule: boost.rule },
  );
  if (boost.unlocked) yield* boost.unlocked(g, seat);
  yield* moments.of(seat).raise(g, "afterBoost", place.level);
}

/** TB-5.10: the columns whose Boost is of the lowest level. */
export function lowestColumns(g: Beginning, seat: Seat): number[] {
  const { tree } = g.state.seats[seat];
  const lowest = tree.some(({ level }) => level === 0) ? 0 : 1;
  return tree.flatMap(({ level }, column) => (level === lowest ? [column] : []));
}

/** TB-5.10: unlock one lowest-level Boost of the player's choice. */
export function* unlockLowest(g: Beginning, seat: Seat): Rule<void> {
  const columns = lowestColumns(g, seat);
  if (columns.length === 0) return;
  const options = columns.map((column) => columnOption(column, "TB-5.10"));
  const { column } =
    options.length === 1 ? options[0] : yield* ask(seat, "column", options, { rule: "TB-5.10" });
  yield* unlock(g, seat, column);
}

export function boostCount(g: Beginning, seat: Seat, least: 1 | 2): number {
  let sum = 0;
  for (const { level } of g.state.seats[seat].tree) {
    if (least === 1) sum += level;
    else if (level === 2) sum++;
  }
  return sum;
}

export function columnName(column: number): string {
  return COLUMNS[column];
}
