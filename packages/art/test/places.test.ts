/** Solids, floors and lamps: the same text every time, whole, in every light. */
import { describe, expect, test } from "vitest";
import { floorDefs, floorFill, floorNames } from "../src/places/floors.js";
import {
  barred,
  bed,
  cabinet,
  car,
  chair,
  container,
  desk,
  parcel,
  pipe,
  plant,
  rack,
  rail,
  screen,
  shaft,
  sign,
  sofa,
  stairs,
  table,
  tank,
  vitrine,
} from "../src/places/furniture.js";
import { LIGHTINGS, type Lighting } from "../src/places/lighting.js";
import { space } from "../src/places/space.js";

function room(lighting: Lighting): string {
  const g = space("here", { s: 200, turn: 18, tilt: 40, ox: 60, oy: 60 }, lighting);
  g.within(1, 2, () => {
    for (const floor of floorNames) g.floor(0, 0, 1, 1, floorFill(g, floor));
    chair(g, 0.2, 0.2);
    screen(g, 0.2, 0.2, 0.1);
    table(g, 0.1, 0.1, 0.2, 0.2);
    desk(g, 0.3, 0.1);
    rack(g, 0.1, 0, 0.4, 0.1, 0.3);
    cabinet(g, 0.6, 0, 0.1, 0.1, 0.3, "#22304a", ["#4fdcc6"]);
    sofa(g, 0.1, 0.1, 0.3, 0.1, "n", "#3f6390");
    bed(g, 0.1, 0.1, 0.2, 0.3, "#8fc0d0");
    plant(g, 0.9, 0.9);
    stairs(g, 0.1, 0.1, 0.3, 0.2, 4, 0.2, "e", "#4a5870");
    rail(g, 0, 0, 1, 0);
    parcel(g, 0.4, 0.4, 0.1, 0.1, 0.1);
    vitrine(g, 0.4, 0.4, 0.2, 0.2, 0.2, "#4fdcc6", "teal");
    tank(g, 0.5, 0.5, 0.1, 0.2, "#7fe08a", "green");
    pipe(g, 0, 0.2, 0.9, "x", 0.1, "#56708a");
    car(g, 0.1, 0.6, "#a3263a");
    container(g, 0.1, 0.1, 0.4, 0.1, "#a3483f");
    barred(g, 0.1, 0.4, 0.3, 0.2, 5);
    sign(g, "y", 0.1, 0.1, 0.3, "BAR", 0.1, "#ff5fae");
    shaft(g, 0.1, 0.1, 0.2, 0.4);
  });
  const { defs, ...layers } = g.draw();
  return defs + floorDefs(g, floorNames) + Object.values(layers).join("");
}

describe("places", () => {
  test.each(Object.entries(LIGHTINGS))("%s: whole, and the same every time", (_, lighting) => {
    const text = room(lighting);
    expect(text).toBe(room(lighting));
    expect(text).not.toMatch(/NaN|undefined/);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const met = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(met.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("what is nearer is drawn later", () => {
    const g = space("here", { s: 100, turn: 18, tilt: 40, ox: 0, oy: 0 });
    g.box(0, 0.8, 0, 0.1, 0.1, 0.1, "#aaaaaa", { top: "#111111", light: true });
    g.box(0, 0.1, 0, 0.1, 0.1, 0.1, "#bbbbbb", { top: "#222222", light: true });
    const { things } = g.draw();
    expect(things.indexOf("#222222")).toBeLessThan(things.indexOf("#111111"));
  });

  test("patches of one colour are one path", () => {
    const g = space("here", { s: 100, turn: 18, tilt: 40, ox: 0, oy: 0 });
    const books = Array.from(
      { length: 9 },
      (_, i) => ["y", i / 10, 0, i / 10 + 0.05, 1, "#123456"] as const,
    );
    g.box(0, 0, 0, 1, 0.1, 0.1, "#aaaaaa", { on: books, light: true });
    expect(g.draw().things.match(/<path/g)).toHaveLength(4);
  });
});
