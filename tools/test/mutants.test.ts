/** Mutants of rule lines, and what the tests of a game notice of them. */
import { readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as scenarios from "@sprawl/scenarios";
import { expect, test } from "vitest";
import { mutantsOf } from "../mutants.mjs";
import { mutateGame } from "../mutate.mjs";
import { Runner } from "../mutate-runner.mjs";
import { readGames } from "../rules-files.mjs";
import { tree } from "./tree.js";

const repository = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const broken = (source: string) =>
  mutantsOf("a.ts", source, scenarios.idsIn).map(({ broken, what }) => `${what}: ${broken}`);

test.each([
  ["lose(g); // TO-1.1", ["deleted: ;"]],
  ["lose(g); // says nothing of a rule", []],
  ["lose(g);", []],
  ["if (full) lose(g); // TO-1.1", ["deleted: ;", "negated: if (!(full)) lose(g);"]],
  [
    "const f = () => { return n < 7; // TO-1.1\n};",
    [
      "deleted: const f = () => { ;",
      "< is <=: const f = () => { return n <= 7;",
      "7 is 8: const f = () => { return n < 8;",
    ],
  ],
  ["coins += 2; // TO-1.1", ["deleted: ;", "+= is -=: coins -= 2;", "2 is 3: coins += 3;"]],
  ["const stopped = true; // TO-1.1", ["true is false: const stopped = false;"]],
  ["const card = draw(g); // TO-1.1", ["is undefined: const card = undefined;"]],
  [
    "show(card, [a, b]); // TO-1.1",
    ["deleted: ;", "item dropped: show(card, [b]);", "item dropped: show(card, [a]);"],
  ],
  [
    "const may = room && rich; // TO-1.1",
    ["right part dropped: const may = room;", "left part dropped: const may = rich;"],
  ],
  [
    "const rest = clockwise(g).slice(n); // TO-1.1",
    ["is undefined: const rest = undefined;", "slice dropped: const rest = clockwise(g);"],
  ],
  ["const o = {\n  seat, // TO-1.1\n  left,\n};", ["field dropped: ...{},"]],
  ["// TO-1.1: why it is so\nlose(g);", ["deleted: ;"]],
  [
    "/** TO-1.1 */\nexport function act(g) {\n  lose(g);\n}",
    ["emptied: export function act(g) {}"],
  ],
  [
    "/** TO-1.1 */\nexport const price = (n) => n + 1;",
    ["+ is -: export const price = (n) => n - 1;", "1 is 2: export const price = (n) => n + 2;"],
  ],
  [
    "if (n < limit)\n  lose(g); // TO-1.1\nelse win(g);",
    ["deleted: ;", "negated: if (!(n < limit))"],
  ],
  ["type Hand = 7; // TO-1.1", []],
  ['import { a } from "b"; // TO-1.1', []],
])("%s", (source, mutants) => {
  expect(broken(source)).toEqual(mutants);
});

test("a mutant knows its line, its rules, and the whole text", () => {
  const [mutant] = mutantsOf("a.ts", "before();\nlose(g); // TO-1.1, TO-R2\n", scenarios.idsIn);
  expect(mutant).toMatchObject({ line: 2, rules: ["TO-1.1", "TO-R2"] });
  expect(mutant?.text).toBe("before();\n; // TO-1.1, TO-R2\n");
});

/** A game of two lines, of which only one is tested. */
function toyHouse() {
  const root = tree({
    "games/toy/rules.md":
      "- **TO-1.1** Two coins.\n- **TO-1.2** Three cards.\n- **TO-1.3** Same.\n",
    "games/toy/src/rules.ts":
      "export const coins = 2; // TO-1.1\nexport const cards = 3; // TO-1.2\nexport const same = 4; // TO-1.3\n",
    "games/toy/test/rules.test.ts": `
      import { expect, test } from "vitest";
      import { cards, coins } from "../src/rules.ts";
      test("TO-1.1 two coins", () => expect(coins).toBe(2));
      test("TO-1.2 three cards", () => expect(cards).toBeGreaterThan(0));
    `,
    "games/toy/rules.equal.txt": "export const same = 5; # nobody uses it\n",
  });
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  return root;
}

test("a line whose loss no test notices is reported, and no file is changed", async () => {
  const root = toyHouse();
  const [game] = readGames(root, scenarios);
  if (!game) throw new Error("no game was found");
  const said: string[] = [];
  const how = { only: [], say: (line: string) => said.push(line), jobs: 1 };
  expect(await mutateGame(root, game, scenarios, how)).toBe(false);
  expect(said.slice(1, 4).map((line) => line.replace(/ +/g, " "))).toEqual([
    "1/3 noticed games/toy/src/rules.ts:1 TO-1.1 2 is 3 by TO-1.1 two coins",
    "2/3 UNNOTICED games/toy/src/rules.ts:2 TO-1.2 3 is 4",
    "3/3 UNNOTICED games/toy/src/rules.ts:3 TO-1.3 4 is 5",
  ]);
  expect(said[4]).toMatch(/^toy: 2 of 3 lines noticed/);
  expect(said[5]).toContain("means the same   games/toy/src/rules.ts:3");
  expect(said[6]).toContain("no test notices  games/toy/src/rules.ts:2  TO-1.2  3 is 4");
  expect(readFileSync(join(root, "games/toy/src/rules.ts"), "utf8")).toContain("cards = 3;");
}, 60_000);

/** Two files with a test file each: the first loses its rule noticed, the second unnoticed. */
function twoFiles() {
  const root = tree({
    "games/toy/rules.md": "- **TO-1.1** Two coins.\n- **TO-1.2** Some cards.\n",
    "games/toy/src/a.ts": "export const coins = 2; // TO-1.1\n",
    "games/toy/src/b.ts": "export const cards = 3; // TO-1.2\n",
    "games/toy/test/a.test.ts": `
      import { expect, test } from "vitest";
      import { coins } from "../src/a.ts";
      test("TO-1.1 two coins", () => expect(coins).toBe(2));
    `,
    "games/toy/test/b.test.ts": `
      import { expect, test } from "vitest";
      import { cards } from "../src/b.ts";
      test("TO-1.2 some cards", () => expect(cards).toBeGreaterThan(0));
    `,
  });
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  return root;
}

test("a mutant is not noticed by a test that only the mutant before it has failed", async () => {
  const root = twoFiles();
  const [game] = readGames(root, scenarios);
  if (!game) throw new Error("no game was found");
  const said: string[] = [];
  const how = { only: [], say: (line: string) => said.push(line), jobs: 1 };
  expect(await mutateGame(root, game, scenarios, how)).toBe(false);
  expect(said.slice(1, 3).map((line) => line.replace(/ +/g, " "))).toEqual([
    "1/2 noticed games/toy/src/a.ts:1 TO-1.1 2 is 3 by TO-1.1 two coins",
    "2/2 UNNOTICED games/toy/src/b.ts:1 TO-1.2 3 is 4",
  ]);
}, 60_000);

test("a mutant that never ends is ended, and counts as noticed", async () => {
  const runner = new Runner(toyHouse());
  try {
    const tests = ["games/toy/test/rules.test.ts"];
    expect(await runner.run({ file: "", text: "" }, [{ tests }])).toEqual({ passed: true });
    runner.limit = 3000;
    const endless = { file: "games/toy/src/rules.ts", text: "for (;;) {}" };
    expect(await runner.run(endless, [{ tests }])).toEqual({ passed: false, by: "it never ends" });
    runner.limit = 60_000;
    expect(await runner.run({ file: "", text: "" }, [{ tests }])).toEqual({ passed: true });
  } finally {
    runner.end();
  }
}, 60_000);
