/**
 * The geometry of the rules, word for word and without any cleverness: every square and every
 * corner is looked at. And boards by chance to hold it against.
 */
import { box, type Interface, type Model, type Plan, type Tile } from "@sprawl/human-interface";
import { DOORWAY, WALL } from "@sprawl/parts";
import fc from "fast-check";
import { drawPlan } from "../src/plan.js";

export const WIDE = 36;
export const xOf = (at: number): number => at % WIDE;
export const yOf = (at: number): number => Math.floor(at / WIDE);

/** HI-9.11 */
export const far = (a: number, b: number): number =>
  Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** Does the line between the two centres meet the inside of that square? In exact halves. */
export function meets(from: number, to: number, at: number): boolean {
  const spans: (readonly [number, number, number])[] = [[0, 1, 1]]; // from, to, divided by
  for (const [a, b, c] of [
    [xOf(from), xOf(to), xOf(at)],
    [yOf(from), yOf(to), yOf(at)],
  ]) {
    if (a === b && c !== a) return false;
    if (a === b) continue;
    const [low, high] = [2 * (c - a) - 1, 2 * (c - a) + 1].map((end) => (b < a ? -end : end));
    spans.push([Math.min(low, high), Math.max(low, high), 2 * Math.abs(b - a)]);
  }
  return spans.every(([low, , by]) => spans.every(([, high, other]) => low * other < high * by));
}

/** All squares of the rectangle two squares span. */
function spanned(from: number, to: number): number[] {
  const found: number[] = [];
  for (let y = Math.min(yOf(from), yOf(to)); y <= Math.max(yOf(from), yOf(to)); y++) {
    for (let x = Math.min(xOf(from), xOf(to)); x <= Math.max(xOf(from), xOf(to)); x++)
      found.push(y * WIDE + x);
  }
  return found;
}

/** HI-10.2: the squares between, from the first to the second. */
export function between(from: number, to: number): number[] {
  const along = (at: number): number =>
    Math.abs(xOf(at) - xOf(from)) + Math.abs(yOf(at) - yOf(from));
  return spanned(from, to)
    .filter((at) => at !== from && at !== to && meets(from, to, at))
    .sort((a, b) => along(a) - along(b));
}

/** A wall, a closed door, or what lies outside. */
export function isSolid(g: Interface, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= WIDE || y >= WIDE) return true;
  const { floor, doors } = planOf(g);
  const at = y * WIDE + x;
  if (floor.ground[at] === WALL) return true;
  const door = doors.findIndex((each) => each.at === at);
  return door >= 0 && !g.state.doors[door].open;
}

export const planOf = (g: Interface): Plan => g.box.missions[g.state.mission].plan;

const isDoorway = (g: Interface, x: number, y: number): boolean =>
  planOf(g).floor.ground[y * WIDE + x] === DOORWAY;

/** HI-10.3, HI-10.4, HI-10.9: nothing solid is crossed, nor touched at a corner no doorway has. */
export function seesByDefinition(g: Interface, from: number, to: number): boolean {
  if (between(from, to).some((at) => isSolid(g, xOf(at), yOf(at)))) return false;
  const [x0, y0, x1, y1] = [xOf(from), yOf(from), xOf(to), yOf(to)];
  for (let y = Math.min(y0, y1); y < Math.max(y0, y1); y++) {
    for (let x = Math.min(x0, x1); x < Math.max(x0, x1); x++) {
      // The corner between (x, y) and (x + 1, y + 1), in halves from the first centre.
      const [px, py] = [2 * (x - x0) + 1, 2 * (y - y0) + 1];
      if (px * (y1 - y0) !== py * (x1 - x0)) continue;
      const around = [0, 1, 2, 3].map((i) => [x + (i & 1), y + (i >> 1)] as const);
      const isEnd = (i: number, j: number): boolean => [from, to].includes(j * WIDE + i);
      if (around.some(([i, j]) => isDoorway(g, i, j) && (isEnd(i, j) || !isSolid(g, i, j))))
        continue;
      if (around.some(([i, j]) => !isEnd(i, j) && isSolid(g, i, j))) return false;
    }
  }
  return true;
}

/** HI-9.8 to HI-9.10: one step. */
export function stepsByDefinition(g: Interface, from: number): number[] {
  const [x, y] = [xOf(from), yOf(from)];
  const found: number[] = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || isSolid(g, x + dx, y + dy)) continue;
      if (dx !== 0 && dy !== 0) {
        if (isDoorway(g, x, y) || isDoorway(g, x + dx, y + dy)) continue;
        if (isSolid(g, x + dx, y) || isSolid(g, x, y + dy)) continue;
      }
      found.push((y + dy) * WIDE + x + dx);
    }
  }
  return found;
}

/** Least steps to everywhere: all steps are tried until nothing gets shorter. */
export function walksByDefinition(
  g: Interface,
  from: number,
  barred: (at: number) => boolean = () => false,
): Map<number, number> {
  const steps = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, taken] of [...steps]) {
      for (const next of stepsByDefinition(g, at)) {
        if (barred(next) || (steps.get(next) ?? 9999) <= taken + 1) continue;
        steps.set(next, taken + 1);
        changed = true;
      }
    }
  }
  return steps;
}

/** A board of up to four tiles of chance, its doors open or closed, everybody somewhere on it. */
export type Chance = {
  readonly tiles: readonly (readonly number[])[];
  readonly tacs: readonly number[];
  readonly turned: readonly number[];
  readonly open: readonly boolean[];
  readonly places: readonly number[];
  readonly held: number;
  readonly intervening: boolean;
};

export const chances: fc.Arbitrary<Chance> = fc.record({
  tiles: fc.array(fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 144, maxLength: 144 }), {
    minLength: 1,
    maxLength: 4,
  }),
  tacs: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
  turned: fc.array(fc.constantFrom(0, 90, 180, 270), { minLength: 4, maxLength: 4 }),
  open: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  places: fc.array(fc.nat(5000), { minLength: 8, maxLength: 8 }),
  held: fc.integer({ min: -1, max: 1 }),
  intervening: fc.boolean(),
});

/** Walls, floor of the hallway and of two rooms, doorways. */
const MARKS = ["#", "#", ".", ".", ".", ".", "1", "1", "2", "2", "+", "+"];

/** The mission at hand, on a board by chance. */
export function onBoard(base: Interface, chance: Chance): Interface {
  const tiles: Record<string, Tile> = {};
  const row = chance.tiles.map((marks, i) => {
    const rows = Array.from({ length: 12 }, (_, y) =>
      marks.slice(12 * y, 12 * y + 12).map((mark) => MARKS[mark] ?? "."),
    );
    const [hallway = 0, ...rooms] = chance.tacs.slice(3 * i, 3 * i + 3);
    const squares = rows.map((marks) => marks.join(""));
    tiles[`${i}`] = { id: `${i}`, name: `${i}`, hallway, rooms, squares };
    return { face: `${i}`, turned: chance.turned[i] ?? 0 };
  });
  const layout = row.length === 4 ? [row.slice(0, 2), row.slice(2)] : [row.slice(0, 3)];
  const mission = { ...box.missions[base.state.mission], layout, terminals: [], doors: {} };
  const bare = drawPlan(mission, tiles);
  const floors = bare.squaresOf.flat();
  const place = (i: number): number => floors[(chance.places[i] ?? 0) % floors.length] ?? 0;
  const doorways = floors.filter((at) => bare.floor.ground[at] === DOORWAY);
  const plain = doorways.filter((_, i) => i % 3 !== 0).map((at) => [xOf(at), yOf(at)] as const);
  const orange = [xOf(place(7)), yOf(place(7))] as const;
  const plan = drawPlan(
    { ...mission, doors: { plain }, terminals: [{ id: "orange", at: orange, strength: 1 }] },
    tiles,
  );
  const doors = plan.doors.map((door, i) => ({
    ...door,
    open: chance.open[i % 40] ?? false,
    locked: false,
    forced: false,
    openedBy: -3,
    passing: false,
  }));
  const taken = new Set<number>();
  const models = base.state.models.map((model, i): Model => {
    if (model.condition !== "ready") return { ...model, at: -1 };
    let at = place(i);
    while (taken.has(at)) at = floors[(floors.indexOf(at) + 1) % floors.length];
    taken.add(at);
    return { ...model, at };
  });
  const terminals = [
    {
      ...TERMINAL,
      at: orange[1] * WIDE + orange[0],
      team: chance.held,
    },
  ];
  const missions = { ...base.box.missions };
  missions[base.state.mission] = { ...box.missions[base.state.mission], plan };
  return changed(base, {
    options: { ...base.options, intervening: chance.intervening },
    box: { ...base.box, missions },
    state: { ...base.state, models, doors, terminals, mines: [] },
  });
}

/** The same mission, with some of it otherwise. */
export const changed = (
  g: Interface,
  parts: Partial<Pick<Interface, "state" | "options" | "box">>,
): Interface => Object.assign({}, g, parts);

const TERMINAL = {
  id: "orange",
  strength: 1,
  controller: "",
  programs: [],
  guards: [],
  taken: false,
};
