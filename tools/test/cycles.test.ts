/** No module of a game needs, by way of others, itself. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cyclesIn } from "../cycles.mjs";
import { tree } from "./tree.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const games = ["games", "examples"].flatMap((folder) =>
  readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`),
);

for (const game of games.filter((each) => existsSync(`${root}/${each}/src`))) {
  test(`the rules of ${game} import each other in no ring`, () => {
    expect(cyclesIn(root, `${game}/src`)).toEqual([]);
  });
}

test("a ring is found, and imports of types alone make none", () => {
  const folder = tree({
    "src/a.ts": 'import { b } from "./b.js";\nexport const a = b;\n',
    "src/b.ts": 'import { c } from "./in/c.js";\nexport const b = c;\n',
    "src/in/c.ts": 'import { a } from "../a.js";\nexport const c = () => a;\n',
    "src/d.ts": 'import type { a } from "./a.js";\nexport type D = typeof a;\n',
  });
  expect(cyclesIn(folder, "src")).toEqual([["src/a.ts", "src/b.ts", "src/in/c.ts"]]);
});
