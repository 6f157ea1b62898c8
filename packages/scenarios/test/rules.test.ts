import {
  byId,
  coverageJson,
  coverageOf,
  type GameFiles,
  idsIn,
  idsLeading,
  namesRange,
  printCoverage,
  readCatalogue,
  readLock,
  writeLock,
} from "@sprawl/scenarios";
import { expect, test } from "vitest";

const rules = `# Toy

- **TO-1.1** A first rule. (TO-R1)
- **TO-1.2** A second one,
  which goes on.

- **TO-1.10** A third one.

Not **TO-9.9** a rule, nor **this**.

## Rulings

- **TO-R1** A ruling.

## Examples

- **TO-E1** Given; when; then.
`;

const files = (more: Partial<GameFiles> = {}): GameFiles => ({
  rules,
  rulesFile: "toy/rules.md",
  tests: [],
  scenarios: [],
  sources: [],
  ...more,
});
const naming = (...ids: string[]) => [{ ids, where: "here:1" }];

test("rules, rulings and examples are read with their sentences", () => {
  const catalogue = readCatalogue(rules);
  expect(catalogue.rules.map(({ id }) => id)).toEqual(["TO-1.1", "TO-1.2", "TO-1.10", "TO-R1"]);
  expect(catalogue.rules[1]).toEqual({
    id: "TO-1.2",
    text: "A second one, which goes on.",
    line: 4,
  });
  expect(catalogue.examples.map(({ id }) => id)).toEqual(["TO-E1"]);
  expect(readCatalogue(`${rules}\n- **TO-1.1** again`).doubled).toEqual(["TO-1.1"]);
});

test("ids are found in texts, and at the start of titles", () => {
  expect(idsIn("// SS-5.4, ruling SS-R12; not SS-5, UTF-8 or SHA-256")).toEqual([
    "SS-5.4",
    "SS-R12",
  ]);
  expect(idsLeading("SS-5.4, SS-R12 a tie is enough, unlike SS-9.9")).toEqual(["SS-5.4", "SS-R12"]);
  expect(idsLeading("a tie is enough (SS-5.4)")).toEqual([]);
  expect(idsLeading("SS-5.41 is not SS-5.4")).toEqual(["SS-5.41"]);
});

test.each(["SS-1.1 to SS-1.4 all", "SS-1.1-SS-1.4 all", "SS-1.1…1.4", "SS-1.1 – SS-1.3"])(
  "%s is a range",
  (title) => {
    expect(namesRange(title)).toBe(true);
  },
);

test.each(["SS-1.1, SS-1.2 all", "SS-1.1 - a dash", "SS-1.1 to the top", "SS-1.1 2 coins"])(
  "%s is none",
  (title) => {
    expect(namesRange(title)).toBe(false);
  },
);

test("ids are ordered number by number", () => {
  expect(["TO-R2", "TO-1.10", "TO-1.9", "TO-10.1", "TO-R10"].sort(byId)).toEqual([
    "TO-1.9",
    "TO-1.10",
    "TO-10.1",
    "TO-R2",
    "TO-R10",
  ]);
});

test("a rule is proved by a test or a scenario; an example only by a scenario", () => {
  const covered = coverageOf(
    files({
      tests: naming("TO-1.1", "TO-E1"),
      scenarios: naming("TO-R1"),
      sources: naming("TO-1.1"),
    }),
  );
  expect(covered.proved).toEqual(["TO-1.1", "TO-R1"]);
  expect(covered.missing.map(({ id }) => id)).toEqual(["TO-1.2", "TO-1.10"]);
  expect(covered.examplesMissing.map(({ id }) => id)).toEqual(["TO-E1"]);
});

test("a rule that is proved must stand in the sources, where it is held", () => {
  const tests = naming("TO-1.1", "TO-R1");
  const covered = coverageOf(files({ tests, sources: naming("TO-1.1") }));
  expect(covered.uncited).toEqual(["TO-R1"]);
  expect(covered.problems).toEqual(["toy/rules.md: TO-R1 is proved, but no line of src names it"]);
  expect(coverageOf(files({ tests, sources: tests })).problems).toEqual([]);
});

test("a rule that does not exist is a problem, wherever it is named", () => {
  const unknown = naming("TO-7.7");
  for (const where of ["tests", "scenarios", "sources"] as const) {
    expect(coverageOf(files({ [where]: unknown })).problems).toEqual([
      "here:1: there is no rule TO-7.7",
    ]);
  }
});

test("what was proved must stay proved", () => {
  const before = coverageOf(files({ tests: naming("TO-1.1"), scenarios: naming("TO-E1") }));
  const lock = writeLock(before);
  expect(readLock(lock)).toEqual(["TO-1.1", "TO-E1"]);
  const proofs = { tests: naming("TO-1.1"), scenarios: naming("TO-E1"), sources: naming("TO-1.1") };
  expect(coverageOf(files({ ...proofs, lock })).problems).toEqual([]);
  expect(coverageOf(files({ lock })).problems).toEqual([
    "toy/rules.md: TO-1.1 was proved and is no longer",
    "toy/rules.md: TO-E1 was proved and is no longer",
  ]);
  const gone = rules.replace("- **TO-1.1** A first rule. (TO-R1)\n", "");
  const { problems } = coverageOf(files({ rules: gone, scenarios: naming("TO-E1"), lock }));
  expect(problems).toEqual(["toy/rules.md: TO-1.1 was proved and is gone"]);
  expect(coverageOf(files({ tests: naming("TO-1.1", "TO-1.2"), lock })).fresh).toEqual(["TO-1.2"]);
});

test("for programs there are exactly three fields a game", () => {
  const covered = coverageOf(files({ tests: naming("TO-1.1") }));
  expect(coverageJson(new Map([["toy", covered]]))).toEqual({
    toy: { rules: 4, proved: 1, missing: ["TO-1.2", "TO-1.10", "TO-R1"] },
  });
});

test("for readers every missing rule stands there with its sentence", () => {
  const printed = printCoverage("toy", coverageOf(files({ tests: naming("TO-1.1") })));
  expect(printed.split("\n")).toEqual([
    "toy: 4 rules, 1 proved (25%), 3 missing",
    "  missing  TO-1.2  A second one, which goes on.",
    "  missing  TO-1.10  A third one.",
    "  missing  TO-R1  A ruling.",
    "  1 examples, 0 are scenarios",
    "  no scenario  TO-E1  Given; when; then.",
  ]);
});
