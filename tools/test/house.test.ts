/** Habits of the house that no other check sees. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !file.endsWith("/generated.ts")); // a tool writes those

/** Tables that are read top to bottom: drawings, faces, floors. */
const TABLES = [
  "games/human-interface/src/tiles/index.ts",
  "games/social-deduction/board/faces.ts",
  "packages/art/src/faces/gear.ts",
  "packages/art/src/places/furniture.ts",
];

test("one idea a file: no source is longer than 400 lines, no test longer than 500", () => {
  const lengths = sources.map((file) => [
    file,
    readFileSync(join(root, file), "utf8").split("\n").length,
  ]);
  const most = (file: unknown) => (String(file).includes("/test/") ? 500 : 400);
  const long = lengths.filter(([file, length]) => Number(length) > most(file));
  expect(long.filter(([file]) => !TABLES.includes(String(file)))).toEqual([]);
});

test("break points are named once: no style sheet measures the window by itself", () => {
  const sheets = execFileSync("git", ["ls-files", "*.css"], { cwd: root, encoding: "utf8" });
  const heads = sheets
    .trim()
    .split("\n")
    .flatMap((file) => readFileSync(join(root, file), "utf8").match(/@media[^{]*/g) ?? []);
  expect(heads.filter((head) => head.includes("(--narrow)"))).not.toEqual([]);
  expect(heads.filter((head) => /width|height|pointer/.test(head))).toEqual([]);
});

test("no effect returns what scrolling gives: in newer browsers that is no way to end it", () => {
  const gives = /Effect\(\(\) =>\s*[^\s{(][^;]*?\.scroll(To|By|IntoView)?\(/;
  expect("useEffect(() => box.current?.scrollTo(0, 0), [step]);").toMatch(gives);
  const found = sources
    .filter((file) => file.endsWith("x") || file.includes("/src/"))
    .filter((file) => gives.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "http/);
});
