import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { lintDeterminism } from "../lint-determinism.mjs";
import { tree } from "./tree.js";

const file = "games/toy/src/rules.ts";

/** What the check says of one file of rules, as "line:column reason". */
function said(text: string): string[] {
  const { findings } = lintDeterminism(tree({ [file]: text }));
  return findings.map((f) => `${f.line}:${f.column} ${f.reason}`);
}

test.each([
  ["const now = Date.now();", "1:13 `Date`"],
  ["const f = new Intl.NumberFormat();", "`Intl`"],
  ["const t = performance.now();", "`performance`"],
  ["const b = crypto.getRandomValues(a);", "`crypto`"],
  ["setTimeout(() => 1, 2);", "`setTimeout`"],
  ["setInterval(() => 1, 2);", "`setInterval`"],
  ["const e = process.env;", "`process`"],
  ["const g = globalThis;", "`globalThis`"],
  ["const r = Math.random();", "`Math.random`"],
  ["const r = Math.pow(2, n);", "`Math.pow`"],
  ["const r = Math.log2(n);", "`Math.log2`"],
  ["const r = Math.sin(n);", "`Math.sin`"],
  ["const r = Math.cbrt(n);", "`Math.cbrt`"],
  ["const r = Math.hypot(n, n);", "`Math.hypot`"],
  ["const r = Math.fround(n);", "`Math.fround`"],
  ['const r = Math["random"]();', "`Math` is used only as"],
  ["const { random } = Math;", "`Math` is used only as"],
  ["const r = n ** 2;", "`**`"],
  ["export async function f() {}", "`async`"],
  ["const f = async () => 1;", "`async`"],
  ["const v = await f();", "`await`"],
  ["const p = Promise.resolve(1);", "`Promise`"],
  ['const m = import("./other.js");', "`import()`"],
  ["const c = a.localeCompare(b);", "`localeCompare`"],
  ["const c = a.toLocaleUpperCase();", "`toLocaleUpperCase`"],
  ["const half = 0.5;", "`0.5`"],
  ["const tiny = 1e-3;", "`1e-3`"],
  ["for (const k in o) f(k);", "`for...in`"],
  ["let turn = 0;", "`let` at the top"],
  ["export let turn = 0;", "`let` at the top"],
  ["var turn = 0;", "`var` at the top"],
  ["const seen = new Map();", "1:7 a `Map`"],
  ["export const seen = new Set<string>();", "a `Set`"],
  ["const seen = new WeakMap();", "a `WeakMap`"],
  ["const list = new Array(3);", "a `Array`"],
  ["const log: string[] = [];", "an empty array"],
  ["class A { static last = 1; }", "a static field"],
])("finds %s", (text, start) => {
  const [first, ...more] = said(text);
  expect(first).toContain(start);
  expect(more).toEqual([]);
});

test.each([
  "const list = [1]; function f() { list.push(2); }",
  "const list = [1]; function f() { list[0] = 2; }",
  "const table = { a: 1 }; function f() { table.a += 1; }",
  "const table = { a: 1 }; function f() { table.a++; }",
  "const table = { a: 1 }; function f() { delete table.a; }",
  "const table = { a: [1] }; function f() { table.a.push(2); }",
  "const table = { a: 1 }; function f() { Object.assign(table, { a: 2 }); }",
  "const table = new Uint8Array(4); function f() { table[0] = 1; }",
  "const table = new Uint8Array(4); function f() { table.set([1]); }",
])("finds a module's constant that changes: %s", (text) => {
  expect(said(text)).toHaveLength(1);
  expect(said(text)[0]).toContain("is shared by all matches and may not change");
});

test("clean rules pass", () => {
  const clean = `
    import type { Rule } from "@sprawl/engine";
    export type Clock = { Date: number; readonly random: Promise<void> };
    const names: readonly string[] = [];
    const sizes = [1, 2, 3] as const;
    const costs = Object.freeze({ a: 1 });
    const prices: ReadonlyMap<string, number> = new Map([["a", 1]]);
    const kinds = new Set(["a"]) as ReadonlySet<string>;
    const words = new Uint32Array([1, 2]);
    const table = { set: (n: number) => n, Date: 2 };
    const big = 2 ** 32;
    export function* draw(sizes: number[]): Rule<void> {
      let crypto = 1;
      crypto += Math.floor(Math.sqrt(16) / 3) + Math.max(1, 2) + words[0];
      const seen = new Map<string, number>();
      seen.set("a", crypto);
      sizes.push(1);
      table.set(1);
      for (const [process, n] of seen) sizes[n] = table.Date + process.length;
      { const names: string[] = []; names.push("x"); }
    }`;
  expect(said(clean)).toEqual([]);
});

test("a shadow in one function does not excuse another", () => {
  const text = "function f(Date: number) { return Date; }\nfunction g() { return Date.now(); }";
  expect(said(text)).toEqual(["2:23 `Date`: rules know no clock"]);
});

test("a line may say why it is deterministic", () => {
  const text = [
    "// deterministic: a cache by game, never seen by rules",
    "const cache = new WeakMap();",
    "const other = new WeakMap(); // deterministic:",
  ].join("\n");
  const { findings, excused } = lintDeterminism(tree({ [file]: text }));
  expect(findings.map((f) => f.line)).toEqual([3]);
  expect(excused).toBe(1);
});

test("only the engine and the rules of games are looked at", () => {
  const bad = "let x = Date.now();";
  const root = tree({
    "packages/engine/src/testing/index.ts": bad,
    "packages/engine/src/fresh-seed.ts": bad,
    "packages/bots/src/index.ts": bad,
    "games/toy/bot/index.ts": bad,
    "games/toy/test/toy.test.ts": bad,
    "games/toy/dist/src/index.ts": bad,
    "games/index.ts": bad,
    "packages/engine/src/match.ts": bad,
    "examples/small/src/deep/er.ts": bad,
  });
  const { findings, files } = lintDeterminism(root);
  expect(files).toBe(2);
  expect(new Set(findings.map((f) => f.file))).toEqual(
    new Set(["packages/engine/src/match.ts", "examples/small/src/deep/er.ts"]),
  );
});

test("as a command it prints file:line:column and fails", () => {
  const run = (text: string) =>
    execFileSync(process.execPath, ["tools/lint-determinism.mjs", tree({ [file]: text })], {
      encoding: "utf8",
    });
  expect(run("export const one = 1;")).toContain("determinism: 1 files, 0 findings");
  expect(() => run("\nlet a = 1;")).toThrow(
    expect.objectContaining({ status: 1, stdout: expect.stringContaining(`${file}:2:1  `) }),
  );
});
