/** Names on the floor hide nobody. */
import { expect, test } from "vitest";
import { areaTagSquare, boxesTaken, tagPlaces } from "../board/tags.js";
import type { Model } from "../src/index.js";
import { WIDTH } from "../src/index.js";
import type { Plan } from "../src/plan.js";

const at = (column: number, row: number): Model => ({ at: row * WIDTH + column }) as Model;

test("whoever stands free has the name below", () => {
  const [a, b] = [at(2, 2), at(8, 8)];
  expect([...tagPlaces([a, b]).values()]).toEqual(["below", "below"]);
});

test("a name does not hide the head of whoever stands before it", () => {
  const [behind, before] = [at(4, 4), at(4, 5)];
  const places = tagPlaces([behind, before]);
  expect(places.get(behind)).not.toBe("below");
  expect(places.get(before)).toBe("below");
});

test("names of those who stand side by side do not lie on each other", () => {
  const row = [at(3, 6), at(4, 6), at(5, 6)];
  const places = row.map((model) => tagPlaces(row).get(model));
  expect(places[0]).not.toBe(places[1]);
  expect(places[1]).not.toBe(places[2]);
});

const PLAN = buildPlan();

/** Two areas: a hall of three columns and four rows, and one square that is full. */
function buildPlan(): Plan {
  const width = 4;
  const columns = [0, 1, 2];
  const hall = [0, 1, 2, 3].flatMap((row) => columns.map((column) => row * width + column));
  const ground = Array.from({ length: width * 4 }, () => 1);
  const areaOf = ground.map((_, square) => (hall.includes(square) ? 0 : 1));
  return { floor: { width, ground }, squaresOf: [hall, [3]], areaOf } as unknown as Plan;
}

test("an area's name lies at the left end of its lowest row while nobody is there", () => {
  expect(areaTagSquare(PLAN, 0, 1.4, boxesTaken([at(2, 0)]))).toEqual([0, 3]);
});

test("an area's name makes way for whoever stands there, and for their name", () => {
  const [x, y] = areaTagSquare(PLAN, 0, 1.4, boxesTaken([at(0, 3)]));
  expect([x, y]).not.toEqual([0, 3]);
  // All of it lies in the area: it does not stand over a wall.
  expect(x).toBeLessThanOrEqual(1);
});

test("where there is no free place an area's name stays where it is looked for", () => {
  expect(areaTagSquare(PLAN, 1, 1.4, boxesTaken([at(3, 0)]))).toEqual([3, 0]);
});
