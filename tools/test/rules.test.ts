/** Rules coverage as it reads a repository, and as a command. */
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as scenarios from "@sprawl/scenarios";
import { expect, test } from "vitest";
import { runsScenarios, testTitles } from "../rule-names.mjs";
import { loadScenarios, readGames } from "../rules-files.mjs";
import { tree } from "./tree.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const titlesIn = (text: string) =>
  testTitles(tree({ "a.test.ts": text }), "a.test.ts").map(({ title }) => title);

test("titles of tests that are run are found, whatever form they have", () => {
  const text = `
    test("TO-1.1 plain", () => {});
    it('TO-1.2 single', () => {});
    test.only(\`TO-1.3 template \${x}\`, () => {});
    test.each([[1, 2]])("TO-1.4 each %i", () => {});
    describe("a group", () => { test("TO-1.5 inside", () => {}); });
  `;
  expect(titlesIn(text)).toEqual([
    "TO-1.1 plain",
    "TO-1.2 single",
    "TO-1.3 template ",
    "TO-1.4 each %i",
    "TO-1.5 inside",
  ]);
});

test("a test that is not run proves nothing", () => {
  const text = `
    // test("TO-1.1 commented out", () => {});
    test.skip("TO-1.2 skipped", () => {});
    test.todo("TO-1.3 to do");
    test.fails("TO-1.4 known to fail", () => {});
    test.skip.each([1])("TO-1.5 skipped %i", () => {});
    describe.skip("TO-1.6 a group", () => { test("TO-1.7 inside", () => {}); });
    expect(test).toBe("TO-1.8 no title");
  `;
  expect(titlesIn(text)).toEqual([]);
});

const scenario = "game: toy\ntitle: t\nproves: [TO-1.2, TO-E1]\nexpect:\n  - over: false\n";
const house = {
  "games/toy/rules.md": "- **TO-1.1** One.\n- **TO-1.2** Two.\n- **TO-E1** An example.\n",
  "games/toy/src/rules.ts": "export const one = 1; // TO-1.1\nexport const two = 2; // TO-1.2\n",
  "games/toy/test/rules.test.ts": 'test("TO-1.1 one", () => {});\n',
  "games/toy/test/scenarios.test.ts": "provesScenarios(entry, folder);\n",
  "games/toy/scenarios/two.yaml": scenario,
  "games/index.ts": "",
};

function read(files: Readonly<Record<string, string>>) {
  const [game] = readGames(tree(files), scenarios);
  if (!game) throw new Error("no game was found");
  const coverage = scenarios.coverageOf(game.files);
  return { ...coverage, problems: [...game.problems, ...coverage.problems] };
}

test("a game is read from its folder", () => {
  const { proved, examplesMissing, uncited, problems } = read(house);
  expect(proved).toEqual(["TO-1.1", "TO-1.2"]);
  expect(examplesMissing).toEqual([]);
  expect(uncited).toEqual([]);
  expect(problems).toEqual([]);
});

test("scenarios that no test runs prove nothing", () => {
  const { proved, problems } = read({ ...house, "games/toy/test/scenarios.test.ts": "" });
  expect(proved).toEqual(["TO-1.1"]);
  expect(problems[0]).toContain("no test runs them");
  const here = tree({ "a.ts": '// provesScenarios(x)\nconst s = "provesScenarios(";' });
  expect(runsScenarios(here, "a.ts")).toBe(false);
});

test.each([
  [
    "games/toy/test/more.test.ts",
    'test("TO-9.9 gone", () => {});',
    "more.test.ts:1: there is no rule TO-9.9",
  ],
  ["games/toy/test/more.test.ts", 'test("TO-1.1 to TO-1.2 all", () => {});', "names a range"],
  ["games/toy/src/rules.ts", "x(); // TO-1.1", "TO-1.2 is proved, but no line of src names it"],
  ["games/toy/src/more.ts", "\nx(); // TO-9.9", "src/more.ts:2: there is no rule TO-9.9"],
  ["games/toy/scenarios/bad.yaml", scenario.replace("TO-1.2", "TO-9.9"), "there is no rule TO-9.9"],
  ["games/toy/scenarios/bad.yaml", "game: toy\nplay: 3\n", 'bad.yaml:1:1: "title" is missing'],
  ["games/toy/rules.proved.txt", "TO-1.1\nTO-2.2\n", "TO-2.2 was proved and is gone"],
])("%s with %j is wrong", (file, text, problem) => {
  expect(read({ ...house, [file]: text }).problems.join("\n")).toContain(problem);
});

test("the scenarios package is loaded from its sources", async () => {
  const loaded = await loadScenarios(root);
  expect(Object.keys(loaded).sort()).toEqual(Object.keys(scenarios).sort());
});

test("npm run rules --json prints one object and nothing else; Caravan is proved in full", () => {
  const printed = execFileSync(process.execPath, ["tools/rules.mjs", "--json", "caravan"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(JSON.parse(printed)).toEqual({ caravan: { rules: 31, proved: 31, missing: [] } });
});
