/** TB-25, TB-26: Enemies appear; Spawn Locations are destroyed. */
import type { Rule } from "@sprawl/engine";
import { moveBar } from "./bars.js";
import { SPAWNS, type SpawnId, spawnsWith } from "./board.js";
import { rollDice } from "./dice.js";
import { ask } from "./questions.js";
import { leaderOf } from "./ranks.js";
import { makeRoom } from "./red-path.js";
import { returnToStack, takeMarker } from "./stacks.js";
import type { Beginning, Enemy, EnemyType } from "./state.js";

/** TB-25.1: what the red die brings. */
export function typeOf(g: Beginning, die: number): EnemyType | undefined {
  for (const { type, dice } of Object.values(g.box.enemies)) if (dice.includes(die)) return type;
  return undefined; // TB-25.1: 9 to 12
}

export function enemyOn(g: Beginning, spot: SpawnId): Enemy | undefined {
  return g.state.enemies.find((enemy) => enemy.spot === spot);
}

/** TB-25.2, TB-25.3: by the red die and the sum of the white dice. */
export function* spawn(g: Beginning, red: number, white: number): Rule<void> {
  const type = typeOf(g, red);
  if (!type) return; // TB-25.2
  if (g.box.enemies[type].walks) return yield* spawnCrawler(g, type); // TB-25.4
  const free = spawnsWith(white).find(
    ({ id }) => !enemyOn(g, id) && !g.state.deadZones.includes(id), // TB-25.7, TB-26.2
  );
  const enemy = free && takeMarker(g, type); // TB-25.5
  if (!free || !enemy) return yield* cannotPlace(g, type); // TB-25.6, TB-25.9, TB-26.10
  enemy.spot = free.id;
  g.tell("spawned", { enemy: type, level: enemy.level, spawn: free.id }, { rule: "TB-25.3" });
}

/** TB-25.4: a Crawler always appears on Red 1. */
export function* spawnCrawler(g: Beginning, type: EnemyType = "crawler"): Rule<void> {
  if (g.state.stacks[type].length === 0) return yield* cannotPlace(g, type); // TB-R75
  yield* makeRoom(g, 1); // TB-28.3
  const enemy = takeMarker(g, type);
  if (!enemy) return;
  enemy.space = 1; // TB-25.4
  g.tell("crawler-appears", { level: enemy.level }, { rule: "TB-25.4" });
}

/** TB-25.8: every Enemy that cannot be placed raises Threat by 1. */
function* cannotPlace(g: Beginning, type: EnemyType): Rule<void> {
  g.tell("cannot-place", { enemy: type }, { rule: "TB-25.8" });
  yield* moveBar(g, "threat", 1); // TB-25.6, TB-25.8, TB-25.9
}

/**
 * TB-33.4: for each result of 1 to 8 an Enemy is spawned, with its own roll of the white dice; it
 * does not act (TB-R68).
 */
export function* raid(g: Beginning, times: number): Rule<void> {
  for (let i = 0; i < times; i++) {
    const [red] = yield* rollDice(g, ["red"]);
    const type = typeOf(g, red);
    if (!type) continue;
    if (g.box.enemies[type].walks) {
      yield* spawnCrawler(g, type); // TB-R98
      continue;
    }
    const [one, two] = yield* rollDice(g, ["white", "white"]); // TB-33.4
    yield* spawn(g, red, one + two); // TB-33.5
  }
}

export const DEAD_ZONES = 4;

/** TB-26.8: a Spawn Location is destroyed for the rest of the game. */
export function* destroySpawn(g: Beginning, spot: SpawnId): Rule<void> {
  const s = g.state;
  if (s.deadZones.length === DEAD_ZONES) {
    yield* moveBar(g, "threat", 1); // TB-R160
    return;
  }
  s.deadZones.push(spot); // TB-26.8
  g.tell("spawn-destroyed", { spawn: spot }, { rule: "TB-26.8" });
  const enemy = enemyOn(g, spot);
  if (enemy) returnToStack(g, enemy); // TB-26.9
}

/** One Spawn Location with the number of the white dice, the Leader choosing; or Threat +1. */
export function* destroyByDice(g: Beginning): Rule<void> {
  const [one, two] = yield* rollDice(g, ["white", "white"]);
  const whole = spawnsWith(one + two).filter(({ id }) => !g.state.deadZones.includes(id));
  if (whole.length === 0) return yield* moveBar(g, "threat", 1);
  yield* destroySpawn(
    g,
    yield* chooseSpawn(
      g,
      whole.map(({ id }) => id),
    ),
  );
}

export function* chooseSpawn(g: Beginning, spots: readonly SpawnId[]): Rule<SpawnId> {
  const options = spots.map((id) => ({ kind: "spawn" as const, spawn: id, on: `spawn/${id}` }));
  const { spawn: spot } =
    options.length === 1
      ? options[0]
      : yield* ask(leaderOf(g), "spawn", options, { rule: "TB-26.8" });
  return spot;
}

export function wholeSpawns(g: Beginning): SpawnId[] {
  return SPAWNS.map(({ id }) => id).filter((id) => !g.state.deadZones.includes(id));
}

/** TB-26.7, TB-8.9, TB-8.11: with 5 or 6 players, while an Enemy is on 6 or on 8. */
export function isBlocked(g: Beginning): boolean {
  if (g.seats < 5) return false; // TB-2.13
  return enemyOn(g, "6") !== undefined || enemyOn(g, "8") !== undefined; // TB-26.7, TB-R23
}
