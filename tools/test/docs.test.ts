/** Pages and code agree: snippets stand in the files they name, links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { describe, expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs")).map((page) => `docs/${page}`),
].filter((page) => page.endsWith(".md"));

/** `npm run x`, or `npm run x -w packages/y`. */
const COMMAND = /npm run (?:-s )?([a-z-]+)(?: -w ([\w/]+))?/g;

type Snippet = {
  readonly file: string;
  /** What it shows of the file's imports, and then of the file. */
  readonly imports: string;
  readonly code: string;
};

/** Code blocks that begin with a comment naming a file. */
function snippets(page: string): Snippet[] {
  const text = readFileSync(join(root, page), "utf8");
  const found: Snippet[] = [];
  for (const [, block] of text.matchAll(/```(?:tsx?|yaml)\n([\s\S]*?)```/g)) {
    const named = /^(?:\/\/|#) ((?:packages|games|examples|bench|tools)\/\S+)\n/.exec(block);
    if (!named) continue;
    const rest = block.slice(named[0].length);
    const imports = /^(?:import [^;]*;\n)*/.exec(rest)?.[0] ?? "";
    found.push({ file: named[1], imports, code: rest.slice(imports.length) });
  }
  return found;
}

/** What a source imports: local name -> where from. */
function importsOf(name: string, text: string): Map<string, string> {
  const { program } = parseSync(name, text);
  const found = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration") continue;
    for (const { local } of node.specifiers) found.set(local.name, node.source.value);
  }
  return found;
}

/** Code without what stands in quotes and comments. */
function bare(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"]*"|`[^`]*`/g, '""');
}

test("every snippet of the page on writing a game names its file, which compiles", () => {
  const text = readFileSync(join(root, "docs/write-a-game.md"), "utf8");
  const blocks = text.match(/```tsx?\n/g) ?? [];
  const named = snippets("docs/write-a-game.md").filter(({ file }) => /\.tsx?$/.test(file));
  expect(named.length).toBe(blocks.length);
});

describe.each(pages)("%s", (page) => {
  test("its snippets are in the files they name", () => {
    for (const { file, code } of snippets(page)) {
      expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
      expect(readFileSync(join(root, file), "utf8")).toContain(code.trimEnd());
    }
  });

  test("its snippets come with the imports they use", () => {
    for (const { file, imports, code } of snippets(page)) {
      if (!/\.tsx?$/.test(file)) continue;
      const there = importsOf(file, readFileSync(join(root, file), "utf8"));
      const shown = importsOf(file, imports);
      for (const [name, from] of shown) {
        expect([file, name, there.get(name)]).toEqual([file, name, from]);
      }
      const used = [...there.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(bare(code)));
      expect([file, used.filter((name) => !shown.has(name))]).toEqual([file, []]);
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
