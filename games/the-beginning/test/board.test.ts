/** Where things stand on the map, and what the log tells of a check. */
import type { GameEvent } from "@sprawl/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastCheck, logUntil, turnedCheck } from "../board/check-log.js";
import {
  HEIGHT,
  LANDS,
  PLACE_AT,
  RED_AT,
  SPAWN_AT,
  spotAt,
  standing,
  WIDTH,
} from "../board/geography.js";
import { turnsSinceTalk } from "../board/said.js";
import { AREAS, PLACES, SPAWNS } from "../src/board.js";

describe("the map", () => {
  test("figures of one Area stand apart, in its rows, each nearest to its own Place", () => {
    const crowd = fc
      .constantFrom(...AREAS)
      .chain((area) =>
        fc
          .array(fc.constantFrom(...PLACES[area]), { minLength: 1, maxLength: 7 })
          .map((places) => ({ area, places })),
      );
    fc.assert(
      fc.property(crowd, ({ area, places }) => {
        const points = standing(area, places);
        expect(points).toHaveLength(places.length);
        const seen = new Set(points.map(([x, y]) => `${Math.round(x)} ${y}`));
        expect(seen.size).toBe(places.length);
        for (const [x, y] of points) {
          const row = LANDS[area].rows.find((each) => each.y === y);
          expect(row).toBeDefined();
          expect(x).toBeGreaterThanOrEqual((row?.from ?? 0) - 0.01);
          expect(x).toBeLessThanOrEqual((row?.to ?? 0) + 0.01);
        }
      }),
    );
  });

  test("one figure stands right before its Place, where the row reaches it", () => {
    expect(standing(1, ["sector-2"])).toEqual([[PLACE_AT["sector-2"][0], 238]]);
  });

  test("everything with a place lies on the paper, and Spawn Locations lie apart", () => {
    const all = [...SPAWNS.map(({ id }) => SPAWN_AT[id]), ...RED_AT, ...Object.values(PLACE_AT)];
    for (const [x, y] of all) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
    SPAWNS.forEach(({ id }, i) => {
      for (const other of SPAWNS.slice(i + 1)) {
        const [[ax, ay], [bx, by]] = [SPAWN_AT[id], SPAWN_AT[other.id]];
        expect(Math.hypot(ax - bx, ay - by), `${id} ${other.id}`).toBeGreaterThan(50);
      }
    });
  });

  test("however many Data Chips lie in the Junkyard, each has a spot of its own", () => {
    for (const all of [1, 8, 16, 24]) {
      const spots = new Set(Array.from({ length: all }, (_, i) => spotAt(i, all).join(" ")));
      expect(spots.size).toBe(all);
    }
  });
});

const event = (type: string, args: GameEvent["args"], faces?: readonly string[]): GameEvent => ({
  type,
  at: 0,
  args,
  ...(faces && { faces }),
});

describe("a check in the log", () => {
  const log: readonly GameEvent[] = [
    event("turn-begins", { seat: 1 }),
    event("event", { event: "bad-water" }),
    event("check", { event: "bad-water", goal: 8 }),
    event("contributed", { seat: 1, count: 1, statement: "a-little" }),
    event("contributed", { seat: 2, count: 0, statement: "silent" }),
    event("contributed", { seat: 1, count: 2, statement: "silent" }),
    event("check-revealed", { event: "bad-water" }, ["blue-3", "red-1"]),
    event("check-total", { event: "bad-water", goal: 8, total: 2, met: "missed" }),
  ];

  test("tells who gave how many in all, what they said first, the cards and the result", () => {
    expect(lastCheck(log)).toEqual({
      event: "bad-water",
      goal: 8,
      given: [
        { seat: 1, count: 3, statement: "a-little" },
        { seat: 2, count: 0, statement: "silent" },
      ],
      faces: ["blue-3", "red-1"],
      total: 2,
      met: false,
    });
  });

  test("is over with the turn, and while another Event is resolved", () => {
    expect(lastCheck([...log, event("turn-begins", { seat: 2 })])).toBeUndefined();
    expect(lastCheck([...log, event("event", { event: "coup" })])).toBeUndefined();
  });

  test("lies turned over before its total is read, and is read also where the next turn begins at once", () => {
    const [{ args }, turned, total] = log.slice(-3);
    expect(args.count).toBe(2);
    const after = [...log, event("turn-begins", { seat: 2 })];
    const { goal, faces, given } = turnedCheck(logUntil(after, turned));
    expect([goal, faces, given.length]).toEqual([8, ["blue-3", "red-1"], 2]);
    expect(lastCheck(logUntil(after, total))).toMatchObject({ total: 2, met: false });
  });

  test("a count of grey and green has no target", () => {
    const count = [...log.slice(0, 7), event("check-count", { event: "bad-water", count: 2 })];
    expect(lastCheck(count)).toMatchObject({ goal: undefined, total: 2, met: undefined });
  });
});

test("what was said to the table stands there until the first turn of the round is over", () => {
  const turn = event("turn-begins", { seat: 1 });
  const talk = [turn, event("said-claim", { by: 0 }), event("said-vouch", { by: 1 })];
  expect(turnsSinceTalk([...talk, turn])).toBe(1);
  expect(turnsSinceTalk([...talk, turn, turn])).toBe(2);
});
