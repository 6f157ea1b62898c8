/** A large table on a phone: which way somebody aims, and lines that run over nobody. */
import { describe, expect, test } from "vitest";
import {
  COLUMNS,
  directionOf,
  GUTTER,
  type Plan,
  pathOf,
  placeOf,
  wayThrough,
} from "../board/crowd-plan.js";

const plan: Plan = { width: 384, height: 416, rows: 5, self: 160 };
const PEOPLE = 15;
const cell = {
  width: (plan.width - 2 * GUTTER.wide) / COLUMNS,
  height: (plan.height - 11 - 4 * GUTTER.high) / plan.rows,
};

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
function crossed(from: number, to: number | "self" | "above"): readonly number[] {
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

test("no way crosses anybody, whoever aims at whom", () => {
  const all = Array.from({ length: PEOPLE }, (_, from) => [
    ...Array.from({ length: PEOPLE }, (_, to) => to).filter((to) => to !== from),
    "self" as const,
    "above" as const,
  ]).flatMap((targets, from) => targets.map((to) => ({ from, to, over: crossed(from, to) })));
  expect(all.filter(({ over }) => over.length > 0)).toEqual([]);
});

test("what is aimed at oneself comes down above one's face", () => {
  for (let from = 0; from < PEOPLE; from++) {
    expect(wayThrough(plan, from, "self").at(-1)?.x).toBe(plan.self);
  }
});

test("lines in one gutter run beside each other", () => {
  const ways = [0, 1, 2].map((nth) => pathOf(wayThrough(plan, 0, "self", nth)));
  expect(new Set(ways).size).toBe(3);
});
