/**
 * `npm run break`: breaks the house on purpose, one break at a time, and says which of them no test
 * notices. Each is a line of tools/breaks/: a file, what is replaced there, and the tests that should
 * see it. Everything happens in a copy (.sprawl/break); nothing of yours is touched. Who has noticed
 * is named, so that it can be told from a test that fails anyway.
 *
 *     npm run break                 all of them: 26 minutes on two cores that thirty others wanted too
 *     npm run break -- server       those whose name contains the word, or one of several
 *     npm run break -- --list       only their names
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, checkNode, install, root } from "./bootstrap.mjs";
import { breaks } from "./breaks/index.mjs";

/** @typedef {import("./breaks/index.mjs").Break} Break */

/** Longer than this no test may take; one that does has noticed something. */
const PATIENCE = 300_000;

const strange = process.argv.slice(2).find((word) => /^-/.test(word) && word !== "--list");
if (strange !== undefined) {
  console.error("Usage: npm run break [-- WORD… | -- --list]");
  process.exit(strange === "--help" || strange === "-h" ? 0 : 2);
}
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = breaks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const copy = join(root, ".sprawl/break");

if (process.argv.includes("--list")) {
  for (const { name } of chosen) console.log(name);
  process.exit(0);
}
checkNode();
await install();
await build();
copyHouse();
/** @type {string[]} */
const unnoticed = [];
for (const [i, each] of chosen.entries()) {
  const began = performance.now();
  const by = noticedBy(each);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${i + 1}/${chosen.length} ${by ? "noticed  " : "UNNOTICED"} ${each.name} (${seconds} s)`,
  );
  if (by) console.log(`        by ${by}`);
  else unnoticed.push(each.name);
}
console.log(
  unnoticed.length === 0
    ? `All ${chosen.length} breaks are noticed.`
    : `Unnoticed, of ${chosen.length}:\n${unnoticed.map((name) => `  ${name}`).join("\n")}`,
);
process.exitCode = unnoticed.length > 0 ? 1 : 0;

/** What git knows, as it lies here now, with what was built; packages of others are only linked. */
function copyHouse() {
  rmSync(copy, { recursive: true, force: true });
  const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed.stdout
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const built = new Set(files.filter((file) => file.endsWith("/package.json")).map(dirname));
  for (const home of built) {
    const dist = join(root, home, "dist");
    if (existsSync(dist)) cpSync(dist, join(copy, home, "dist"), { recursive: true });
    const own = join(root, home, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(copy, home, "node_modules"));
  }
  linkPackages();
}

/** Ours lead into the copy, all others out of it. */
function linkPackages() {
  const there = join(root, "node_modules");
  const here = join(copy, "node_modules");
  mkdirSync(here);
  const names = spawnSync("ls", ["-A", there], { encoding: "utf8" }).stdout.split("\n");
  for (const name of names.filter((each) => each !== "" && each !== ".vite")) {
    if (name === "@sprawl")
      cpSync(join(there, name), join(here, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(there, name), join(here, name));
  }
}

/**
 * The test that fails with this break, in words; undefined if none does.
 * @param {Break} each
 * @returns {string | undefined}
 */
function noticedBy({ file, find, replace, tests, naming }) {
  const path = join(copy, file);
  const report = join(copy, "report.json");
  const before = readFileSync(path, "utf8");
  rmSync(report, { force: true });
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  const { status, error } = spawnSync(
    join(copy, "node_modules/.bin/vitest"),
    [
      ...["run", "--project", "unit*", "--bail", "1", "--retry", "0"],
      ...["--reporter", "json", "--outputFile", report],
      ...tests,
      ...(naming ? ["-t", naming] : []),
    ],
    { cwd: copy, stdio: "ignore", timeout: PATIENCE, env: { ...process.env, CI: "1" } },
  );
  writeFileSync(path, before);
  if (error && "code" in error && error.code === "ETIMEDOUT")
    return `a test that did not end within ${PATIENCE / 1000} s`;
  if (status === 0) return undefined;
  if (!existsSync(report)) throw new Error(`the tests cannot be run: ${tests.join(" ")}`);
  return firstFailure(JSON.parse(readFileSync(report, "utf8")));
}

/**
 * @param {{ testResults: { name: string, message?: string, status: string,
 *   assertionResults: { status: string, fullName: string }[] }[] }} report
 */
function firstFailure({ testResults }) {
  for (const { name, status, message = "", assertionResults } of testResults) {
    const failed = assertionResults.find((each) => each.status === "failed");
    if (failed) return `${relative(copy, name)}: ${failed.fullName}`;
    if (status === "failed") return `${relative(copy, name)}: ${message.split("\n", 1)[0]}`;
  }
  return undefined;
}
