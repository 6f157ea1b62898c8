/** Mutants of rule lines, and what the tests of a game notice of them. */
import { readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as scenarios from "@sprawl/scenarios";
import { expect, test, vi } from "vitest";
import { mutantsOf } from "../mutants.mjs";
import { mutateGame } from "../mutate.mjs";
import { tryFast } from "../mutate-fast.mjs";
import { markAround, marked } from "../mutate-reach.mjs";
import { Runner } from "../mutate-runner.mjs";
import { switched } from "../mutate-switch.mjs";
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

/** A house with one game. */
function house(files: Readonly<Record<string, string>>): string {
  const root = tree(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`games/toy/${path}`, text])),
  );
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  return root;
}

/** A game of three lines, of which only one is tested. */
const toyHouse = () =>
  house({
    "rules.md": "- **TO-1.1** Two coins.\n- **TO-1.2** Three cards.\n- **TO-1.3** Same.\n",
    "src/rules.ts":
      "export const coins = 2; // TO-1.1\nexport const cards = 3; // TO-1.2\nexport const same = 4; // TO-1.3\ncoins.valueOf(); // TO-1.3\ncards.valueOf(); // TO-1.2\n",
    "test/rules.test.ts": `
      import { expect, test } from "vitest";
      import { cards, coins } from "../src/rules.ts";
      test("TO-1.1 two coins", () => expect(coins).toBe(2));
      test("TO-1.2 three cards", () => expect(cards).toBeGreaterThan(0));
    `,
    "rules.equal.txt":
      "export const same = 5; # nobody uses it\nrules.ts TO-1.3: ; # it does nothing\n; # names no line\n",
  });

/** Breaks the lines of a house's only game; what was said, with single spaces. */
async function mutate(root: string) {
  const [game] = readGames(root, scenarios);
  if (!game) throw new Error("no game was found");
  const said: string[] = [];
  const say = (line: string) => said.push(line.trim().replace(/ +/g, " "));
  return { noticed: await mutateGame(root, game, scenarios, { only: [], say, jobs: 1 }), said };
}

test("a line whose loss no test notices is reported, and no file is changed", async () => {
  const root = toyHouse();
  const { noticed, said } = await mutate(root);
  expect(noticed).toBe(false);
  expect(said.slice(1, 4)).toEqual([
    "1/3 noticed games/toy/src/rules.ts:1 TO-1.1 2 is 3 by TO-1.1 two coins",
    "2/3 UNNOTICED games/toy/src/rules.ts:2 TO-1.2 3 is 4",
    "3/3 UNNOTICED games/toy/src/rules.ts:5 TO-1.2 deleted",
  ]);
  expect(said[4]).toMatch(/^toy: 3 of 5 lines noticed/);
  expect(said.slice(5)).toEqual([
    "means the same games/toy/src/rules.ts:3 export const same = 5; (nobody uses it)",
    "means the same games/toy/src/rules.ts:4 rules.ts TO-1.3: ; (it does nothing)",
    "no test notices games/toy/src/rules.ts:2 TO-1.2 3 is 4",
    "export const cards = 4;",
    "no test notices games/toy/src/rules.ts:5 TO-1.2 deleted",
    "rules.ts TO-1.2: ;",
  ]);
  expect(readFileSync(join(root, "games/toy/src/rules.ts"), "utf8")).toContain("cards = 3;");
}, 60_000);

/** Two files with a test file each; the loss of the second is not noticed. */
const twoFiles = {
  "rules.md": "- **TO-1.1** Two coins.\n- **TO-1.2** Some cards.\n",
  "src/a.ts": "export const coins = 2; // TO-1.1\n",
  "src/b.ts": "export const cards = 3; // TO-1.2\n",
  "test/a.test.ts": `
    import { expect, test } from "vitest";
    import { coins } from "../src/a.ts";
    test("TO-1.1 two coins", () => expect(coins).toBe(2));
  `,
  "test/b.test.ts": `
    import { expect, test } from "vitest";
    import { cards } from "../src/b.ts";
    test("TO-1.2 some cards", () => expect(cards).toBeGreaterThan(0));
  `,
};

test("a mutant is not noticed by a test that only the mutant before it has failed", async () => {
  const { noticed, said } = await mutate(house(twoFiles));
  expect(noticed).toBe(false);
  expect(said.slice(1, 3)).toEqual([
    "1/2 noticed games/toy/src/a.ts:1 TO-1.1 2 is 3 by TO-1.1 two coins",
    "2/2 UNNOTICED games/toy/src/b.ts:1 TO-1.2 3 is 4",
  ]);
}, 60_000);

test("a test that still fails when nothing is broken any more stops the pass", async () => {
  const scarred = `
    import { existsSync, writeFileSync } from "node:fs";
    import { expect, test } from "vitest";
    import { coins } from "../src/a.ts";
    const scar = new URL("scar", import.meta.url);
    test("TO-1.1 two coins", () => {
      if (coins !== 2) writeFileSync(scar, "");
      expect(existsSync(scar)).toBe(false);
    });
  `;
  const root = house({ ...twoFiles, "test/a.test.ts": scarred });
  await expect(mutate(root)).rejects.toThrow(
    "After games/toy/src/a.ts, with nothing broken, a test still fails: TO-1.1 two coins",
  );
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

/** What only a golden match or a test of another rule notices, and what nothing reaches. */
const reaching = {
  "rules.md": "- **TO-1.1** Twice.\n- **TO-1.2** Thrice.\n- **TO-1.3** Four times.\n",
  "src/a.ts": `
export const twice = (n: number) => n * 2; // TO-1.1
export function thrice(n: number) {
  return n * 3; // TO-1.2
}
export function fourfold(n: number) {
  return n * 4; // TO-1.3
}
`,
  "test/a.test.ts": `
    import { expect, test } from "vitest";
    import { thrice } from "../src/a.ts";
    test("TO-1.1 says nothing of it", () => expect(thrice(1)).toBe(3));
  `,
  "test/laws.test.ts": `
    import { expect, test } from "vitest";
    import { twice } from "../src/a.ts";
    function keepsTheLaws() {
      test("golden playthrough: plain", () => expect(twice(4)).toBe(8));
    }
    keepsTheLaws();
  `,
};

test("golden matches and laws count as noticing, and only tests that reach a line are run", async () => {
  const { noticed, said } = await mutate(house(reaching));
  expect(noticed).toBe(false);
  const golden = "by golden playthrough: plain";
  expect(said.slice(1, 9).map((line) => line.replace(/^\d+\/\d+ /, ""))).toEqual([
    `noticed games/toy/src/a.ts:2 TO-1.1 * is + ${golden}`,
    `noticed games/toy/src/a.ts:2 TO-1.1 2 is 3 ${golden}`,
    "noticed games/toy/src/a.ts:4 TO-1.2 deleted by TO-1.1 says nothing of it",
    "noticed games/toy/src/a.ts:4 TO-1.2 * is + by TO-1.1 says nothing of it",
    "noticed games/toy/src/a.ts:4 TO-1.2 3 is 4 by TO-1.1 says nothing of it",
    "UNNOTICED games/toy/src/a.ts:7 TO-1.3 deleted",
    "UNNOTICED games/toy/src/a.ts:7 TO-1.3 * is +",
    "UNNOTICED games/toy/src/a.ts:7 TO-1.3 4 is 5",
  ]);
}, 60_000);

test("all mutants of a file stand in one text, and one is switched on at a time", () => {
  const source = `
    const twice = (n) => n * 2; // TO-1.1
    function* both(n) {
      const inner = () => ({ a: n + 1 }); // TO-1.2
      yield twice(n); // TO-1.3
      return inner().a;
    }
  `;
  const mutants = mutantsOf("a.ts", source, scenarios.idsIn).map((m, i) => ({ ...m, id: i + 1 }));
  const { text, groups } = switched("a.ts", source, mutants);
  const run = new Function(`${text}; return [...(function* () { yield yield* both(4); })()];`);
  const with_ = (id: number) => {
    vi.stubGlobal("broken", id);
    return run();
  };
  expect(with_(0)).toEqual([8, 5]);
  const results = mutants.map(({ id, what }) => `${what}: ${with_(id)}`);
  vi.unstubAllGlobals();
  expect(results).toEqual([
    "* is +: 6,5",
    "2 is 3: 12,5",
    "field dropped: 8,",
    "+ is -: 8,3",
    "1 is 2: 8,6",
    "deleted: 5",
  ]);
  expect(new Set(groups.values()).size).toBe(3);
});

/** A loop that ends because of its rule, and a list that keeps what was ever put into it. */
const stubborn = {
  "rules.md": "- **TO-1.1** To the end.\n- **TO-1.2** Once.\n",
  "src/a.ts": `
export function count(n: number) {
  let i = 0;
  for (;;) {
    if (i === n) break; // TO-1.1
    i++;
  }
  return i;
}
const put: number[] = [];
export function once(n: number) {
  if (put.length > 0) return put.length; // TO-1.2
  put.push(n);
  return put.length;
}
`,
  "test/a.test.ts": `
    import { expect, test } from "vitest";
    import { count, once } from "../src/a.ts";
    test("TO-1.1 to the end", () => expect(count(3)).toBe(3));
    test("TO-1.2 once", () => expect(once(1) + once(2)).toBe(2));
  `,
};

test("what never ends is ended and counts as noticed; what leaves something broken is unsure", async () => {
  const root = house(stubborn);
  const file = join(root, "games/toy/src/a.ts");
  const source = readFileSync(file, "utf8");
  const mutants = mutantsOf(file, source, scenarios.idsIn).map((m, i) => ({ ...m, id: i + 1 }));
  const { text, groups } = switched(file, source, mutants);
  const tests = [join(root, "games/toy/test/a.test.ts")];
  const heard = new Map<string, string>();
  const hear = (word: string) => (id: number, by?: string) => {
    const { rules, what } = mutants[id - 1] ?? expect.unreachable();
    heard.set(`${rules} ${what}`, by ? `${word} by ${by}` : word);
  };
  const told = { missed: hear("missed"), noticed: hear("noticed"), unsure: hear("unsure") };
  await tryFast({ root, tests, texts: { [file]: text } }, [...groups], told, 1, 2000);
  expect(heard.get("TO-1.1 deleted")).toBe("noticed by it never ends");
  expect(heard.get("TO-1.1 negated")).toBe("noticed by TO-1.1 to the end");
  expect(heard.get("TO-1.2 deleted")).toBe("unsure");
  expect(heard.size).toBe(mutants.length);
}, 60_000);

test("functions leave a mark, whatever they look like", () => {
  const source = "const f = (n) => n + 1;\nfunction g() {\n  return () => ({ a: 1 });\n}\n";
  const text = marked("a.ts", source);
  const reached = new Set<string>();
  vi.stubGlobal("reached", reached);
  const run = new Function(`${text}; return [f(1), g()()];`);
  expect(run()).toEqual([2, { a: 1 }]);
  vi.unstubAllGlobals();
  expect(reached.size).toBe(3);
  expect(reached).toContain(markAround("a.ts", source, source.indexOf("n + 1")));
  expect(reached).toContain(markAround("a.ts", source, source.indexOf("a: 1")));
  expect(markAround("a.ts", source, 0)).toBe(undefined);
});
