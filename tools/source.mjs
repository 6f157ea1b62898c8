/**
 * Reading sources: which files there are, their syntax tree, and a walk over it.
 * Shared by the checks in this folder; it knows nothing of what they look for.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseSync } from "oxc-parser";

/** @typedef {any} Node A node of the syntax tree (ESTree with TypeScript). */

const skipped = new Set(["node_modules", "dist", ".git", ".sprawl"]);

/**
 * All files below the folders, as sorted paths from the root with forward slashes.
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {RegExp} name
 * @returns {string[]}
 */
export function filesBelow(root, folders, name) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name)) visit(path);
      else if (entry.isFile() && name.test(entry.name)) {
        found.push(relative(root, path).split(sep).join("/"));
      }
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) visit(join(root, folder));
  return found.sort();
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {{ text: string, program: Node, comments: readonly Node[] }}
 */
export function parse(root, file) {
  const text = readFileSync(join(root, file), "utf8");
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { text, program, comments };
}

/**
 * Line and column of an offset, both from 1.
 * @param {string} text
 * @param {number} offset
 */
export function place(text, offset) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/**
 * Visits a node and all below it, parents first. `above` lists the ancestors, nearest first.
 * @param {Node} node
 * @param {(node: Node, above: readonly Node[]) => void} visit
 * @param {ReadonlySet<string>} [skipKeys] properties not to go into
 * @param {readonly Node[]} [above]
 */
export function walk(node, visit, skipKeys = new Set(), above = []) {
  visit(node, above);
  const inner = [node, ...above];
  for (const [key, value] of Object.entries(node)) {
    if (skipKeys.has(key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === "object" && typeof child.type === "string") {
        walk(child, visit, skipKeys, inner);
      }
    }
  }
}
