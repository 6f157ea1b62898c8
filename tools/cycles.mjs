/**
 * Import cycles: modules that need each other at run time. Types do not count: they are gone then.
 */
import { posix } from "node:path";
import { filesBelow, parse } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */

/**
 * Groups of files below a folder that import each other in a ring, each sorted.
 * @param {string} root
 * @param {string} folder
 * @returns {string[][]}
 */
export function cyclesIn(root, folder) {
  const files = filesBelow(root, [folder], /\.[cm]?tsx?$/);
  const imports = new Map(files.map((file) => [file, importedBy(root, file, new Set(files))]));
  return ringsOf(imports);
}

/**
 * @param {string} root
 * @param {string} file
 * @param {ReadonlySet<string>} known
 */
function importedBy(root, file, known) {
  const { program } = parse(root, file);
  /** @type {string[]} */
  const found = [];
  for (const node of program.body) {
    if (!node.source || isOfTypes(node)) continue;
    const path = posix.join(posix.dirname(file), node.source.value).replace(/\.js$/, "");
    const target = [`${path}.ts`, `${path}.tsx`].find((each) => known.has(each));
    if (target) found.push(target);
  }
  return found;
}

/** @param {Node} node */
function isOfTypes(node) {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const names = node.specifiers ?? [];
  return (
    names.length > 0 &&
    names.every((/** @type {Node} */ each) => (each.importKind ?? each.exportKind) === "type")
  );
}

/**
 * Strongly connected groups of more than one, by Tarjan.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 */
function ringsOf(graph) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const rings = [];
  /** @param {string} file */
  const visit = (file) => {
    const n = order.size;
    order.set(file, n);
    let low = n;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low !== n) return;
    const ring = path.splice(path.indexOf(file));
    if (ring.length > 1) rings.push(ring.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return rings;
}
