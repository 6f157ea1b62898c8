/** The odds of fights, from one's own cards and what is known of the deck. */
import type { Plain, Seat } from "@sprawl/engine";
import { DEUS, redLimit, shieldOf } from "../attack.js";
import { ELITE } from "../elites.js";
import type { Beginning, FigureIndex } from "../state.js";
import { figureValue } from "../values.js";
import { chanceToBeHit, chanceToHit } from "./odds.js";
import { influenceValue } from "./values.js";

/** Red cards a figure could play, the best first, up to its limit. */
export function bestReds(g: Beginning, index: FigureIndex): number[] {
  const { hand } = g.state.seats[g.state.figures[index].seat];
  const value = (card: number) => influenceValue(String(g.face(card)));
  return hand
    .filter((card) => value(card) < 0)
    .sort((a, b) => value(a) - value(b))
    .slice(0, redLimit(g, index));
}

/** What a carried weapon would add. */
export function weaponBonus(g: Beginning, index: FigureIndex) {
  const [supply] = g.state.figures[index].supply;
  const id = supply === undefined ? undefined : g.face(supply);
  return (id !== undefined && g.box.supply[id]?.attack) || { bonus: 0, damage: 0 };
}

/** The chance of an attack without any card, and with the best red cards and the weapon. */
export function attackOdds(g: Beginning, index: FigureIndex, target: string) {
  const shield = shieldOf(g, target);
  const reds = bestReds(g, index).reduce(
    (sum, card) => sum - influenceValue(String(g.face(card))),
    0,
  );
  const { bonus } = weaponBonus(g, index);
  return { bare: chanceToHit(g, -shield), best: chanceToHit(g, reds + bonus - shield) };
}

/** Of 100: how often this attack hits, with the Shield and these blue cards. */
export function defenceOdds(
  g: Beginning,
  seat: Seat,
  args: Readonly<Record<string, Plain>>,
  blues: readonly number[],
): number {
  const index = Number(args.figure ?? seat);
  const combat = Number(args.combat ?? ELITE.combat);
  const blue = blues.reduce((sum, card) => sum + influenceValue(String(g.face(card))), 0);
  return Math.round(chanceToBeHit(combat, figureValue(g, index, "shield") + blue) * 100);
}

/** What this Enemy takes from whom it hits. */
export function strengthOf(g: Beginning, target: string): number {
  if (target === DEUS) return ELITE.strength;
  const enemy = g.state.enemies.find(({ id }) => id === target);
  return enemy ? g.box.enemies[enemy.type].strength[enemy.level - 1] : 0;
}
