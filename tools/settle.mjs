/**
 * After a folder was added: its package is linked, its files are formatted, everything is built.
 *
 *     node tools/settle.mjs games/night-train
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, install, root, Trouble } from "./bootstrap.mjs";

try {
  await install();
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  spawnSync(process.execPath, [biome, "check", "--write", ...process.argv.slice(2)], { cwd: root });
  await build();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
