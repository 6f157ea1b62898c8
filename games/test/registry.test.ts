/** What games say of themselves is true, and only the registry names them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { aboutIn } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { allGames, findGame, folderOf, games } from "../index.js";

const root = new URL("../../", import.meta.url);

describe.each(allGames.map((about) => [about.id, about] as const))("%s", (_, about) => {
  test("lies in its folder, with a cover and a palette", () => {
    for (const file of ["about.ts", "board/cover.tsx", "board/palette.css"]) {
      expect(existsSync(new URL(`${folderOf(about)}/${file}`, root)), file).toBe(true);
    }
  });

  test("has one line in the registry", () => {
    const lines = readFileSync(new URL("games/registry.ts", root), "utf8").split("\n");
    expect(lines.filter((line) => line.includes(`/${about.id}/about`))).toHaveLength(1);
  });

  test("is described in English and in German", () => {
    for (const language of ["en", "de"]) {
      expect(about.words).toHaveProperty(language);
      const { line, pitch } = aboutIn(about, language);
      expect(line.length).toBeLessThan(100);
      expect(pitch.length).toBeGreaterThan(line.length);
    }
    expect(aboutIn(about, "xx")).toBe(about.words.en);
  });
});

describe.each(games.map((listing) => [listing.id, listing] as const))("%s", (id, listing) => {
  test("is the game it says it is", async () => {
    const { game, text } = await listing.load();
    expect(game.id).toBe(id);
    expect(game.seats).toEqual(listing.seats);
    expect(text.en.title).toBe(listing.title);
    expect(existsSync(new URL(`${listing.folder}/rules.md`, root))).toBe(true);
    expect(findGame(id)).toBe(listing);
  });
});

const KINDS = ["prompts", "options", "events", "results", "settings", "labels"] as const;
const argumentsIn = (sentence = "") => new Set(sentence.match(/\{\w+/g));

describe.each(games.map((listing) => [listing.id, listing] as const))("%s", (_, { load }) => {
  test("in every language a sentence has no argument that it lacks in English", async () => {
    const { en, ...others } = (await load()).text;
    for (const [language, text] of Object.entries(others)) {
      for (const kind of KINDS) {
        for (const [id, sentence] of Object.entries(text?.[kind] ?? {})) {
          const where = `${language} ${kind}.${id}`;
          // What English no longer says, nobody reads.
          if (en[kind]?.[id] === undefined) continue;
          const known = argumentsIn(en[kind]?.[id]);
          const unknown = [...argumentsIn(sentence)].filter((name) => !known.has(name));
          expect([where, unknown]).toEqual([where, []]);
        }
      }
    }
  });
});

test("a game that does not say how to load it is listed, and cannot be played", () => {
  const coming = allGames.filter(({ load }) => load === undefined);
  for (const { id } of coming) expect(findGame(id)).toBeUndefined();
  expect(games).toHaveLength(allGames.length - coming.length);
});

test("every game's folder is compiled: what the build writes is committed", () => {
  const settings = readFileSync(new URL("games/tsconfig.json", root), "utf8");
  for (const parent of ["games", "examples"]) {
    for (const name of readdirSync(new URL(`${parent}/`, root))) {
      if (!existsSync(new URL(`${parent}/${name}/tsconfig.json`, root))) continue;
      const path = parent === "games" ? `./${name}` : `../${parent}/${name}`;
      expect(settings).toContain(`{ "path": "${path}" }`);
    }
  }
});
