import { moved, stepsTowards, stepsToZone, type Track, zoneOf } from "@sprawl/parts";
import fc from "fast-check";
import { expect, test } from "vitest";

const unrest: Track<"red" | "yellow" | "blue"> = {
  min: -7,
  max: 7,
  zones: [
    { name: "blue", from: -3, to: 3 },
    { name: "yellow", from: -6, to: -4 },
    { name: "yellow", from: 4, to: 6 },
    { name: "red", from: -7, to: -7 },
    { name: "red", from: 7, to: 7 },
  ],
};
const values = fc.integer({ min: -7, max: 7 });

test("a move never leaves the track, and goes as far as it can", () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -20, max: 20 }), (value, by) => {
      let step = value;
      for (let i = 0; i < Math.abs(by); i++) {
        const next = step + Math.sign(by);
        if (next >= -7 && next <= 7) step = next;
      }
      expect(moved(unrest, value, by)).toBe(step);
    }),
  );
});

test("towards a goal, never past it", () => {
  fc.assert(
    fc.property(values, values, fc.nat(9), (value, goal, steps) => {
      let step = value;
      for (let i = 0; i < steps && step !== goal; i++) step += Math.sign(goal - step);
      expect(value + stepsTowards(value, goal, steps)).toBe(step);
    }),
  );
});

test("zones have names, and a distance", () => {
  expect([-7, -6, -4, -3, 0, 4, 7].map((value) => zoneOf(unrest, value))).toEqual([
    "red",
    "yellow",
    "yellow",
    "blue",
    "blue",
    "yellow",
    "red",
  ]);
  fc.assert(
    fc.property(values, fc.constantFrom("red", "yellow", "blue"), (value, name) => {
      const all = Array.from({ length: 15 }, (_, i) => i - 7).filter(
        (other) => zoneOf(unrest, other) === name,
      );
      expect(stepsToZone(unrest, value, name)).toBe(
        Math.min(...all.map((other) => Math.abs(other - value))),
      );
    }),
  );
  expect(stepsToZone({ min: 0, max: 1 }, 0, "red")).toBeUndefined();
});
