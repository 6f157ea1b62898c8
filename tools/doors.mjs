/** What lies behind the doors of our packages: the names each of a package's entries exports. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */

/**
 * Door -> names, of one package; empty for a package without sources.
 * @param {string} root
 * @param {string} folder
 * @returns {ReadonlyMap<string, ReadonlySet<string>>}
 */
export function doorsOf(root, folder) {
  /** @type {Map<string, ReadonlySet<string>>} */
  const doors = new Map();
  const manifest = join(root, folder, "package.json");
  if (!existsSync(manifest)) return doors;
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const [door, entry] of Object.entries(exports)) {
    if (typeof entry?.source !== "string") continue;
    const source = posix.join(folder, entry.source);
    if (existsSync(join(root, source))) doors.set(posix.join(name, door), namesIn(root, source));
  }
  return doors;
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Set<string>}
 */
function namesIn(root, file) {
  const names = new Set();
  for (const node of parse(root, file).program.body) {
    if (node.type === "ExportNamedDeclaration") {
      for (const { exported } of node.specifiers) names.add(exported.name);
      for (const name of declaredBy(node.declaration)) names.add(name);
    }
    if (node.type !== "ExportAllDeclaration") continue;
    if (node.exported) names.add(node.exported.name);
    else if (node.source.value.startsWith(".")) {
      const other = posix.join(posix.dirname(file), node.source.value).replace(/\.js$/, ".ts");
      for (const name of namesIn(root, other)) names.add(name);
    }
  }
  return names;
}

/**
 * @param {Node} declaration
 * @returns {string[]}
 */
function declaredBy(declaration) {
  if (!declaration) return [];
  if (declaration.id) return [declaration.id.name];
  return (declaration.declarations ?? []).map((/** @type {Node} */ each) => each.id.name);
}
