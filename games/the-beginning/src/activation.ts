/** TB-24: the Activation Phase; TB-27.9: Thieves at the entrance; TB-29.8: Apex attacks. */
import type { Rule } from "@sprawl/engine";
import { DEUS, damageOne } from "./attack.js";
import { type Area, RED_PATH, reach, SPAWNS, spawnLocation } from "./board.js";
import { clearTable, drawPersonal, influence, turnOver } from "./cards.js";
import { type Attacker, attackFigure, enemyAttacks, turnReds } from "./defence.js";
import { areaOf, rollDice } from "./dice.js";
import { apexArea, deusArea, ELITE } from "./elites.js";
import { crawlerTo } from "./red-path.js";
import { spawn } from "./spawning.js";
import type { Beginning, Enemy, FigureIndex } from "./state.js";

/** TB-24.1, TB-R24: all four dice together; activation first, then the new Enemy (TB-24.4). */
export function* activationPhase(g: Beginning): Rule<void> {
  const [orange, red, one, two] = yield* rollDice(g, ["orange", "red", "white", "white"]);
  yield* activate(g, areaOf(orange)); // TB-24.2
  yield* spawn(g, red, one + two); // TB-24.4, TB-24.6
}

/** TB-24.3: every Enemy of this Area acts, one after the other. */
export function* activate(g: Beginning, area: Area): Rule<void> {
  g.tell("activated", { area }, { rule: "TB-24.2" });
  for (const id of activatedIn(g, area)) {
    if (id === DEUS) {
      if (deusArea(g) === area) yield* deusActs(g, area); // TB-30.10, TB-30.11
      continue;
    }
    const enemy = g.state.enemies.find((each) => each.id === id); // TB-24.8
    if (enemy) yield* acts(g, enemy, area);
  }
}

/** TB-24.5, TB-24.8, TB-R60: who acts, in order, fixed when the die is read. */
export function activatedIn(g: Beginning, area: Area): string[] {
  const order: string[] = [];
  for (const { id, areas } of SPAWNS) {
    if (!areas.includes(area)) continue; // TB-26.4
    const enemy = g.state.enemies.find(({ spot }) => spot === id);
    if (enemy) order.push(enemy.id);
  }
  for (let space = RED_PATH.length; space > 0; space--) {
    if (RED_PATH[space - 1] !== area) continue;
    const crawler = g.state.enemies.find((each) => each.spot === "red" && each.space === space);
    if (crawler) order.push(crawler.id);
    if (g.state.deus.status === "in-play" && g.state.deus.space === space) order.push(DEUS);
  }
  return order;
}

export function attackerOf(g: Beginning, enemy: Enemy): Attacker {
  const piece = g.box.enemies[enemy.type];
  const i = enemy.level - 1;
  return {
    enemy: enemy.id,
    strength: piece.strength[i],
    combat: piece.combat[i],
    all: piece.attacksAll === true,
    steals: piece.steals === true,
  };
}

function* acts(g: Beginning, enemy: Enemy, area: Area): Rule<void> {
  g.tell("enemy-acts", { enemy: enemy.id }, { rule: "TB-24.3" });
  if (enemy.spot === "red") {
    yield* crawlerTo(g, enemy, enemy.space + 1); // TB-28.6, TB-28.7
    if (!g.state.enemies.includes(enemy)) return;
    return yield* enemyAttacks(g, attackerOf(g, enemy), [RED_PATH[enemy.space - 1]]); // TB-28.6
  }
  const tower = spawnLocation(enemy.spot).areas.length > 1;
  const { range } = g.box.enemies[enemy.type];
  const areas = tower ? [area] : reach(area, range); // TB-26.5, TB-R63
  yield* enemyAttacks(g, attackerOf(g, enemy), areas);
}

const DEUS_ATTACKS: Attacker = {
  enemy: DEUS,
  strength: ELITE.strength,
  combat: ELITE.combat,
  all: true,
  steals: false,
};

/** TB-30.10: every character in its Area, and Apex. */
function* deusActs(g: Beginning, area: Area): Rule<void> {
  g.tell("enemy-acts", { enemy: DEUS }, { rule: "TB-30.10" });
  yield* enemyAttacks(g, DEUS_ATTACKS, [area]);
}

/** TB-27.9: every Thief of an Area attacks a carrier who enters it (TB-R64, TB-R140). */
export function* thievesAtEntrance(g: Beginning, index: FigureIndex, area: Area): Rule<void> {
  for (const { id, areas } of SPAWNS) {
    if (!areas.includes(area)) continue;
    const thief = g.state.enemies.find(({ spot }) => spot === id);
    if (!thief || !g.box.enemies[thief.type].steals) continue;
    if (g.state.figures[index].chips.length === 0) return; // TB-R140
    yield* attackFigure(g, attackerOf(g, thief), index); // TB-27.9
  }
}

// --- Apex ----------------------------------------------------------------------------------------

/** TB-29.8, TB-29.13: Enemies on a Spawn Location in Apex's Area, never Crawlers or Deus. */
export function apexTargets(g: Beginning): Enemy[] {
  const area = apexArea(g);
  if (area === undefined) return [];
  return g.state.enemies.filter(
    ({ spot }) => spot !== "red" && spawnLocation(spot).areas.includes(area), // TB-29.12, TB-29.13
  );
}

/** TB-29.10, TB-29.11. */
export function* apexAttacks(g: Beginning, target: string): Rule<void> {
  const enemy = g.state.enemies.find(({ id }) => id === target);
  if (!enemy) return;
  const { sum, reds } = turnReds(g, ELITE.combat); // TB-29.10
  const own = turnOver(g);
  const luck = own === undefined ? 0 : influence(g, own).value;
  const defence = g.box.enemies[enemy.type].shield[enemy.level - 1] - sum + luck; // TB-29.10
  g.tell(
    defence < 0 ? "apex-hits" : "apex-misses",
    { enemy: target, defence },
    { cards: reds, rule: "TB-29.10" },
  );
  clearTable(g);
  if (defence >= 0) return;
  const level = yield* damageOne(g, target, ELITE.strength); // TB-29.11
  if (level) drawPersonal(g, g.state.general, level); // TB-R50
}
