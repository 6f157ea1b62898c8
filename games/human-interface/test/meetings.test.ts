/** reactions.md against the rules: what is said to meet does, and nothing else ever does. */
import { readdirSync, readFileSync } from "node:fs";
import { playOut, randomGiven } from "@sprawl/bots";
import { drawFrom } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";
import { meeting, meetingsIn, type Watch, watch } from "./meetings.js";

const folder = new URL("../scenarios/", import.meta.url);
const cache = new Map<string, Watch>();
const played = (name: string): Watch => {
  const known = cache.get(name) ?? meetingsIn(new URL(`${name}.yaml`, folder));
  cache.set(name, known);
  return known;
};

/** The table: a pair, a moment, and the scenario in which it meets. */
const listed = new Map<string, string>();
const rows = readFileSync(new URL("../reactions.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const [head = []] = rows;
for (const [first = "", then = "", ...cells] of rows.slice(2)) {
  for (const [i, cell] of cells.entries())
    if (cell !== "never") listed.set(meeting(head[i + 2] ?? "", first, then), cell);
}

test("HI-30.7, HI-30.8, HI-30.12, HI-30.13, HI-30.21 each pair of reactions that can meet meets in the scenario named for it", () => {
  expect(listed.size).toBe(61);
  for (const [pair, name] of listed) expect(played(name).met, name).toContain(pair);
});

test("HI-30.1, HI-30.2, HI-30.19, HI-41.10, HI-R98 no scenario brings together what is said never to meet", () => {
  for (const file of readdirSync(folder)) {
    const { met, could } = played(file.replace(".yaml", ""));
    for (const pair of [...met, ...could]) expect([...listed.keys()], file).toContain(pair);
  }
});

test.for(["firing-range", "kill-switch", "common-enemy", "zero-hour"])(
  "HI-30.1, HI-30.2, HI-30.4, HI-30.5, HI-41.10, HI-R98 and no match by chance is ever offered it: %s",
  (mission) => {
    const watched = watch();
    for (let i = 0; i < 3; i++) {
      const seed = namedSeed(`meetings ${i}`);
      const options = { mission, intervening: true };
      const match = createMatch(entry.game, { seats: 2, seed, options });
      const draw = drawFrom(`meetings ${i}`);
      playOut(
        match,
        (world, question) => {
          watched.happened(world.play.news.splice(0));
          watched.asked(question);
          return randomGiven(question, draw);
        },
        100_000,
      );
    }
    expect(watched.met.size).toBeGreaterThan(4);
    for (const pair of [...watched.met, ...watched.could])
      expect([...listed.keys()]).toContain(pair);
  },
);
