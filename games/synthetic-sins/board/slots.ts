/** Where pieces and tokens stand in a room, so that they do not stand on each other. No rules. */
import type { Ref, Sector } from "../src/content/types.js";
import type { TokenName } from "./tokens.js";

type Place = readonly [x: number, y: number];

/** Yours, then everybody else in turn. */
const YOU: Place = [0.66, 0.66];
const OTHERS: readonly Place[] = [
  [0.32, 0.6],
  [0.14, 0.82],
  [0.88, 0.5],
  [0.62, 0.95],
  [0.92, 0.92],
  [0.42, 0.28],
];

/** A house that is turned is narrow: three stand side by side, two before them in the gaps, one behind. */
const YOU_TURNED: Place = [0.56, 0.21];
const OTHERS_TURNED: readonly Place[] = [
  [0.47, 0.58],
  [0.5, 0.93],
  [0.92, 0.4],
  [0.92, 0.78],
  [0.14, 0.34],
  [0.2, 0.76],
];

/** From four on the rows there stand farther apart: nobody's name lies behind another's head. */
const CROWD = 4;
const CROWD_TURNED: readonly Place[] = [
  [0.2, 0.6],
  [0.24, 0.97],
  [0.98, 0.42],
  [0.98, 0.86],
  [0.06, 0.3],
  [0.2, 0.76],
];

export const placeOfYou = (tall: boolean): Place => (tall ? YOU_TURNED : YOU);

/** Everybody's place in a room: the same as long as the same people are in it. */
export function placesIn(refs: readonly Ref[], tall: boolean): ReadonlyMap<Ref, Place> {
  const turned = refs.length < CROWD ? OTHERS_TURNED : CROWD_TURNED;
  const places = tall ? turned : OTHERS;
  return new Map(refs.map((ref, i) => [ref, places[i % places.length]]));
}

const TOKEN_PLACES: Readonly<Record<TokenName, Place>> = {
  objective: [0.5, 0.4],
  optional: [0.3, 0.4],
  exit: [0.84, 0.36],
  entrance: [0.84, 0.84],
  noise: [0.5, 0.72],
  detection: [0.22, 0.5],
  trap: [0.6, 0.9],
  lock: [0.5, 0.3],
  key: [0.2, 0.4],
};

/** In a wide room the first who comes in would stand before it. */
const OPTIONAL_WIDE: Place = [0.62, 0.16];

export const placeOfToken = (token: TokenName, tall: boolean): Place =>
  token === "optional" && !tall ? OPTIONAL_WIDE : TOKEN_PLACES[token];

export type Token = { readonly id: string; readonly name: TokenName; readonly sector: Sector };
