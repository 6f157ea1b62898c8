import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { namedSeed, recordOf, save } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import { beforeAll, describe, expect, test } from "vitest";
import {
  claimFile,
  FILE_FORMAT,
  fileText,
  homeFolder,
  type MatchFile,
  parseMatchFile,
  readMatchFile,
  writeMatchFile,
} from "../src/files.js";
import { folder } from "./world.js";

let file: MatchFile;
beforeAll(async () => {
  const entry = await findGame("caravan")?.load();
  if (!entry) throw new Error("there is no caravan");
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("file") });
  const players = [{ name: "Mira" }, { name: "Instinct 2", bot: "instinct" }];
  file = {
    format: FILE_FORMAT,
    game: "caravan",
    players,
    record: recordOf(match),
    saved: save(match),
  };
});

describe("a match file", () => {
  test("comes back as it was written, and nothing is left beside it", () => {
    const place = folder();
    const path = join(place, "deep", "er", "match.json");
    writeMatchFile(path, file);
    writeMatchFile(path, { ...file, botSeed: "other" });
    const plain = JSON.parse(JSON.stringify({ ...file, botSeed: "other" }));
    expect(readMatchFile(path)).toEqual(plain);
    expect(readdirSync(join(place, "deep", "er"))).toEqual(["match.json"]);
  });

  test("is JSON with a field a line and the checksum on the last", () => {
    const lines = fileText(file).trimEnd().split("\n");
    expect(lines.at(0)).toBe("{");
    expect(lines.at(1)).toBe('"format": "sprawl-file/1",');
    expect(lines.at(-2)).toMatch(/^"checksum": "sha256:[0-9a-f]{64}"$/);
    expect(Object.keys(JSON.parse(fileText(file)))).toEqual([
      "format",
      "game",
      "players",
      "record",
      "saved",
      "checksum",
    ]);
  });

  test("is refused with one digit changed anywhere, or its end cut off", () => {
    const text = fileText(file);
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
    for (let i = 0; i < digits.length; i += 97) {
      const at = digits[i];
      const changed = `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
      expect(() => parseMatchFile(changed, "m.json")).toThrow(
        /^m\.json: is (damaged: its checksum|no match: its format)/,
      );
    }
    for (const end of [10, 200, text.length - 3]) {
      expect(() => parseMatchFile(text.slice(0, end), "m.json")).toThrow(
        "m.json: is damaged: its end is missing",
      );
    }
  });

  test.each([
    ["", "m.json: is no match: it is not JSON"],
    ["hello", "m.json: is no match: it is not JSON"],
    ["[1]", "m.json: is no match: it holds no object"],
    ["{}", "m.json: is no match: no game is named in it"],
    ['{"game":"caravan","format":"png"}', "m.json: is no match: its format is unknown"],
  ])("%j is none", (text, words) => {
    expect(() => parseMatchFile(text, "m.json")).toThrow(words);
  });

  test("names its players properly, or is refused", () => {
    for (const players of ["Mira", [{ bot: "random" }], [null], [{ name: "Mira", bot: 7 }]]) {
      const text = fileText({ ...file, players: players as never });
      expect(() => parseMatchFile(text, "m.json")).toThrow("m.json: players: must be a list");
    }
  });

  test("can be a bare record or a bare save of the engine's own", () => {
    const record = JSON.stringify(file.record);
    expect(parseMatchFile(record, "r").record).toEqual(JSON.parse(record));
    expect(parseMatchFile(JSON.stringify(file.saved), "s").saved?.game).toBe("caravan");
  });

  test("that cannot be written leaves the old one as it was", () => {
    const place = folder();
    const path = join(place, "taken");
    mkdirSync(join(path, "inside"), { recursive: true });
    expect(() => writeMatchFile(path, file)).toThrow(`${path}: cannot be written: `);
    expect(readdirSync(place)).toEqual(["taken"]);
  });
});

test("every match gets a file of its own", () => {
  const place = folder();
  expect(claimFile(place, "caravan")).toBe(join(place, "caravan-1.json"));
  expect(claimFile(place, "caravan")).toBe(join(place, "caravan-2.json"));
  writeFileSync(join(place, "caravan-3.json"), "x");
  expect(claimFile(place, "caravan")).toBe(join(place, "caravan-4.json"));
  expect(readFileSync(join(place, "caravan-3.json"), "utf8")).toBe("x");
});

test("matches are kept in the user's own folder, unless SPRAWL_HOME says where", () => {
  expect(homeFolder({ HOME: "/home/mira" })).toBe("/home/mira/.local/state/sprawl");
  expect(homeFolder({ HOME: "/home/mira", XDG_STATE_HOME: "/var/x" })).toBe("/var/x/sprawl");
  expect(homeFolder({ SPRAWL_HOME: "/games", HOME: "/home/mira" })).toBe("/games");
});
