/** A large table on a phone: which way somebody aims, and lines that run over nobody. */
import { describe, expect, test } from "vitest";
import {
  crowdSize,
  directionOf,
  GUTTER,
  type Plan,
  pathOf,
  placeOf,
  wayThrough,
} from "../board/crowd-plan.js";

const plan: Plan = { width: 384, height: 416, rows: 5, columns: 3, self: 160 };
/** The same phone on its side. */
const lying: Plan = { width: 486, height: 258, rows: 4, columns: 4, self: 243 };
const PEOPLE = 15;
/** What lies there to be taken, in one line. */
const STRIP = 32;
const cellIn = ({ width, height, rows, columns }: Plan) => ({
  width: (width - (columns - 1) * GUTTER.wide) / columns,
  height: (height - 11 - (rows - 1) * GUTTER.high) / rows,
});

describe("which way", () => {
  test.each([
    { from: 0, to: 1, turn: 0 },
    { from: 1, to: 0, turn: 180 },
    { from: 4, to: 1, turn: -90 },
    { from: 1, to: 4, turn: 90 },
    { from: 7, to: "above" as const, turn: -90 },
  ])("from $from to $to", ({ from, to, turn }) => {
    expect(directionOf(plan, from, to)).toBe(turn);
  });

  test("oneself is below everybody", () => {
    for (let from = 0; from < PEOPLE; from++) {
      const turn = directionOf(plan, from, "self");
      expect(turn).toBeGreaterThan(0);
      expect(turn).toBeLessThan(180);
    }
  });
});

/** The corners of a way and points between them that lie within somebody's cell. */
function crossed(plan: Plan, from: number, to: number | "self" | "above"): readonly number[] {
  const cell = cellIn(plan);
  const way = wayThrough(plan, from, to);
  const points = way.flatMap((point, i) => {
    const next = way[i + 1] ?? point;
    return Array.from({ length: 20 }, (_, n) => ({
      x: point.x + ((next.x - point.x) * n) / 19,
      y: point.y + ((next.y - point.y) * n) / 19,
    }));
  });
  return Array.from({ length: PEOPLE }, (_, seat) => seat).filter((seat) => {
    const { x, y } = placeOf(plan, seat);
    return points.some(
      (point) =>
        Math.abs(point.x - x) < cell.width / 2 - 0.5 &&
        Math.abs(point.y - y) < cell.height / 2 - 0.5,
    );
  });
}

test.each([plan, lying])(
  "$columns in a row: no way crosses anybody, whoever aims at whom",
  (plan) => {
    const all = Array.from({ length: PEOPLE }, (_, from) => [
      ...Array.from({ length: PEOPLE }, (_, to) => to).filter((to) => to !== from),
      "self" as const,
      "above" as const,
    ]).flatMap((targets, from) =>
      targets.map((to) => ({ from, to, over: crossed(plan, from, to) })),
    );
    expect(all.filter(({ over }) => over.length > 0)).toEqual([]);
  },
);

test("what is aimed at oneself comes down above one's face", () => {
  for (let from = 0; from < PEOPLE; from++) {
    expect(wayThrough(plan, from, "self").at(-1)?.x).toBe(plan.self);
  }
});

test("lines in one gutter run beside each other", () => {
  const ways = [0, 1, 2].map((nth) => pathOf(wayThrough(plan, 0, "self", nth)));
  expect(new Set(ways).size).toBe(3);
});

test("the lower the board, the smaller people are drawn, and at last four in a row", () => {
  const sizes = [500, 440, 396, 346, 296].map((height) => crowdSize(PEOPLE, height, STRIP));
  expect(sizes.map(({ as }) => as)).toEqual(["low", "slim", "slim", "slim", "slim"]);
  expect(sizes.map(({ columns }) => columns)).toEqual([3, 3, 3, 4, 4]);
  const faces = sizes.map(({ portrait }) => portrait);
  expect(Math.max(...faces)).toBe(faces[0]);
  expect(crowdSize(8, 500, STRIP)).toMatchObject({ as: "large", columns: 3 });
});

test("a portrait and the cards below it are never higher than their row", () => {
  for (let height = 296; height < 700; height += 4) {
    const { rows, portrait, card } = crowdSize(PEOPLE, height, STRIP);
    const row = (height - 95 - (rows - 1) * GUTTER.high) / rows;
    expect({ height, over: portrait + card * 1.4 > row }).toEqual({ height, over: false });
  }
});
