/** HG-3, HG-4: which EX Bosses are in play, where they stand, and what can be aimed at them. */
import type { Seat } from "@sprawl/engine";
import { exBossRef, isPlayer, type Target } from "../aim.js";
import { bossCard } from "../moments.js";
import type { Reading } from "../state.js";
import { livingFrom, othersOf } from "../table.js";
import type { ExBoss } from "./gate.js";

/** An EX Boss at 0 HP is no longer in play. */
export function bossNumbered(g: Reading, number: number): ExBoss | undefined {
  return g.state.gate.bosses.find((boss) => boss.number === number && boss.hp > 0);
}

export function anyBoss(g: Reading): boolean {
  return g.state.gate.bosses.some(({ hp }) => hp > 0);
}

/** HG-3.6: the nearest living players on both sides of a gap; the same one if only one is left. */
export function besideGap(g: Reading, place: Seat): { left: Seat; right: Seat } | undefined {
  const order = livingFrom(g, place);
  if (order.length === 0) return undefined;
  return { left: order[0], right: order[order.length - 1] };
}

/** HG-3.4, HG-3.5, HG-R4: so many gaps to the left, which is clockwise; to the right if below zero. */
export function gapFrom(g: Reading, place: Seat, left: number): Seat {
  return (((place + left) % g.seats) + g.seats) % g.seats;
}

export function isShielded({ shields }: ExBoss): boolean {
  return shields.includes(false);
}

/** May a weapon of this class be aimed at it? */
export function isTargetFor(g: Reading, boss: ExBoss, heavy: boolean): boolean {
  if (bossCard(g, boss.number).noTarget) return false; // HG-4.8, HG-4.9
  if (boss.hp === 0) return false;
  return !(heavy && isShielded(boss)); // HG-4.1, HG-4.2, HG-R6
}

/** EX Bosses that one shot may be aimed at. */
export function bossTargets(g: Reading, heavy: boolean): Target[] {
  const { bosses } = g.state.gate;
  return bosses
    .filter((boss) => isTargetFor(g, boss, heavy))
    .map(({ number }) => exBossRef(number));
}

/** HG-4.10, HG-R7: pairs with an EX Boss in them, for weapons with two targets. */
export function bossPairs(g: Reading, holder: Seat, heavy: boolean): Target[][] {
  const open = g.state.gate.bosses.filter((boss) => isTargetFor(g, boss, heavy));
  const pairs: Target[][] = [];
  const alone = othersOf(g, holder).length === 0;
  open.forEach((boss, i) => {
    const sides = besideGap(g, boss.place);
    const beside = sides ? [...new Set([sides.left, sides.right])] : [];
    for (const seat of beside) if (seat !== holder) pairs.push([seat, exBossRef(boss.number)]); // HG-4.10
    if (alone) pairs.push([exBossRef(boss.number)]); // HG-R7
    for (const other of open.slice(i + 1)) {
      if (other.place === boss.place) pairs.push([exBossRef(boss.number), exBossRef(other.number)]); // HG-R20
    }
  });
  return pairs;
}

/** How far clockwise from the shooter's left a target lies; a gap lies between two seats. */
export function shotPlace(g: Reading, shooter: Seat, target: Target): number {
  if (isPlayer(target)) return ((target - shooter + g.seats) % g.seats) * 2;
  const boss = g.state.gate.bosses.find(({ number }) => exBossRef(number) === target);
  const place = boss ? (boss.place - shooter + g.seats) % g.seats : 0;
  return (place === 0 ? g.seats : place) * 2 - 1;
}
