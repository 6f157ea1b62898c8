/** Names on the floor lie where they are read: between their walls, before nobody, apart. */
import { expect, test } from "vitest";
import { houseOf } from "../board/house.js";
import { type Box, nameMarks } from "../board/names.js";
import { missions } from "../src/content/missions/index.js";

const house = houseOf(missions[0].map, true);
const name = { sector: 20, words: "Records Room", number: undefined, bright: false };
const SIZE = 24;

/** Where the words begin, and what they are. */
function written(boxes: readonly Box[], names = [name]) {
  const text = nameMarks(house, names, SIZE, boxes);
  return [...text.matchAll(/matrix\(1 \S+ 0 1 (\S+) (\S+)\)">(.*?)<\/g>/g)].map(
    ([, x, y, inside]) => ({
      at: [Number(x), Number(y)] as const,
      lines: [...inside.matchAll(/>([^<]+)<\/text>/g)].map(([, line]) => line),
    }),
  );
}

/** Everything around a place on the paper. */
const around = ([x, y]: readonly [number, number], by: number): Box => ({
  x: [x - by, x + by],
  y: [y - by, y + by],
});

test("a name begins at the left end of the near edge, in one line if that fits", () => {
  const [{ at, lines }] = written([]);
  expect(lines).toEqual(["Records Room"]);
  const [left] = house.at(20, 0.96, 0.97);
  expect(at[0]).toBeCloseTo(left, 0);
  const long = { ...name, words: "Commissioner's Long Office" };
  expect(written([], [long])[0].lines).toEqual(["Commissioner's Long", "Office"]);
});

test("a name makes room for whoever stands before it, and for the name of the next room", () => {
  const [free] = written([]);
  const [moved] = written([around(free.at, 40)]);
  expect(moved.at).not.toEqual(free.at);
  const [first, second] = written([], [name, name]);
  expect(first.at).toEqual(free.at);
  expect(second.at).not.toEqual(first.at);
});

test("a name that could not be read is its number", () => {
  const [{ lines }] = written([around(house.at(20, 0.5, 0.5), 1000)]);
  expect(lines).toEqual(["20"]);
});

test("before a wall a name lies on top of it: in its room, not in the next one", () => {
  const wide = houseOf(missions[0].map, false);
  const [barred, open] = [19, 20];
  expect([wide.walled(barred), wide.walled(open)]).toEqual([true, false]);
  const lowest = (sector: number) => {
    const text = nameMarks(wide, [{ ...name, sector }], SIZE, []);
    return Number(text.match(/0 1 \S+ (\S+)\)/)?.[1]);
  };
  const [, foot] = wide.at(barred, 0.03, 0.96);
  const [, near] = wide.at(open, 0.03, 0.96);
  expect(lowest(barred)).toBeLessThan(foot - 30);
  expect(lowest(open)).toBeCloseTo(near, 0);
});
