/**
 * The API reference, made from the types: what each door of our packages exports, with what is
 * written about it. Compiled packages are read from their declarations, the rest from their sources.
 *
 *     node tools/api.mjs [door]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { root as ownRoot } from "./bootstrap.mjs";
import { parse } from "./source.mjs";

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {{ name: string, says: string, text: string, file: string }} Item */
/** @typedef {{ name: string, says: string, items: Item[], modules: ReadonlyMap<string, string> }} Door modules: what each file says of itself */

/** Packages that nobody writes against: programs, and tools. */
const PROGRAMS = new Set(["cli", "server", "web"]);

/**
 * Every door of every package, with what lies behind it.
 * @param {string} root
 * @returns {Door[]}
 */
export function readDoors(root) {
  const folders = readdirSync(join(root, "packages")).filter((name) => !PROGRAMS.has(name));
  return folders.sort().flatMap((name) => {
    const folder = `packages/${name}`;
    const manifest = join(root, folder, "package.json");
    if (!existsSync(manifest)) return [];
    const { name: named, exports = {} } = JSON.parse(readFileSync(manifest, "utf8"));
    return Object.entries(exports).flatMap(([door, entry]) => {
      const file = entryFile(root, folder, entry);
      if (!file) return [];
      const { text, comments } = parse(root, file);
      const items = [...exportsOf(root, file, new Set()).values()];
      const files = [...new Set(items.map((item) => item.file))];
      const modules = new Map(files.map((each) => [each, aboutModule(root, folder, each)]));
      return [{ name: posix.join(named, door), says: aboutFile(text, comments), items, modules }];
    });
  });
}

/**
 * The declarations of an entry if they are built, else its source.
 * @param {string} root
 * @param {string} folder
 * @param {any} entry
 */
function entryFile(root, folder, entry) {
  const candidates = typeof entry === "string" ? [entry] : [entry.types, entry.source];
  return candidates
    .filter((path) => typeof path === "string" && /\.tsx?$/.test(path))
    .map((path) => posix.join(folder, path))
    .find((path) => existsSync(join(root, path)));
}

/**
 * What a file exports, by name.
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} visited files on the way here
 * @returns {Map<string, Item>}
 */
function exportsOf(root, file, visited) {
  /** @type {Map<string, Item>} */
  const found = new Map();
  if (visited.has(file)) return found;
  visited.add(file);
  const source = parse(root, file);
  const own = declarationsIn(source, file);
  for (const node of source.program.body) {
    if (node.type === "ExportAllDeclaration") {
      const inner = exportsFrom(root, file, node.source.value, visited);
      if (node.exported) found.set(node.exported.name, together(node.exported.name, inner, file));
      else for (const [name, item] of inner) found.set(name, item);
    }
    if (node.type !== "ExportNamedDeclaration") continue;
    for (const name of declaredBy(node.declaration)) take(found, name, own.get(name));
    const inner = node.source ? exportsFrom(root, file, node.source.value, visited) : own;
    for (const { local, exported } of node.specifiers) {
      take(found, exported.name, inner.get(local.name));
    }
  }
  return found;
}

/**
 * @param {Map<string, Item>} found
 * @param {string} name
 * @param {Item | undefined} item
 */
function take(found, name, item) {
  if (item) found.set(name, { ...item, name });
}

/**
 * A namespace as one item: its members one below the other.
 * @param {string} name
 * @param {ReadonlyMap<string, Item>} members
 * @param {string} file
 * @returns {Item}
 */
function together(name, members, file) {
  const texts = [...members.values()].map(
    ({ says, text }) => `${says ? `/** ${says} */\n` : ""}${text}`,
  );
  return {
    name,
    says: `Members of \`${name}\`.`,
    text: texts.join("\n\n"),
    file,
  };
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} from
 * @param {Set<string>} visited
 */
function exportsFrom(root, file, from, visited) {
  if (!from.startsWith(".")) return new Map();
  const bare = posix.join(posix.dirname(file), from).replace(/\.js$/, "");
  const endings = file.endsWith(".d.ts") ? [".d.ts"] : [".ts", ".tsx"];
  const path = endings.map((end) => bare + end).find((each) => existsSync(join(root, each)));
  // A file may be reached by several names: only a circle is cut.
  return path ? exportsOf(root, path, new Set(visited)) : new Map();
}

/**
 * Everything a file declares, by name.
 * @param {ReturnType<typeof parse>} source
 * @param {string} file
 * @returns {Map<string, Item>}
 */
function declarationsIn({ text, program, comments }, file) {
  /** @type {Map<string, Item>} */
  const found = new Map();
  for (const node of program.body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    const says = docBefore(text, comments, node.start);
    for (const name of declaredBy(declaration)) {
      const own = { name, says, text: signature(text, declaration), file };
      const before = found.get(name);
      // Overloads stand below each other.
      found.set(name, before ? { ...before, text: `${before.text}\n${own.text}` } : own);
    }
  }
  return found;
}

/**
 * @param {Node} declaration
 * @returns {string[]}
 */
function declaredBy(declaration) {
  if (!declaration) return [];
  if (declaration.id) return [declaration.id.name];
  return (declaration.declarations ?? []).map((/** @type {Node} */ each) => each.id.name ?? "");
}

/**
 * A declaration without what it does.
 * @param {string} text
 * @param {Node} declaration
 */
function signature(text, declaration) {
  const { start, end } = declaration;
  const inner = declaration.declarations?.[0];
  const body = declaration.body?.type === "BlockStatement" ? declaration.body : undefined;
  let until = body ? body.start : end;
  if (inner?.init && inner.id.typeAnnotation) until = inner.id.end;
  else if (inner?.init?.body?.type === "BlockStatement") until = inner.init.body.start;
  const said = text
    .slice(start, until)
    .replace(/^declare /, "")
    .replace(/=>\s*$/, "")
    .trim();
  const lines = withoutPrivate(said).split("\n");
  const short = lines.length > 40 && declaration.type === "VariableDeclaration";
  return (short ? [...lines.slice(0, 8), "…"] : lines)
    .join("\n")
    .replace(/^(\s+)/gm, (pad) => pad.replaceAll("    ", "  "));
}

/** What a class keeps for itself is nobody's business. @param {string} text */
function withoutPrivate(text) {
  return text
    .split("\n")
    .filter((line) => !/^\s*(private |#)/.test(line))
    .join("\n");
}

/**
 * @param {string} text
 * @param {readonly Node[]} comments
 * @param {number} start
 */
function docBefore(text, comments, start) {
  const last = comments.filter(({ end }) => end <= start).at(-1);
  const near = last?.type === "Block" && text.slice(last.end, start).trim() === "";
  return near ? plain(last.value) : "";
}

/**
 * What a file says of itself: the comment it begins with.
 * @param {string} text
 * @param {readonly Node[]} comments
 */
function aboutFile(text, comments) {
  const [first] = comments;
  return first?.type === "Block" && text.slice(0, first.start).trim() === ""
    ? plain(first.value)
    : "";
}

/** @param {string} comment */
function plain(comment) {
  return comment
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim();
}

/**
 * What a module says of itself; declarations have lost it, the source has it.
 * @param {string} root
 * @param {string} folder
 * @param {string} file
 */
function aboutModule(root, folder, file) {
  const source = file.replace(`${folder}/dist/`, `${folder}/src/`).replace(/\.d\.ts$/, ".ts");
  if (!existsSync(join(root, source))) return "";
  const { text, comments } = parse(root, source);
  return aboutFile(text, comments);
}

/** @param {string} file */
function moduleName(file) {
  return posix.basename(file).replace(/(\.d)?\.tsx?$/, "");
}

/**
 * A door as a page.
 * @param {Door} door
 */
export function doorPage({ name, says, items, modules }) {
  const parts = [...modules]
    .sort(([a], [b]) => (moduleName(a) < moduleName(b) ? -1 : 1))
    .map(([file, about]) => {
      const inside = items.filter((item) => item.file === file);
      const entries = inside
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((item) => [`### ${item.name}`, prose(item.says), code(item.text)]);
      return [`## ${moduleName(file)}`, prose(about), ...entries.flat()];
    });
  const lines = [`# ${name}`, prose(says), ...parts.flat()];
  return lines.filter((line) => line !== "").join("\n\n");
}

/** @param {string} text */
function code(text) {
  return `\`\`\`ts\n${text}\n\`\`\``;
}

/**
 * A comment as Markdown: what is indented in it is code.
 * @param {string} says
 */
function prose(says) {
  return says
    .split(/\n{2,}/)
    .map((part) => (/^ {4}/.test(part) ? code(part.replace(/^ {4}/gm, "")) : part))
    .join("\n\n");
}

/** @param {string} name */
export function slugOf(name) {
  return name.replace("@sprawl/", "").replaceAll("/", "-");
}

/**
 * The list of all doors.
 * @param {readonly Door[]} doors
 */
export function indexPage(doors) {
  const rows = doors.map(({ name, says, items }) => {
    const first = says.split("\n\n")[0]?.replaceAll("\n", " ") ?? "";
    return `| [${name}](/docs/api/${slugOf(name)}) | ${first.replaceAll("|", "\\|")} | ${items.length} |`;
  });
  return [
    "# API reference",
    "What each door of our packages exports, made from the types. How it all fits together is in [How do I write a game?](/read/docs/write-a-game.md) and [How the house is built](/read/docs/architecture.md).",
    ["| door | is for | names |", "| --- | --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const doors = readDoors(ownRoot);
  const wanted = doors.find(({ name }) => name === process.argv[2]);
  console.log(wanted ? doorPage(wanted) : indexPage(doors));
}
