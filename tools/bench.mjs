/**
 * `npm run bench`: makes everything ready, then measures. The engines we compare ours with are
 * installed only here, in bench/peers, so that a normal install stays light; if that fails, the
 * bench goes on without them.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, checkNode, install, npm, root, Trouble } from "./bootstrap.mjs";

const args = process.argv.slice(2);
// What the program says belongs to the figures: with --json there is nothing else.
console.log = console.error;

checkNode();
try {
  await install();
  await build();
  if (!args.includes("--ours")) installPeers();
  const main = join(root, "bench/dist/main.js");
  const done = spawnSync(process.execPath, [main, ...args], { cwd: root, stdio: "inherit" });
  process.exitCode = done.status ?? 1;
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function installPeers() {
  if (existsSync(join(root, "bench/peers/node_modules/.package-lock.json"))) return;
  console.error("Installing the engines to compare with. This happens once.");
  const done = npm(["ci", "--prefix", "bench/peers", "--prefer-offline", "--loglevel=error"]);
  if (done.status !== 0) console.error(`${done.output}\nThey could not be installed.`);
}
