/** Odds with the General deck as everybody could reckon them: from what is not in the open. */

import { deckIds } from "../deal.js";
import type { Beginning } from "../state.js";
import { influenceValue } from "./values.js";

/** Values of the General deck at the start, one for each of its 40 cards. */
const START: readonly number[] = [
  ...deckIds({ blue: [2, 3, 4, 3, 2], red: [2, 3, 4, 3, 2], grey: 4, green: 4, unique: [] }).map(
    influenceValue,
  ),
  0,
  0,
  0,
  0,
];

/** The chance, from 0 to 1, that an attack with this margin (bonuses less Shield) succeeds. */
export function chanceToHit(_g: Beginning, margin: number): number {
  return START.filter((value) => value - margin < 0).length / START.length;
}

const REDS = START.filter((value) => value < 0).map((value) => -value);

/** The chance to be hit by so many red cards with this Shield and blue cards together. */
export function chanceToBeHit(combat: number, defence: number): number {
  let hits = 0;
  let all = 0;
  if (combat <= 1) {
    for (const red of REDS) {
      all++;
      if (red > defence) hits++;
    }
    return hits / all;
  }
  for (let i = 0; i < REDS.length; i++) {
    for (let j = 0; j < REDS.length; j++) {
      if (i === j) continue;
      all++;
      if (REDS[i] + REDS[j] > defence) hits++;
    }
  }
  return hits / all;
}

/** Of 36: how often the white dice show this number. */
export function oddsOfNumber(number: number): number {
  return number < 2 || number > 12 ? 0 : 6 - Math.abs(7 - number);
}
