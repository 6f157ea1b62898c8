/**
 * The dependency check: which room of the house may import which.
 *
 *     engine <- scenarios, games' rules <- bots <- server, web, cli
 *
 *     node tools/check-arrows.mjs [root]
 */
import { existsSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { arrows } from "./arrows.mjs";
import { doorsOf } from "./doors.mjs";
import { filesBelow, parse, place, walk } from "./source.mjs";

/** Rooms inside a package's src that only tests use. */
const testing = new Set(["engine testing", "scenarios testing"]);

/** Rooms of tests. */
const tests = new Set(["tests", "tests of packages"]);

/** @typedef {import("./source.mjs").Node} Node */
/** @typedef {(typeof arrows)[number]} Room */
/** @typedef {{ file: string, line: number, reason: string }} Finding */

/**
 * @param {string} pattern
 * @param {string} star what a `*` in it stands for
 */
function likeness(pattern, star) {
  return pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", star);
}

/**
 * @param {string} file
 * @returns {Room | undefined}
 */
function roomOf(file) {
  return arrows.find(({ at }) =>
    at.some((f) => new RegExp(`^${likeness(f, "[^/]*")}(/|$)`).test(file)),
  );
}

/**
 * @param {string} root
 * @returns {{ findings: Finding[], files: number }}
 */
export function checkArrows(root) {
  const files = filesBelow(root, ["packages", "games", "examples", "bench"], /\.[cm]?tsx?$/);
  const house = readHouse(root);
  const doors = doorsOf(root, "packages/engine");
  /** @type {Finding[]} */
  const findings = [];
  for (const file of files) {
    const room = roomOf(file);
    const home = house.homeOf(file);
    if (!room || !home) {
      findings.push({ file, line: 1, reason: "stands in no room of the house" });
      continue;
    }
    const { text, program } = parse(root, file);
    for (const { name, node } of importsOf(program)) {
      const reason = broken(house, file, room, home, name) ?? absent(doors, name, node);
      if (reason) findings.push({ file, line: place(text, node.start).line, reason });
    }
  }
  return { findings, files: files.length };
}

/**
 * Every import of a module, types too.
 * @param {Node} program
 */
function importsOf(program) {
  /** @type {{ name: string, node: Node }[]} */
  const found = [];
  const kinds =
    /^(ImportDeclaration|Export(Named|All)Declaration|ImportExpression|TSImportType|TSExternalModuleReference)$/;
  walk(program, (node) => {
    const source = node.source ?? node.expression;
    if (kinds.test(node.type) && source?.type === "Literal") {
      found.push({ name: source.value, node });
    }
  });
  return found;
}

/**
 * Why there is no such thing behind that door of the engine. The compiler says so too, but of tests
 * only later.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} doors
 * @param {string} door
 * @param {Node} node
 * @returns {string | undefined}
 */
function absent(doors, door, node) {
  const behind = doors.get(door);
  if (!behind || node.type !== "ImportDeclaration") return undefined;
  const names = node.specifiers.flatMap((/** @type {Node} */ each) => each.imported?.name ?? []);
  const missing = names.find((/** @type {string} */ name) => !behind.has(name));
  if (missing === undefined) return undefined;
  const others = [...doors].filter(([, all]) => all.has(missing)).map(([other]) => other);
  return `${missing} is not behind ${door}: ${others.join(" or ") || "nowhere"}`;
}

/**
 * Why an import breaks an arrow, or undefined if it breaks none.
 * @param {ReturnType<typeof readHouse>} house
 * @param {string} file
 * @param {Room} room
 * @param {Home} home
 * @param {string} name
 * @returns {string | undefined}
 */
function broken(house, file, room, home, name) {
  const may = tests.has(room.room) ? [...room.may, ...mayOfSource(home)] : room.may;
  if (name.startsWith(".")) {
    const target = posix.join(posix.dirname(file), name);
    if (house.homeOf(target) !== home) {
      return `${room.room} -> ${target}: a relative import leaves its package`;
    }
    const there = roomOf(target.replace(/\.js$/, ".ts"));
    if (!there) return `${room.room} -> ${target}: no room of the house`;
    const folder = target.slice(home.folder.length + 1).split("/")[0] ?? "";
    // A testing room lies inside src and is not reached by `./src`.
    const inner = testing.has(there.room) && !tests.has(room.room);
    const reached = may.includes("./*") || (may.includes(`./${folder}`) && !inner);
    return there === room || reached ? undefined : `${room.room} -> ${there.room} (${name})`;
  }

  const bare = name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
  const ours = bare.startsWith("@sprawl/");
  const allowed =
    may.some((entry) => new RegExp(`^${likeness(entry, ".*")}$`).test(name)) ||
    (may.includes("own") && bare === home.name) ||
    (may.includes("a game") && house.games.has(bare)) ||
    (may.includes("any package") && !ours && !name.startsWith("node:"));
  if (!allowed) return `${room.room} -> ${name}`;
  if (name.startsWith("node:") || bare === home.name || home.declared.has(bare)) return undefined;
  // A game is declared by its line in the registry.
  if (room.room === "registry") return undefined;
  const mayBeDev = tests.has(room.room) || testing.has(room.room) || room.room === "settings";
  if (mayBeDev && (home.dev.has(bare) || house.shared.has(bare))) return undefined;
  return `${room.room} -> ${name}: not declared in ${home.folder}/package.json`;
}

/**
 * What the sources of a package may import; its tests may too.
 * @param {Home} home
 */
function mayOfSource(home) {
  const source = home.folder === "games" ? "games/index.ts" : `${home.folder}/src`;
  return (roomOf(source)?.may ?? []).filter((entry) => !entry.startsWith("./"));
}

/**
 * A package: what it declares for its own code, and what only for its tests.
 * @typedef {{ folder: string, name: string, declared: ReadonlySet<string>, dev: ReadonlySet<string> }} Home
 */

/**
 * The packages of the repository.
 * @param {string} root
 */
function readHouse(root) {
  /** @type {Map<string, Home>} */
  const homes = new Map();
  const manifests = filesBelow(root, ["packages", "games", "examples", "bench"], /^package\.json$/);
  for (const path of manifests) homes.set(posix.dirname(path), readHome(root, path));
  const shared = existsSync(join(root, "package.json"))
    ? readHome(root, "package.json").dev
    : new Set();
  const games = new Set(
    [...homes.values()]
      .filter((home) => /^(games|examples)\/[^/]+$/.test(home.folder))
      .map((home) => home.name),
  );
  /** @param {string} path */
  const homeOf = (path) => {
    let folder = path;
    while (folder !== "." && folder !== "/") {
      const home = homes.get(folder);
      if (home) return home;
      folder = posix.dirname(folder);
    }
    return undefined;
  };
  return { homeOf, games, shared };
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Home}
 */
function readHome(root, path) {
  const manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
  /** @param {readonly string[]} kinds */
  const names = (...kinds) => new Set(kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})));
  return {
    folder: posix.dirname(path),
    name: manifest.name,
    declared: names("dependencies", "peerDependencies", "optionalDependencies"),
    dev: names("devDependencies"),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { findings, files } = checkArrows(resolve(process.argv[2] ?? "."));
  for (const f of findings) console.log(`${f.file}:${f.line}  ${f.reason}`);
  console.log(`arrows: ${files} files, ${findings.length} broken`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
