/** The API reference: what doors export, with what is written about it. */
import { describe, expect, test } from "vitest";
import { doorPage, indexPage, readDoors, slugOf } from "../api.mjs";
import { root } from "../bootstrap.mjs";
import { tree } from "./tree.js";

const files = {
  "packages/toy/package.json": {
    name: "@sprawl/toy",
    exports: { ".": { source: "./src/index.ts" }, "./styles.css": "./src/styles.css" },
  },
  "packages/toy/src/index.ts": `/** The toy's door. */
export { roll as throwDice, type Die } from "./dice.js";
export * as more from "./more.js";
export * from "./rest.js";
`,
  "packages/toy/src/dice.ts": `/** Dice. Nothing else. */
/** A die and its sides. */
export type Die = { readonly sides: number };

/**
 * Rolls it.
 *
 *     roll({ sides: 6 })
 */
export function roll(die: Die): number {
  return secret(die);
}

function secret(die: Die): number {
  return die.sides;
}
`,
  "packages/toy/src/more.ts":
    "/** Twice. */\nexport const twice: (n: number) => number = (n) => n * 2;\n",
  "packages/toy/src/rest.ts":
    "export class Cup {\n  #inside = 1;\n  /** Shakes it. */\n  shake(): void {}\n}\n",
  "packages/cli/package.json": {
    name: "@sprawl/cli",
    exports: { ".": { source: "./src/main.ts" } },
  },
};

/** The one door of a small house, and how many there are beside it. */
function small() {
  const [toy, ...others] = readDoors(tree(files));
  return { toy, page: doorPage(toy), others };
}

describe("a small house", () => {
  test("programs and style sheets are no doors", () => {
    const { toy, others } = small();
    expect(others).toEqual([]);
    expect(toy).toMatchObject({ name: "@sprawl/toy", says: "The toy's door." });
  });

  test("a name is shown as it is exported, with what is said of it, and without what it does", () => {
    const { toy, page } = small();
    expect(toy.items.map(({ name }) => name).sort()).toEqual(["Cup", "Die", "more", "throwDice"]);
    expect(page).toContain("### throwDice\n\nRolls it.\n\n```ts\nroll({ sides: 6 })\n```");
    expect(page).toContain("```ts\nfunction roll(die: Die): number\n```");
    expect(page).toContain("A die and its sides.");
    expect(page).not.toMatch(/secret|#inside|n \* 2/);
    expect(page).toContain("const twice: (n: number) => number");
  });

  test("the list leads to each door", () => {
    expect(indexPage([small().toy])).toContain(
      "| [@sprawl/toy](/docs/api/toy) | The toy's door. | 4 |",
    );
    expect(slugOf("@sprawl/engine/host")).toBe("engine-host");
  });
});

describe("this house", () => {
  const doors = readDoors(root);
  const door = (name: string) => doors.find((each) => each.name === name) ?? doors[0];

  test("has the doors authors use, none of them empty", () => {
    const names = doors.map(({ name }) => name);
    for (const name of ["engine", "engine/testing", "kit", "parts", "scenarios/testing"]) {
      expect(names).toContain(`@sprawl/${name}`);
    }
    for (const { name, items } of doors) expect([name, items.length > 0]).toEqual([name, true]);
  });

  test("says what is asked for most", () => {
    const page = doorPage(door("@sprawl/engine"));
    for (const name of ["defineGame", "OptionSpec", "Option", "Barred", "Instinct", "read"]) {
      expect(page).toContain(`### ${name}\n`);
    }
    expect(doorPage(door("@sprawl/kit"))).toContain("### Spot\n");
  });
});
