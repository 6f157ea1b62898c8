/** Pages and code agree: snippets stand in the files they name, links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const pages = [
  "README.md",
  ...readdirSync(join(root, "docs")).map((page) => `docs/${page}`),
].filter((page) => page.endsWith(".md"));

/** `npm run x`, or `npm run x -w packages/y`. */
const COMMAND = /npm run (?:-s )?([a-z-]+)(?: -w ([\w/]+))?/g;

/** Code blocks that begin with a comment naming a file: [file, code]. */
function snippets(page: string): [string, string][] {
  const text = readFileSync(join(root, page), "utf8");
  const found: [string, string][] = [];
  for (const [, code] of text.matchAll(/```(?:ts|yaml)\n([\s\S]*?)```/g)) {
    const named = /^(?:\/\/|#) ((?:packages|games|examples|bench|tools)\/\S+)\n/.exec(code);
    if (named) found.push([named[1], code.slice(named[0].length)]);
  }
  return found;
}

describe.each(pages)("%s", (page) => {
  test("its snippets are in the files they name", () => {
    for (const [file, code] of snippets(page)) {
      expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
      expect(readFileSync(join(root, file), "utf8")).toContain(code.trimEnd());
    }
  });

  test("its links lead somewhere", () => {
    const text = readFileSync(join(root, page), "utf8");
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)) {
      expect(existsSync(join(root, dirname(page), target)), `${page} -> ${target}`).toBe(true);
    }
  });

  test("the commands it shows exist", () => {
    const text = readFileSync(join(root, page), "utf8");
    for (const [, script, where = "."] of text.matchAll(COMMAND)) {
      const file = join(root, where, "package.json");
      const { scripts } = JSON.parse(readFileSync(file, "utf8"));
      expect(Object.keys(scripts), `${page}: npm run ${script} in ${where}`).toContain(script);
    }
  });
});

test("the walk through Caravan has snippets to check", () => {
  expect(snippets("docs/write-a-game.md").length).toBeGreaterThan(10);
});
