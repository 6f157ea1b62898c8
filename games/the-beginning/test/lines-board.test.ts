/** The board's own numbers: what costs what, what is filled first, how far bars run. */
import { arrowsFrom, BARS, spawnsWith } from "@sprawl/the-beginning";
import { expect, test } from "vitest";

const costs = (area: Parameters<typeof arrowsFrom>[0]) =>
  Object.fromEntries(arrowsFrom(area).map(({ to, cost }) => [to, cost]));

test("TB-8.7, TB-8.8 into the Med Center is free, out of it costs 1, to Area 1 and to Area 3", () => {
  expect(costs("med-center")).toEqual({ 1: 1, 3: 1 });
  expect(costs(1)["med-center"]).toBe(0);
  expect(costs(3)["med-center"]).toBe(0);
});

test("TB-25.7, TB-R22 7a is filled before 7b, and the single-numbered one before 6/8", () => {
  const filled = (number: number) => spawnsWith(number).map(({ id }) => id);
  expect(filled(7)).toEqual(["7a", "7b"]);
  expect(filled(6)).toEqual(["6", "6/8"]);
  expect(filled(8)).toEqual(["8", "6/8"]);
  expect(filled(12)).toEqual(["12"]);
});

test("TB-34.1, TB-34.8, TB-34.11, TB-34.13, TB-34.16 every bar runs from its end to its end", () => {
  expect(BARS).toEqual({
    riot: { min: -7, max: 7 },
    morale: { min: -10, max: 10 },
    resource: { min: 0, max: 12 },
    security: { min: 0, max: 5 },
    threat: { min: 0, max: 4 },
    apex: { min: 0, max: 9 },
    deus: { min: 0, max: 9 },
  });
});
