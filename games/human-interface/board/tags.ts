/** Where names stand so that they hide nobody and no other name. Pure; measures are squares. */
import type { Model } from "../src/index.js";
import { columnOf, type Plan, rowOf } from "../src/plan.js";

export const TAG_PLACES = ["below", "above", "right", "left"] as const;
export type TagPlace = (typeof TAG_PLACES)[number];

type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A figure stands in its square, and its head before the one behind. */
const figureAt = (x: number, y: number): Box => ({
  left: x + 0.15,
  top: y - 0.5,
  right: x + 0.85,
  bottom: y + 0.8,
});

const WIDE = 1.3;
const HIGH = 0.5;
const from = (left: number, top: number): Box => ({
  left,
  top,
  right: left + WIDE,
  bottom: top + HIGH,
});

/** The box of a name at each of its places, as the style sheet lays it. */
const tagAt: Readonly<Record<TagPlace, (x: number, y: number) => Box>> = {
  below: (x, y) => from(x + 0.5 - WIDE / 2, y + 0.67),
  above: (x, y) => from(x + 0.5 - WIDE / 2, y - 0.92),
  right: (x, y) => from(x + 0.85, y + 0.3),
  left: (x, y) => from(x + 0.15 - WIDE, y + 0.3),
};

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** For everybody on the floor the place where the name hides least; below, if that hides nothing. */
export function tagPlaces(there: readonly Model[]): ReadonlyMap<Model, TagPlace> {
  const found = new Map<Model, TagPlace>();
  const taken: Box[] = [];
  for (const model of there) {
    const [x, y] = [columnOf(model.at), rowOf(model.at)];
    const figures = there
      .filter((each) => each !== model)
      .map(({ at }) => figureAt(columnOf(at), rowOf(at)));
    const hides = (place: TagPlace): number => {
      const box = tagAt[place](x, y);
      return [...figures, ...taken].reduce((sum, each) => sum + shared(box, each), 0);
    };
    const [best = "below"] = [...TAG_PLACES].sort((a, b) => hides(a) - hides(b));
    found.set(model, best);
    taken.push(tagAt[best](x, y));
  }
  return found;
}

/** What figures and their names lie over. */
export function boxesTaken(there: readonly Model[]): readonly Box[] {
  return [...tagPlaces(there)].flatMap(([{ at }, place]) => [
    figureAt(columnOf(at), rowOf(at)),
    tagAt[place](columnOf(at), rowOf(at)),
  ]);
}

/** Where an area's name may lie in a square: at its foot. */
const areaTagAt = (x: number, y: number, wide: number): Box => ({
  left: x + 0.08,
  top: y + 0.58,
  right: x + 0.08 + wide,
  bottom: y + 0.94,
});

/**
 * The square at whose foot an area's name lies: the left end of the lowest row, unless somebody or
 * their name is there; then the nearest that is free and has room for all of it.
 */
export function areaTagSquare(
  { floor, squaresOf, areaOf }: Plan,
  area: number,
  wide: number,
  taken: readonly Box[],
): readonly [number, number] {
  const there = squaresOf[area];
  const inside = there.filter((at) => floor.ground[at] === 1 && areaOf[at] === area);
  const places = (inside.length > 0 ? inside : there).map(
    (at) => [at % floor.width, Math.floor(at / floor.width)] as const,
  );
  const bottom = Math.max(...places.map(([, y]) => y));
  const left = Math.min(...places.filter(([, y]) => y === bottom).map(([x]) => x));
  const own = new Set(places.map(([x, y]) => `${x} ${y}`));
  const fits = ([x, y]: readonly [number, number]): boolean =>
    Array.from({ length: Math.ceil(wide + 0.08) }, (_, i) => x + i).every((column) =>
      own.has(`${column} ${y}`),
    );
  const hides = ([x, y]: readonly [number, number]): number =>
    taken.reduce((sum, each) => sum + shared(areaTagAt(x, y, wide), each), 0);
  const away = ([x, y]: readonly [number, number]): number =>
    Math.abs(x - left) + 1.1 * Math.abs(y - bottom);
  const usual = [left, bottom] as const;
  if (hides(usual) === 0) return usual;
  const [free = usual] = places
    .filter((place) => fits(place) && hides(place) === 0)
    .sort((a, b) => away(a) - away(b));
  return free;
}
