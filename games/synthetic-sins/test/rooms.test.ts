/** Every tile has a room of its own, and every room can be drawn. */
import { LIGHTINGS, space } from "@sprawl/art";
import { expect, test } from "vitest";
import { rooms } from "../board/rooms/index.js";
import { tiles } from "../src/content/tiles.js";

function drawn(number: number, theme: keyof typeof LIGHTINGS): string {
  const g = space("room", { s: 200, turn: 18, tilt: 40, ox: 0, oy: 0 }, LIGHTINGS[theme]);
  rooms[number - 1].draw(g);
  return Object.values(g.draw()).join("");
}

test("there is a room for each of the tiles", () => {
  expect(rooms).toHaveLength(tiles.length);
});

test("no two rooms look alike", () => {
  const texts = tiles.map(({ number }) => drawn(number, "night"));
  expect(new Set(texts).size).toBe(tiles.length);
});

test("every room is whole in every light, and not too heavy to draw", () => {
  for (const theme of ["night", "calm", "contrast"] as const) {
    for (const { number } of tiles) {
      const text = drawn(number, theme);
      expect(text, `tile ${number}`).not.toMatch(/NaN|undefined/);
      expect(text.match(/<(path|ellipse|text)/g)?.length, `tile ${number}`).toBeLessThan(190);
    }
  }
});
