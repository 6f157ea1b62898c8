/** Names on the floor hide nobody. */
import { expect, test } from "vitest";
import { tagPlaces } from "../board/tags.js";
import type { Model } from "../src/index.js";
import { WIDTH } from "../src/index.js";

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
