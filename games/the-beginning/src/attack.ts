/** TB-22: characters attack Enemies. */
import type { Rule } from "@sprawl/engine";
import { moveBar } from "./bars.js";
import { type Area, areasApart, RED_PATH, reach, spawnLocation } from "./board.js";
import {
  cardOptions,
  clearTable,
  drawPersonal,
  influence,
  ofColour,
  playCards,
  turnOver,
} from "./cards.js";
import type { Attack } from "./content.js";
import { deusArea, ELITE } from "./elites.js";
import { moments } from "./moments.js";
import { drawPrograms } from "./programs.js";
import { pick } from "./questions.js";
import { returnToStack } from "./stacks.js";
import type { Beginning, Enemy, FigureIndex } from "./state.js";
import { spendSupply, weaponOf } from "./supply-boxes.js";
import { did } from "./tasks.js";
import { layUnique } from "./unique-cards.js";
import { figureValue, named } from "./values.js";
import { strikeWindow } from "./windows.js";

/** Deus as a target: an Enemy without a marker of the stacks (TB-22.20). */
export const DEUS = "deus";

/** The Areas an Enemy is in: a Watchtower is in three (TB-22.3, TB-22.4, TB-26.6). */
export function areasOf(enemy: Enemy): readonly Area[] {
  return enemy.spot === "red" ? [RED_PATH[enemy.space - 1]] : spawnLocation(enemy.spot).areas;
}

/** How far off a target is: of a Watchtower the nearest of its Areas (TB-22.22). */
export function distanceTo(g: Beginning, from: Area, target: string): number {
  if (target === DEUS) {
    const area = deusArea(g);
    return area === undefined ? 99 : areasApart(from, area);
  }
  const enemy = g.state.enemies.find(({ id }) => id === target);
  return enemy ? Math.min(...areasOf(enemy).map((area) => areasApart(from, area))) : 99; // TB-22.22
}

/**
 * Within this Range: Enemies by id, Deus last (TB-22.1, TB-22.2); no character, nor Apex
 * (TB-22.21).
 */
export function targetsWithin(g: Beginning, area: Area, range: number): string[] {
  const near = reach(area, range);
  const found: string[] = [];
  for (const enemy of g.state.enemies) {
    if (areasOf(enemy).some((each) => near.includes(each))) found.push(enemy.id);
  }
  const deus = deusArea(g);
  if (deus !== undefined && near.includes(deus)) found.push(DEUS); // TB-22.20
  return found;
}

export function rangeOf(g: Beginning, index: FigureIndex): number {
  return figureValue(g, index, "range") + (index === g.state.turn.figure ? g.state.turn.gunner : 0);
}

/** TB-22.5: who can be attacked now. */
export function targetsOf(g: Beginning, index: FigureIndex): string[] {
  return targetsWithin(g, g.state.figures[index].area, rangeOf(g, index));
}

export function shieldOf(g: Beginning, target: string): number {
  if (target === DEUS) return ELITE.shield; // TB-30.1
  const enemy = g.state.enemies.find(({ id }) => id === target);
  return enemy ? g.box.enemies[enemy.type].shield[enemy.level - 1] : 0;
}

/** An attack from naming the target to its end. */
export function* attack(g: Beginning, index: FigureIndex, target: string): Rule<void> {
  const s = g.state;
  const { seat } = s.figures[index];
  const targets = targetsOf(g, index);
  const strike: Attack = {
    figure: index,
    seat,
    target,
    bonus: 0,
    damage: 0,
    all: false,
    after: [],
  };
  const red = redLimit(g, index);
  if (s.seats[seat].driven) {
    strike.all = true; // TB-45.3
    s.seats[seat].driven = false; // TB-R58
  }
  if (index === s.turn.figure) s.turn.gunner = 0;
  g.tell("attacks", { ...named(g, index), enemy: target }, { rule: "TB-22.6" });
  const played = yield* commit(g, strike, red); // TB-22.7, TB-22.9
  yield* strikeWindow(g, strike);
  const random = turnOver(g); // TB-22.10, TB-27.6
  const luck = random === undefined ? 0 : influence(g, random).value;
  const shield = shieldOf(g, target);
  const defence = shield + played - strike.bonus + luck; // TB-22.11
  const hits = defence < 0; // TB-22.12
  g.tell(
    hits ? "attack-hits" : "attack-fails",
    {
      ...named(g, index),
      enemy: target,
      shield,
      red: Math.abs(played),
      bonus: strike.bonus,
      luck,
      defence,
    },
    { rule: "TB-22.12", ...(random !== undefined && { cards: [random] }) },
  );
  if (hits) {
    const damage = figureValue(g, index, "strength") + strike.damage; // TB-22.13, TB-22.14
    const struck = strike.all ? targets : [target]; // TB-22.18, TB-R57
    yield* damageAll(g, index, struck, damage, true);
  }
  clearTable(g);
  for (const after of strike.after) yield* after();
}

/** TB-22.7: the red-card limit, with what is for the next attack only. */
export function redLimit(g: Beginning, index: FigureIndex): number {
  const { turn, seats, figures } = g.state;
  const driven = seats[figures[index].seat].driven ? 1 : 0; // TB-45.3, TB-R59
  const gunner = index === turn.figure ? turn.gunner : 0;
  return figureValue(g, index, "redLimit") + driven + gunner;
}

/** TB-22.7, TB-22.8: red cards, the weapon carried, and unique cards for this moment. */
function* commit(g: Beginning, strike: Attack, limit: number): Rule<number> {
  const { seat, figure } = strike;
  const reds = ofColour(g, seat, "red");
  const weapon = figure < g.seats ? weaponOf(g, figure) : undefined;
  const uniques = g.state.seats[seat].hand.filter((card) => influence(g, card).moment === "attack");
  const options = [
    ...(limit > 0 ? cardOptions(reds) : []),
    ...(weapon ? [{ kind: "weapon" as const, on: `supply/${figure}`, rule: "TB-22.8" }] : []),
    ...uniques.map((card) => ({ kind: "unique" as const, card, on: `card/${card}` })),
  ];
  if (!weapon && g.state.seats[seat].hand.length === 0) return 0; // TB-R56
  const others = options.length - (limit > 0 ? reds.length : 0);
  const picked = yield* pick(seat, "commit", options, {
    min: 0,
    max: Math.min(limit, reds.length) + others,
    check: (all) =>
      all.filter(({ kind }) => kind === "card").length > limit ? "TB-22.7" : undefined,
    rule: "TB-22.7",
    args: { enemy: strike.target, limit },
    safe: [],
  });
  let sum = 0;
  const cards: number[] = [];
  for (const option of picked) {
    if (option.kind === "card") cards.push(option.card);
    else if (option.kind === "weapon") yield* fireWeapon(g, strike);
    else {
      yield* layUnique(g, seat, option.card);
      influence(g, option.card).strike?.(g, strike);
    }
  }
  sum += playCards(g, seat, cards);
  return sum;
}

/** TB-39.11: the weapon is discarded, its effect added to this attack. */
function* fireWeapon(g: Beginning, strike: Attack): Rule<void> {
  const id = weaponOf(g, strike.figure);
  if (!id) return;
  const { attack: adds, program } = g.box.supply[id];
  if (!adds) return;
  strike.bonus += adds.bonus; // TB-39.12, TB-39.13, TB-39.14
  strike.damage += adds.damage;
  if (adds.all) strike.all = true; // TB-39.14
  spendSupply(g, strike.figure);
  if (program) strike.after.push(() => drawPrograms(g, strike.seat, 1)); // TB-39.12
}

/** Damage to several Enemies; for those eliminated the player draws cards (TB-22.16, TB-22.19). */
export function* damageAll(
  g: Beginning,
  index: FigureIndex,
  targets: readonly string[],
  damage: number,
  inAttack: boolean,
): Rule<void> {
  const { seat, area } = g.state.figures[index];
  let reward = 0;
  const gone: { level: Enemy["level"] | 0; distance: number }[] = [];
  for (const target of targets) {
    const distance = distanceTo(g, area, target);
    const level = yield* damageOne(g, target, damage);
    if (level === undefined) continue;
    reward += level; // TB-22.16, TB-R49
    gone.push({ level, distance });
  }
  drawPersonal(g, seat, reward); // TB-22.19
  for (const { level, distance } of gone) {
    g.state.seats[seat].tally.eliminated++;
    yield* moments.of(seat).raise(g, "afterEliminating", index, inAttack);
    yield* did(g, seat, {
      kind: "eliminated",
      kuro: index >= g.seats,
      level,
      attack: inAttack,
      distance,
    });
  }
}

/** The level of an Enemy that is eliminated by it, 0 for Deus; undefined if it stands. */
export function* damageOne(
  g: Beginning,
  target: string,
  damage: number,
): Rule<Enemy["level"] | 0 | undefined> {
  if (damage <= 0) return undefined;
  const s = g.state;
  if (target === DEUS) {
    if (s.deus.status !== "in-play") return undefined;
    yield* moveBar(g, "deus", -damage); // TB-22.20
    return stands(g) ? undefined : 0;
  }
  const enemy = s.enemies.find(({ id }) => id === target);
  if (!enemy) return undefined;
  enemy.damage += damage; // TB-22.17
  const health = g.box.enemies[enemy.type].health[enemy.level - 1];
  if (enemy.damage < health) {
    g.tell("enemy-damaged", { enemy: target, damage }, { rule: "TB-22.17" });
    return undefined;
  }
  g.tell(
    "enemy-eliminated",
    { enemy: target, type: enemy.type, level: enemy.level },
    { rule: "TB-22.15" },
  );
  returnToStack(g, enemy); // TB-22.15
  return enemy.level;
}

function stands(g: Beginning): boolean {
  return g.state.deus.status === "in-play";
}
