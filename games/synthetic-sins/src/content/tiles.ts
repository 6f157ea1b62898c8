/** The 73 sector tiles. A tile has no rules of its own (SS-3.5): a number, a name, a district. */
import type { District, Tile } from "./types.js";

/** The last number of each district; numbers run on from one to the next. */
const districts: readonly (readonly [District, number])[] = [
  ["streets", 10],
  ["offices", 22],
  ["laboratories", 32],
  ["data-and-power", 40],
  ["precinct", 48],
  ["residences", 56],
  ["docks", 65],
  ["public-places", 73],
];

/** All tiles; tile n stands at place n - 1. */
export const tiles: readonly Tile[] = districts.flatMap(([district, last], i) => {
  const before = i === 0 ? 0 : districts[i - 1][1];
  return Array.from({ length: last - before }, (_, at) => ({ number: before + 1 + at, district }));
});
