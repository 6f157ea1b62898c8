/** Golden playthroughs and stored matches on disk. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { SAVE_FORMAT } from "@sprawl/engine/host";
import { findEndings } from "@sprawl/engine/laws";
import { RECORD_FORMAT } from "@sprawl/engine/search";
import { compareWithFile, replaysStoredMatches, writeJson } from "@sprawl/engine/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bazaar, bazaarText } from "./broken/bazaar.js";

const folder = mkdtempSync(join(tmpdir(), "laws-"));
const stored = join(folder, "stored");

// One is there before the others are made, written in another way.
const [caught] = findEndings({ game: bazaar }, ["thief-caught"], 60).endings;
const there = JSON.stringify(caught.record);
mkdirSync(stored);
writeFileSync(join(stored, "thief-caught.json"), there);

vi.stubEnv("UPDATE_STORED", "1");
replaysStoredMatches(bazaar, stored, { text: bazaarText });
const packed = join(folder, "packed");
replaysStoredMatches(bazaar, packed, {
  reasons: ["thief-caught"],
  table: { seats: 4 },
  packed: true,
});
vi.unstubAllEnvs();

test("missing stored matches are made, one record and one save for each way to end", () => {
  expect(readdirSync(stored).sort()).toEqual([
    "thief-caught-middle.json",
    "thief-caught.json",
    "thief-got-away-middle.json",
    "thief-got-away.json",
  ]);
  for (const name of readdirSync(stored)) {
    const { format } = JSON.parse(readFileSync(join(stored, name), "utf8"));
    expect(format).toBe(name.includes("middle") ? SAVE_FORMAT : RECORD_FORMAT);
  }
});

test("they can be packed, and made at one table", () => {
  const names = readdirSync(packed).sort();
  expect(names).toEqual(["thief-caught-middle.json.gz", "thief-caught.json.gz"]);
  const [, record] = names.map((name) => gunzipSync(readFileSync(join(packed, name))).toString());
  expect(JSON.parse(record)).toMatchObject({ format: RECORD_FORMAT, seats: 4 });
});

test("what is stored already is not made again", () => {
  expect(readFileSync(join(stored, "thief-caught.json"), "utf8")).toBe(there);
});

describe("a golden file", () => {
  const path = join(folder, "golden", "one.txt");
  const envOf = (env: Record<string, string>): void => {
    vi.stubEnv("UPDATE_GOLDEN", env.UPDATE_GOLDEN ?? "");
  };
  afterEach(() => vi.unstubAllEnvs());

  test("that is missing is an error that says how to write it, and is written only so", () => {
    envOf({});
    expect(() => compareWithFile(path, "a\n")).toThrow("run the test with UPDATE_GOLDEN=1");
    expect(existsSync(path)).toBe(false);
    envOf({ UPDATE_GOLDEN: "1" });
    compareWithFile(path, "a\n");
    expect(readFileSync(path, "utf8")).toBe("a\n");
  });

  test("that differs is shown from the first difference on, and kept", () => {
    envOf({});
    const old = ["one", "two", "three", "four", "five"].join("\n");
    mkdirSync(join(folder, "golden"), { recursive: true });
    writeFileSync(path, old);
    compareWithFile(path, old);
    expect(() => compareWithFile(path, old.replace("four", "4"))).toThrow(
      "line 4:\n  two\n  three\n- four\n+ 4\nIf this is meant",
    );
    expect(readFileSync(path, "utf8")).toBe(old);
    const longer = `${old}\n${Array.from({ length: 40 }, (_, i) => `more ${i}`).join("\n")}`;
    expect(() => compareWithFile(path, longer)).toThrow("+ … and 30 more lines");
  });

  test("is written again when asked for", () => {
    envOf({ UPDATE_GOLDEN: "1" });
    compareWithFile(path, "new\n");
    expect(readFileSync(path, "utf8")).toBe("new\n");
  });
});

test("JSON is written in short lines and loses nothing", () => {
  const value = {
    empty: {},
    none: [],
    numbers: Array.from({ length: 80 }, (_, i) => i * 7),
    answers: Array.from({ length: 9 }, (_, i) => [i, "act", "act", 1, `play card=${i}`]),
    nested: { deep: { deeper: { list: ["x".repeat(40), "y".repeat(40), { z: "z".repeat(40) }] } } },
    text: 'with "quotes" and ünïcode',
    left: undefined,
  };
  const text = writeJson(value);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  expect(text).toContain('    [0, "act", "act", 1, "play card=0"],\n');
  expect(text.split("\n").length).toBeLessThan(40);
});
