/** Any game can be shown: what is hidden stays hidden, what belongs to a seat stands with it. */
import type { GameEntry, OptionValues } from "@sprawl/engine";
import { fieldsBySeat, handlesIn, namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { readable, spell } from "@sprawl/engine/speech";
import { findGame } from "@sprawl/games";
import { beforeAll, describe, expect, test } from "vitest";
import { coloursFor } from "../src/colours.js";
import { columns, listOf, wrap } from "../src/lay-out.js";
import { tableLines, whatIsNew } from "../src/play/screen.js";

let entry: GameEntry;
beforeAll(async () => {
  const found = await findGame("caravan")?.load();
  if (!found) throw new Error("there is no caravan");
  entry = found;
});

function begun(seats: number, options: OptionValues = {}) {
  return createMatch(entry.game, { seats, options, seed: namedSeed("screen") });
}

function showing(width = 120) {
  const colours = coloursFor({ write() {}, isTTY: false, columns: width }, {});
  const names = ["Mira", "Tom", "Ada", "Kim"];
  return { game: entry.game, text: entry.text.en, names, colours, width };
}

describe("what a state is made of", () => {
  test("hidden things are found through the census, counts are not taken for them", () => {
    const { state } = begun(2).play;
    const handles = handlesIn(entry.game, state);
    expect(handles.has("deck/0")).toBe(true);
    expect(handles.has("market/3")).toBe(true);
    expect(handles.has("hands/1/4")).toBe(true);
    for (const path of ["coins/0", "seat", "left", "moves"]) expect(handles.has(path)).toBe(false);
    expect(handles.size).toBe(40);
  });

  test.each([2, 3, 4])("lists by seat are told from others, with %i seats", (seats) => {
    const { state } = begun(seats).play;
    // The market always has four places, at a table of four too.
    expect(fieldsBySeat(entry.game, {}, state, seats)).toEqual(["hands", "coins", "trails"]);
  });
});

describe("a table", () => {
  test("shows a spectator no card of a hand or the deck", () => {
    const match = begun(4);
    const text = tableLines(view(match, "spectator"), showing()).join("\n");
    expect(text).toMatch(/^> Mira +5 hidden +3 /m);
    expect(text).toMatch(/^ {2}Kim +5 hidden +3 /m);
    expect(text).toMatch(/^ {2}deck +16 hidden$/m);
    expect(text.match(/(silk|salt|spice|steel) \d/g)).toHaveLength(4);
  });

  test("stands in blocks where a line is too short for it", () => {
    const lines = tableLines(view(begun(2), 0), showing(50));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(50);
    expect(lines).toContain("> Mira");
    expect(lines.join("\n")).toMatch(/^ {4}hands +\w+ \d/m);
  });

  test("that is long shows again only what has changed, with what it belongs to", () => {
    const before = ["you", "  health 3", "  place", "    x 1", ...filler(30)];
    const now = ["you", "  health 2", "  place", "    x 2", ...filler(30)];
    expect(whatIsNew(now, before)).toEqual(["you", "  health 2", "  place", "    x 2"]);
    expect(whatIsNew(now, [])).toEqual(now);
    expect(whatIsNew(["a"], ["a"])).toEqual(["a"]);
  });
});

function filler(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `line ${i}`);
}

describe("words", () => {
  const how = {
    text: {} as never,
    names: ["Mira"],
    faces: { 3: "ace" },
    handles: new Set(["h/0", "h/1", "h/2"]),
  };
  test.each([
    [{ a: 1, b: false, c: true, d: "", e: [] }, "x", "a 1; c"],
    [[], "x", "–"],
    [[3, 4, 5], "h", "ace, 2 hidden"],
    [[3, -1], "h", "ace, –"],
    [[[1], [2, 3]], "x", "1 | 2, 3"],
    [0, "seat", "Mira"],
    [true, "x", "yes"],
    [undefined, "x", "–"],
  ])("%j", (value, path, words) => {
    expect(spell(value, path, how)).toBe(words);
  });

  test("keys are read as words", () => {
    expect(readable("actionsLeft")).toBe("actions left");
    expect(listOf(["a", "b", "c"])).toBe("a, b and c");
    expect(wrap("one two three", 9, "  ")).toEqual(["  one two", "  three"]);
    expect(
      columns(
        [
          ["a", "1"],
          ["bb", "22"],
        ],
        ["left", "right"],
      ),
    ).toEqual(["a    1", "bb  22"]);
  });
});
