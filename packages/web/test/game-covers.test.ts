/** The covers of all games, as text: they stand on one page and come with the first visit. */
import { allGames } from "@sprawl/games";
import { coverOf } from "@sprawl/games/boards";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

const drawn = allGames.map(({ id }) => {
  const cover = coverOf(id);
  if (cover === undefined) throw new Error(`${id} has no cover`);
  return { id, draw: () => renderToStaticMarkup(createElement(cover)) };
});

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test.each(drawn)("the cover of $id is the same each time, and whole", ({ draw }) => {
  const svg = draw();
  expect(draw()).toBe(svg);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(idsIn(svg)).toContain(id);
});

test.each(drawn)("the cover of $id fetches nothing: no letters, no pictures", ({ draw }) => {
  expect(draw()).not.toMatch(/<(text|image|foreignObject)|href=/);
});

test("covers on one page share no id", () => {
  const ids = drawn.flatMap(({ draw }) => idsIn(draw()));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
