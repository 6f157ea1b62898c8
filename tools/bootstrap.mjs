/**
 * Makes a fresh copy of the repository ready: installs what is missing, builds what has changed.
 * It uses Node's own modules only, because nothing else is there yet. Run again, it costs next to
 * nothing: stamps remember what was installed and built.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const own = join(root, ".sprawl");
const installStamp = join(root, "node_modules/.sprawl-stamp");
const buildStamp = join(own, "build-stamp");
const clientStamp = join(own, "client-stamp");

/** Something the reader can mend; shown without a stack. */
export class Trouble extends Error {}

/** Ends with a clear sentence on a Node that is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Sprawl needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages, unless they are there. */
export async function install() {
  if (isStamped(installStamp, installMark())) return;
  await alone(() => {
    const mark = installMark();
    if (isStamped(installStamp, mark)) return;
    fs.rmSync(installStamp, { force: true });
    if (!isLocked()) {
      console.log("Linking a new package.");
      add("install");
    } else if (!isInstalled()) {
      console.log("Installing packages. This happens once and takes about a minute.");
      add("ci");
    }
    stamp(installStamp, installMark());
  });
}

/** @param {"ci" | "install"} how */
function add(how) {
  const done = npm([how, "--include=dev", "--prefer-offline", "--loglevel=error"]);
  if (done.status === 0) return;
  throw new Trouble(`${done.output}\nThe packages could not be installed: npm ${how} failed.`);
}

/** Whether the lockfile knows every package of ours; one that was just made is not in it yet. */
function isLocked() {
  const { packages = {} } = JSON.parse(read(join(root, "package-lock.json")) ?? "{}");
  return packageFolders().every((folder) => packages[folder.split(sep).join("/")] !== undefined);
}

/** Compiles the sources that have changed. Throws with the compiler's words if they are wrong. */
export async function build() {
  await compile();
  await buildClient();
}

async function compile() {
  if (isBuilt(buildMark())) return;
  await alone(() => {
    writeReferences();
    const mark = buildMark();
    if (isBuilt(mark)) return;
    console.log("Building.");
    fs.rmSync(buildStamp, { force: true });
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const pretty = String(process.stdout.isTTY === true);
    const done = run(process.execPath, [tsc, "-b", "--pretty", pretty]);
    if (done.status !== 0) throw new Trouble(`${done.output}\nThe sources do not compile.`);
    stamp(buildStamp, mark);
  });
}

const client = "packages/web";

/** Builds the pages of the browser, if anything in them has changed. */
export async function buildClient() {
  const page = join(root, client, "dist/index.html");
  const there = (/** @type {string} */ mark) => fs.existsSync(page) && isStamped(clientStamp, mark);
  if (!fs.existsSync(join(root, client)) || there(buildMark())) return;
  await alone(() => {
    const mark = buildMark();
    if (there(mark)) return;
    fs.rmSync(clientStamp, { force: true });
    const vite = join(root, "node_modules/vite/bin/vite.js");
    // Also when a test asks for it: what is built is what people get.
    const env = { NODE_ENV: "production" };
    const done = run(process.execPath, [vite, "build", client, "--logLevel", "warn"], env);
    if (done.status !== 0) throw new Trouble(`${done.output}\nThe client does not build.`);
    stamp(clientStamp, mark);
  });
}

/** What the installed packages depend on. */
function installMark() {
  const hash = createHash("sha256");
  const settings = ["package-lock.json", "package.json", ".npmrc"];
  hash.update(`${process.platform} ${process.arch} ${process.versions.modules}\n`);
  for (const file of [...settings, ...packageFolders().map((f) => join(f, "package.json"))]) {
    hash.update(`${file}\n`).update(read(join(root, file)) ?? "");
  }
  return hash.digest("hex");
}

/** What the build depends on: every source with its size and time. */
function buildMark() {
  const hash = createHash("sha256").update(installMark());
  for (const { name } of entries(root)) {
    if (/^tsconfig.*\.json$/.test(name)) hash.update(sizeAndTime(join(root, name)));
  }
  for (const folder of [...compiledFolders(), "packages/kit", client]) {
    for (const file of sources(join(root, folder))) hash.update(sizeAndTime(file));
  }
  return hash.digest("hex");
}

/** @param {string} mark */
function isBuilt(mark) {
  const there = compiledFolders().every((folder) => fs.existsSync(join(root, folder, "dist")));
  return there && isStamped(buildStamp, mark);
}

/**
 * Writes into games/tsconfig.json which games there are, so that nobody has to. A game in its
 * folder is compiled whether or not it is in the registry yet.
 */
function writeReferences() {
  const path = join(root, "games/tsconfig.json");
  const now = read(path);
  if (now === undefined) return;
  const games = compiledFolders().filter((folder) => /^(games|examples)[\\/]/.test(folder));
  const lines = ["packages/engine", ...games].map((folder) => {
    const from = relative("games", folder).split(sep).join("/");
    return `    { "path": "${from.startsWith(".") ? from : `./${from}`}" }`;
  });
  const wanted = now.replace(
    /"references": \[[^\]]*\]/,
    `"references": [\n${lines.join(",\n")}\n  ]`,
  );
  if (wanted !== now) fs.writeFileSync(path, wanted);
}

function compiledFolders() {
  return packageFolders().filter((folder) => fs.existsSync(join(root, folder, "tsconfig.json")));
}

/** The folders of all packages, by the workspaces of the root package.json. */
function packageFolders() {
  /** @type {string[]} */
  const patterns = JSON.parse(read(join(root, "package.json")) ?? "{}").workspaces ?? [];
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = pattern.slice(0, -2);
    return entries(join(root, parent)).map((entry) => join(parent, entry.name));
  });
  return folders.filter((f) => fs.existsSync(join(root, f, "package.json"))).sort();
}

const noSource = new Set(["node_modules", "dist", "test", "scenarios"]);
const isSource = /\.(tsx?|css|html|svg|png|webmanifest)$|^rules\.md$|^tsconfig.*\.json$/;

/**
 * @param {string} path
 * @returns {string[]}
 */
function sources(path) {
  return entries(path).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return noSource.has(entry.name) ? [] : sources(inner);
    return isSource.test(entry.name) ? [inner] : [];
  });
}

/** @param {string} path */
function entries(path) {
  if (!fs.existsSync(path)) return [];
  return fs.readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {string} path */
function sizeAndTime(path) {
  const { size, mtimeMs } = fs.statSync(path);
  return `${path} ${size} ${mtimeMs}\n`;
}

/** Whether npm itself says that everything in the lockfile is installed, as after `npm install`. */
function isInstalled() {
  const there = read(join(root, "node_modules/.package-lock.json"));
  const wanted = read(join(root, "package-lock.json"));
  if (there === undefined || wanted === undefined) return false;
  const installed = JSON.parse(there).packages ?? {};
  return Object.entries(JSON.parse(wanted).packages ?? {}).every(([path, entry]) => {
    if (!path.includes("node_modules/") || (entry.optional && !installed[path])) return true;
    const { version, integrity, link } = installed[path] ?? {};
    const same = version === entry.version && integrity === entry.integrity && link === entry.link;
    return same && fs.existsSync(join(root, path));
  });
}

/**
 * Runs npm: the one that called us, or the one on the path.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const caller = process.env.npm_execpath;
  if (caller && /npm-cli\.c?js$/.test(caller)) return run(process.execPath, [caller, ...args]);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] what its environment has beside ours
 */
function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 26,
    shell: command.endsWith(".cmd"),
    env: { ...process.env, ...env },
  });
  const output = `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}`.trim();
  return { status: done.status, output };
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function read(path) {
  try {
    return fs.readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @param {string} mark
 */
function isStamped(path, mark) {
  return read(path) === mark;
}

/**
 * @param {string} path
 * @param {string} mark
 */
function stamp(path, mark) {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, mark);
}

/**
 * Does the work while no other run does. The lock is a folder with the number of the process that
 * holds it; a lock whose process is gone is taken over.
 * @param {() => void} work
 */
async function alone(work) {
  const lock = join(own, "lock");
  fs.mkdirSync(own, { recursive: true });
  for (let tries = 0; !take(lock); tries += 1) {
    if (tries === 10) console.log("Waiting for another run that is installing or building.");
    if (isStale(lock)) fs.rmSync(lock, { recursive: true, force: true });
    else await new Promise((wake) => setTimeout(wake, 100));
  }
  const free = () => fs.rmSync(lock, { recursive: true, force: true });
  process.once("exit", free);
  try {
    work();
  } finally {
    process.off("exit", free);
    free();
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    fs.mkdirSync(lock);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
  fs.writeFileSync(join(lock, "pid"), String(process.pid));
  return true;
}

/** @param {string} lock */
function isStale(lock) {
  const holder = read(join(lock, "pid"));
  if (!holder) {
    // Taken this very moment, or by a run that ended before it could sign.
    const since = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    return since !== undefined && Date.now() - since > 5000;
  }
  try {
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
