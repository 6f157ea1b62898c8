/** Squares, sight and ways, each against a definition so plain that it cannot be wrong. */
import {
  crossedBetween,
  DOORWAY,
  distance,
  FLOOR,
  type Floor,
  groundAt,
  isCrossed,
  lineTo,
  makeFloor,
  nextOnWays,
  sees,
  stepsAway,
  stepsFrom,
  stepsTo,
  towards,
  WALL,
  wayTo,
  xOf,
  yOf,
} from "@sprawl/parts";
import fc from "fast-check";
import { expect, test } from "vitest";

type Board = { readonly floor: Floor; readonly shut: ReadonlySet<number> };

/** A random floor up to 9 by 9, and which of its doorways are shut. */
const boards: fc.Arbitrary<Board> = fc
  .record({ width: fc.integer({ min: 2, max: 9 }), height: fc.integer({ min: 2, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((draws) => ({
        floor: makeFloor(
          width,
          height,
          Uint8Array.from(draws, (n) => (n < 2 ? WALL : n < 8 ? FLOOR : DOORWAY)),
        ),
        shut: new Set(draws.flatMap((n, square) => (n === 9 ? [square] : []))),
      })),
  );

const twoSquares = boards.chain(({ floor, shut }) => {
  const square = fc.integer({ min: 0, max: floor.width * floor.height - 1 });
  return fc.record({
    floor: fc.constant(floor),
    shut: fc.constant(shut),
    from: square,
    to: square,
  });
});

/**
 * Where the open inside of a square and a line from centre to centre meet, as a share of the line
 * in exact fractions: the larger of two beginnings comes before the smaller of two ends.
 */
function crossesInside(x: number, y: number, dx: number, dy: number): boolean {
  const ranges: (readonly [number, number, number])[] = [[0, 1, 1]]; // from, to, divided by
  for (const [at, far] of [
    [x, dx],
    [y, dy],
  ]) {
    if (far === 0) {
      if (at !== 0) return false;
      continue;
    }
    const ends = [2 * at - 1, 2 * at + 1]
      .map((end) => (far < 0 ? -end : end))
      .sort((a, b) => a - b);
    ranges.push([ends[0], ends[1], 2 * Math.abs(far)]);
  }
  return ranges.every(([from, , by]) => ranges.every(([, to, other]) => from * other < to * by));
}

/** The rule, word for word: every square and every corner point of the floor is looked at. */
function seesByDefinition({ floor, shut }: Board, from: number, to: number): boolean {
  const at = [xOf(floor, from), yOf(floor, from)] as const;
  const dx = xOf(floor, to) - at[0];
  const dy = yOf(floor, to) - at[1];
  const end = (square: number) => square === from || square === to;
  const solid = (x: number, y: number) => {
    const square = y * floor.width + x;
    const kind = groundAt(floor, x, y);
    return kind === WALL || (kind === DOORWAY && shut.has(square));
  };
  for (let y = 0; y < floor.height; y++) {
    for (let x = 0; x < floor.width; x++) {
      if (end(y * floor.width + x) || !solid(x, y)) continue;
      if (crossesInside(x - at[0], y - at[1], dx, dy)) return false;
    }
  }
  for (let y = -1; y < floor.height; y++) {
    for (let x = -1; x < floor.width; x++) {
      // The point between (x, y) and (x + 1, y + 1), in halves from the first centre.
      const px = 2 * (x - at[0]) + 1;
      const py = 2 * (y - at[1]) + 1;
      const onLine = px * dy === py * dx && px * dx >= 0 && py * dy >= 0;
      if (!onLine || Math.abs(px) > 2 * Math.abs(dx) || Math.abs(py) > 2 * Math.abs(dy)) continue;
      const around = [0, 1, 2, 3].map((i) => [x + (i & 1), y + (i >> 1)] as const);
      const inside = around.filter(
        ([i, j]) => i >= 0 && j >= 0 && i < floor.width && j < floor.height,
      );
      const open = inside.some(([i, j]) => {
        const square = j * floor.width + i;
        return floor.ground[square] === DOORWAY && (end(square) || !shut.has(square));
      });
      if (open) continue;
      if (around.some(([i, j]) => solid(i, j) && !end(j * floor.width + i))) return false;
    }
  }
  return true;
}

const isShut = (shut: ReadonlySet<number>) => (square: number) => shut.has(square);

test("sight is what the definition says, on any floor", () => {
  fc.assert(
    fc.property(twoSquares, ({ floor, shut, from, to }) => {
      expect(sees(floor, isShut(shut), from, to)).toBe(seesByDefinition({ floor, shut }, from, to));
    }),
    { numRuns: 2000 },
  );
});

test("who sees is seen", () => {
  fc.assert(
    fc.property(twoSquares, ({ floor, shut, from, to }) => {
      expect(sees(floor, isShut(shut), from, to)).toBe(sees(floor, isShut(shut), to, from));
    }),
    { numRuns: 1000 },
  );
});

test("what blocks blocks where the line crosses it, and not at the ends", () => {
  fc.assert(
    fc.property(twoSquares, ({ floor, from, to }) => {
      const open = makeFloor(
        floor.width,
        floor.height,
        new Uint8Array(floor.ground.length).fill(FLOOR),
      );
      const crossed = crossedBetween(open, from, to);
      for (let square = 0; square < open.ground.length; square++) {
        const there = (other: number) => other === square;
        expect(sees(open, () => false, from, to, there)).toBe(!crossed.includes(square));
        expect(isCrossed(open, square, from, to)).toBe(crossed.includes(square));
      }
    }),
    { numRuns: 200 },
  );
});

test("a line crosses exactly the squares whose inside it meets, from first to last", () => {
  for (let dx = 0; dx < 20; dx++) {
    for (let dy = 0; dy < 20; dy++) {
      const wanted: string[] = [];
      for (let x = 0; x <= dx; x++) {
        for (let y = 0; y <= dy; y++) {
          const end = (x === 0 && y === 0) || (x === dx && y === dy);
          if (!end && crossesInside(x, y, dx, dy)) wanted.push(`${x},${y}`);
        }
      }
      expect(lineTo(dx, dy).crossed.map(([x, y]) => `${x},${y}`)).toEqual(wanted);
    }
  }
});

/** The eight squares around, and what forbids a step into each. */
function stepsByDefinition({ floor, shut }: Board, from: number): number[] {
  const solid = (x: number, y: number) => {
    const kind = groundAt(floor, x, y);
    return kind === WALL || (kind === DOORWAY && shut.has(y * floor.width + x));
  };
  const door = (x: number, y: number) => groundAt(floor, x, y) === DOORWAY;
  const [x, y] = [xOf(floor, from), yOf(floor, from)];
  const found: number[] = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || solid(x + dx, y + dy)) continue;
      const diagonal = dx !== 0 && dy !== 0;
      if (diagonal && (door(x, y) || door(x + dx, y + dy))) continue;
      if (diagonal && (solid(x + dx, y) || solid(x, y + dy))) continue;
      found.push((y + dy) * floor.width + x + dx);
    }
  }
  return found.sort((a, b) => a - b);
}

test("steps go where the definition says, and back again", () => {
  fc.assert(
    fc.property(twoSquares, ({ floor, shut, from }) => {
      if (floor.ground[from] === WALL || shut.has(from)) return;
      const steps = stepsFrom(floor, isShut(shut), from);
      expect(steps.slice().sort((a, b) => a - b)).toEqual(stepsByDefinition({ floor, shut }, from));
      for (const to of steps) expect(stepsFrom(floor, isShut(shut), to)).toContain(from);
    }),
    { numRuns: 500 },
  );
});

test("the number of steps is the least that any row of steps needs", () => {
  fc.assert(
    fc.property(twoSquares, ({ floor, shut, from, to }) => {
      // Bellman and Ford: try every step of the floor until nothing gets shorter.
      const far = new Map([[from, 0]]);
      for (let changed = true; changed; ) {
        changed = false;
        for (const [at, steps] of [...far]) {
          for (const next of stepsByDefinition({ floor, shut }, at)) {
            if ((far.get(next) ?? 999) <= steps + 1) continue;
            far.set(next, steps + 1);
            changed = true;
          }
        }
      }
      const steps = stepsTo(floor, isShut(shut), [from]);
      expect(steps[to]).toBe(far.get(to) ?? -1);
      const open = stepsTo(floor, isShut(new Set()), [from]);
      expect(stepsAway(floor, from)[to]).toBe(open[to]);
      const near = stepsTo(floor, isShut(shut), [from], [], { most: 2 });
      expect(near[to]).toBe((far.get(to) ?? 99) <= 2 ? far.get(to) : -1);
    }),
    { numRuns: 200 },
  );
});

test("a way is a row of steps, as short as can be, and goes round what is closed", () => {
  fc.assert(
    fc.property(
      twoSquares,
      fc.integer({ min: 0, max: 80 }),
      ({ floor, shut, from, to }, closed) => {
        if (floor.ground[from] === WALL || shut.has(from) || closed === to) return;
        const way = wayTo(floor, isShut(shut), from, to, [closed]);
        const left = stepsTo(floor, isShut(shut), [from], [closed]);
        expect(way.length).toBe(Math.max(0, left[to]));
        let at = from;
        for (const next of way) {
          expect(stepsFrom(floor, isShut(shut), at)).toContain(next);
          expect(next).not.toBe(closed);
          at = next;
        }
        if (way.length > 0) expect(at).toBe(to);
        const back = stepsTo(floor, isShut(shut), [to]);
        for (const next of nextOnWays(floor, isShut(shut), from, back)) {
          expect(back[next]).toBe(back[from] - 1);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("a diagonal counts as one, and directions go clockwise from up", () => {
  const floor = makeFloor(5, 5, new Uint8Array(25).fill(FLOOR));
  expect(distance(floor, 0, 24)).toBe(4);
  expect(distance(floor, 0, 3)).toBe(3);
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((direction) => towards(floor, 12, direction))).toEqual([
    7, 8, 13, 18, 17, 16, 11, 6,
  ]);
  expect(towards(floor, 0, 0)).toBe(-1);
});
