/**
 * `npm run lint-api`: has redocly and spectral look at docs/openapi.json; any error or warning is one
 * too many. They bring 240 packages along and are installed only here, in tools/api-lint, so that a
 * normal install stays light. That the document is what the server gives is a test.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkNode, npm, root } from "./bootstrap.mjs";

const home = join(root, "tools/api-lint");
const document = join(root, "docs/openapi.json");

checkNode();
if (!existsSync(join(home, "node_modules/.package-lock.json"))) {
  console.log("Installing redocly and spectral. This happens once.");
  const done = npm(["ci", "--prefix", "tools/api-lint", "--ignore-scripts", "--loglevel=error"]);
  if (done.status !== 0) {
    console.log(`${done.output}\nThey could not be installed.`);
    process.exit(1);
  }
}
const checks = [
  ["@redocly/cli/bin/cli.js", "lint", document, "--max-problems=1000", "--config=redocly.yaml"],
  [
    "@stoplight/spectral-cli/dist/index.js",
    "lint",
    document,
    "--ruleset=spectral.yaml",
    "--fail-severity=hint",
  ],
];
for (const [file, ...args] of checks) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(home, "node_modules", file), ...args],
    { cwd: home, encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
  );
  console.log(`${file.split("/").slice(0, 2).join("/")}:\n${stdout}${stderr}`);
  // redocly ends well with warnings; here there must be none.
  if (status !== 0 || /\b[1-9]\d* warning/.test(stdout + stderr)) process.exitCode = 1;
}
console.log(process.exitCode ? "The document has problems." : "No errors, no warnings.");
