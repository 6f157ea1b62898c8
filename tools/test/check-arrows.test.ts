import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { checkArrows } from "../check-arrows.mjs";
import { tree } from "./tree.js";

const pack = (name: string, ...uses: string[]) => ({
  name,
  dependencies: Object.fromEntries(uses.map((use) => [use, "1.0.0"])),
});

/** A small house in which every package declares more than it may import. */
const house = {
  "package.json": { devDependencies: { vitest: "1.0.0", "@sprawl/tools": "0.0.0" } },
  "packages/engine/package.json": pack("@sprawl/engine", "@noble/hashes", "yaml"),
  "packages/engine/src/testing/index.ts": "",
  "packages/scenarios/package.json": pack("@sprawl/scenarios", "@sprawl/engine", "yaml"),
  "packages/scenarios/src/testing/index.ts": "",
  "packages/bots/package.json": pack("@sprawl/bots", "@sprawl/engine", "@sprawl/toy"),
  "packages/cli/package.json": pack("@sprawl/cli", "@sprawl/games", "@sprawl/bots", "@sprawl/toy"),
  "games/package.json": pack("@sprawl/games", "@sprawl/toy", "@sprawl/small"),
  "games/toy/package.json": {
    ...pack("@sprawl/toy", "@sprawl/engine", "@sprawl/kit", "react", "@sprawl/small"),
    devDependencies: { "@sprawl/bots": "0.0.0", "@sprawl/scenarios": "0.0.0" },
  },
  "examples/small/package.json": pack("@sprawl/small", "@sprawl/engine", "@sprawl/bots"),
};

/** What the check says of one more file in the house. */
function said(file: string, text: string): string[] {
  const { findings } = checkArrows(tree({ ...house, [file]: text }));
  return findings.map((f) => `${f.file}:${f.line} ${f.reason}`);
}

test.each([
  ["packages/engine/src/a.ts", 'import "@sprawl/bots";', "engine -> @sprawl/bots"],
  ["packages/engine/src/a.ts", 'import "yaml";', "engine -> yaml"],
  ["packages/engine/src/a.ts", 'import "node:fs";', "engine -> node:fs"],
  ["packages/engine/src/a.ts", 'import "vitest";', "engine -> vitest"],
  ["packages/engine/src/a.ts", 'import "./testing/index.js";', "engine -> engine testing"],
  [
    "packages/engine/src/a.ts",
    'import "@noble/curves";',
    "not declared in packages/engine/package",
  ],
  ["packages/scenarios/src/a.ts", 'import "@sprawl/bots";', "scenarios -> @sprawl/bots"],
  ["packages/scenarios/src/a.ts", 'import "vitest";', "scenarios -> vitest"],
  ["packages/scenarios/src/a.ts", 'import "./testing/index.js";', "-> scenarios testing"],
  ["packages/bots/src/a.ts", 'import "@sprawl/toy";', "bots -> @sprawl/toy"],
  ["packages/cli/src/a.ts", 'import "@sprawl/toy";', "cli -> @sprawl/toy"],
  ["packages/cli/src/a.ts", 'import "left-pad";', "cli -> left-pad: not declared"],
  ["games/toy/src/a.ts", 'import "@sprawl/small";', "rules of a game -> @sprawl/small"],
  ["games/toy/src/a.ts", 'import "@sprawl/engine/testing";', "-> @sprawl/engine/testing"],
  ["games/toy/src/a.ts", 'import "../bot/index.js";', "rules of a game -> bot of a game"],
  ["games/toy/src/a.ts", 'import "../board/index.js";', "rules of a game -> board of a game"],
  ["games/toy/src/a.ts", 'import "react";', "rules of a game -> react"],
  ["games/toy/src/a.ts", 'import "../../../packages/engine/src/a.js";', "leaves its package"],
  ["games/toy/src/a.ts", 'import "../../other/src/a.js";', "leaves its package"],
  ["games/toy/bot/a.ts", 'import type { Bot } from "@sprawl/bots";', "-> @sprawl/bots"],
  ["games/toy/board/a.tsx", 'import "@sprawl/small";', "board of a game -> @sprawl/small"],
  ["games/toy/board/a.tsx", 'import "../bot/index.js";', "board of a game -> bot of a game"],
  ["games/index.ts", 'import "@sprawl/bots";', "registry -> @sprawl/bots"],
  ["games/index.ts", 'import "./toy/src/index.js";', "leaves its package"],
  ["examples/small/src/a.ts", 'import "@sprawl/bots";', "rules of a game -> @sprawl/bots"],
  ["games/toy/entry.ts", 'import "./board/a.js";', "entry of a game -> board of a game"],
  ["games/toy/src/a.ts", 'import "../entry.js";', "rules of a game -> entry of a game"],
  ["games/toy/test/a.test.ts", 'import "@sprawl/small";', "tests -> @sprawl/small"],
  ["games/toy/extra/a.ts", "export {};", "stands in no room"],
  ["packages/engine/src/a.ts", 'export * from "@sprawl/bots";', "engine -> @sprawl/bots"],
  ["packages/engine/src/a.ts", 'export { a } from "@sprawl/bots";', "engine -> @sprawl/bots"],
  ["packages/engine/src/a.ts", 'type A = import("@sprawl/bots").A;', "engine -> @sprawl/bots"],
  ["packages/engine/src/a.ts", 'const a = import("@sprawl/bots");', "engine -> @sprawl/bots"],
])("%s may not %s", (file, text, reason) => {
  const found = said(file, `\n${text}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(reason);
  if (!file.includes("extra")) expect(found[0]).toContain(`${file}:2 `);
});

test.each([
  ["packages/engine/src/a.ts", 'import "@noble/hashes/sha2.js"; import "./deep/b.js";'],
  ["packages/engine/src/testing/a.ts", 'import "vitest"; import "../a.js";'],
  ["packages/engine/test/a.test.ts", 'import "@sprawl/engine/testing"; import "../src/a.js";'],
  ["packages/scenarios/src/a.ts", 'import "@sprawl/engine"; import "yaml";'],
  ["packages/scenarios/src/testing/a.ts", 'import "vitest"; import "node:fs"; import "../a.js";'],
  ["games/toy/test/c.test.ts", 'import "@sprawl/scenarios/testing";'],
  ["packages/cli/src/a.ts", 'import "@sprawl/games"; import "@sprawl/bots"; import "node:fs";'],
  ["packages/cli/test/a.test.ts", 'import "@sprawl/games"; import "vitest";'],
  ["games/index.ts", 'import "@sprawl/toy"; import "@sprawl/toy/bot"; import "@sprawl/small";'],
  ["games/toy/src/a.ts", 'import type { Rule } from "@sprawl/engine"; import "./cards/b.js";'],
  ["games/toy/bot/a.ts", 'import "@sprawl/engine"; import "../src/index.js";'],
  ["games/toy/entry.ts", 'import "@sprawl/engine"; import "./src/a.js"; import "./bot/a.js";'],
  ["games/index.ts", 'const load = () => import("@sprawl/toy/entry");'],
  ["games/toy/board/a.tsx", 'import "react"; import "../src/a.js"; import "@sprawl/kit";'],
  ["games/toy/test/a.test.ts", 'import "@sprawl/bots"; import "@sprawl/scenarios";'],
  ["games/toy/test/b.test.ts", 'import "../bot/a.js"; import "@sprawl/tools/browser";'],
])("%s may %s", (file, text) => {
  expect(said(file, text)).toEqual([]);
});

test("what only tests declare is not for rules", () => {
  const root = tree({
    "games/toy/package.json": { name: "@sprawl/toy", devDependencies: { "@sprawl/engine": "1" } },
    "games/toy/src/a.ts": 'import "@sprawl/engine";',
  });
  expect(checkArrows(root).findings).toHaveLength(1);
});

test("as a command it prints file:line with the broken arrow and fails", () => {
  const run = (text: string) => {
    const root = tree({ ...house, "packages/bots/src/index.ts": text });
    return execFileSync(process.execPath, ["tools/check-arrows.mjs", root], { encoding: "utf8" });
  };
  expect(run('import "@sprawl/engine";')).toContain("0 broken");
  expect(() => run('import "@sprawl/toy";')).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: expect.stringContaining("packages/bots/src/index.ts:1  bots -> @sprawl/toy"),
    }),
  );
});

test("what lies behind another door of the engine is found, and which", () => {
  const engine = {
    "packages/engine/package.json": {
      name: "@sprawl/engine",
      exports: { ".": { source: "./src/index.ts" }, "./host": { source: "./src/host.ts" } },
    },
    "packages/engine/src/index.ts": 'export { ask, type Ask } from "./ask.js";',
    "packages/engine/src/host.ts":
      'export * from "./view.js";\nexport const load = 1;\nexport function save() {}',
    "packages/engine/src/view.ts": "export type View = string;",
    "packages/engine/src/ask.ts": "export const ask = 1;\nexport type Ask = 1;",
  };
  const test = "games/toy/test/a.test.ts";
  const of = (text: string) =>
    checkArrows(tree({ ...house, ...engine, [test]: text })).findings.map(({ reason }) => reason);
  expect(of('import { ask, type Ask } from "@sprawl/engine";')).toEqual([]);
  expect(of('import { load, save, type View } from "@sprawl/engine/host";')).toEqual([]);
  expect(of('import { ask, load } from "@sprawl/engine";')).toEqual([
    "load is not behind @sprawl/engine: @sprawl/engine/host",
  ]);
  expect(of('import { open } from "@sprawl/engine/host";')).toEqual([
    "open is not behind @sprawl/engine/host: nowhere",
  ]);
});
