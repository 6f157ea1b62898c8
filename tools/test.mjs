/**
 * `npm test`: every check there is, one after the other; a failure does not stop the rest.
 * `npm run quick`: only those that take seconds.
 * The last line counts: each test is one, and each check that is no test suite is one.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { build, checkNode, install, root, Trouble } from "./bootstrap.mjs";

/** @typedef {{ passed: number, failed: number, failures: string[] }} Result */

const quick = process.argv.includes("--quick");

/** The checks, in order. */
const checks = [
  { name: "Build", run: built },
  { name: "Format and lint", run: () => command(bin("@biomejs/biome/bin/biome"), "check", ".") },
  { name: "Determinism", run: () => command("tools/lint-determinism.mjs") },
  { name: "Dependency arrows", run: () => command("tools/check-arrows.mjs") },
  { name: "Rules", run: () => command("tools/rules.mjs", "--check") },
  {
    name: "Types of the client",
    run: () => command(bin("typescript/bin/tsc"), "-p", "tsconfig.web.json"),
  },
  {
    name: "Types of tests",
    run: () => command(bin("typescript/bin/tsc"), "-p", "tsconfig.test.json"),
  },
  { name: "Tests", slow: true, run: () => vitest("unit*") },
  { name: "Tests in a browser", slow: true, run: () => vitest("browser") },
];

/** @param {string} path */
function bin(path) {
  return join("node_modules", path);
}

/** @returns {Promise<Result>} */
async function built() {
  try {
    await build();
    return { passed: 1, failed: 0, failures: [] };
  } catch (error) {
    const words = error instanceof Trouble ? error.message : String(error);
    console.log(words);
    return { passed: 0, failed: 1, failures: [short(words)] };
  }
}

/**
 * Runs a script with Node, shows what it says, and counts it as one test.
 * @param {readonly string[]} args
 * @returns {Promise<Result>}
 */
async function command(...args) {
  const { status, output } = await spawned(process.execPath, args);
  if (status === 0) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [short(output)] };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {boolean} [keep] whether to read along what it says; without it, it may use colours
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function spawned(program, args, keep = true) {
  return new Promise((done) => {
    const out = keep ? "pipe" : "inherit";
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", out, out] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
        process.stdout.write(text);
      });
    }
    child.on("error", (error) => done({ status: 1, output: error.message }));
    child.on("close", (status) => done({ status, output }));
  });
}

/**
 * Runs the projects of vitest.config.ts that go by this name and counts their tests.
 * @param {string} project
 * @returns {Promise<Result>}
 */
async function vitest(project) {
  const report = join(root, `.sprawl/tests-${project.replace("*", "")}.json`);
  mkdirSync(join(root, ".sprawl"), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [bin("vitest/vitest.mjs"), "run", "--project", project, ...reporters];
  const { status } = await spawned(process.execPath, args, false);
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: ["vitest did not finish"] };

  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  /** @type {string[]} */
  const failures = [];
  for (const file of testResults) {
    const where = relative(root, file.name);
    const again = file.assertionResults.filter(
      (/** @type {any} */ t) => t.status === "passed" && t.failureMessages.length > 0,
    );
    for (const t of again)
      console.log(
        `Not at the first try: ${where}: ${t.fullName}\n${short(t.failureMessages[0], 3)}`,
      );
    const failed = file.assertionResults.filter((/** @type {any} */ t) => t.status === "failed");
    for (const t of failed)
      failures.push(`${where}: ${t.fullName}\n${short(t.failureMessages.join("\n"), 3)}`);
    if (file.status === "failed" && failed.length === 0) {
      failures.push(`${where}\n${short(file.message ?? "", 3)}`);
    }
  }
  if (status !== 0 && failures.length === 0)
    failures.push("an error outside of any test; see above");
  return { passed: numPassedTests, failed: failures.length, failures };
}

/**
 * The first lines of what a check said.
 * @param {string} text
 */
function short(text, most = 12) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const more = lines.length > most ? [`... ${lines.length - most} more lines above`] : [];
  return [...lines.slice(0, most), ...more].map((line) => `    ${line}`).join("\n");
}

checkNode();
let passed = 0;
let failed = 0;
/** @type {string[]} */
const failures = [];
try {
  await install();
  for (const check of checks) {
    if (quick && "slow" in check) continue;
    console.log(`\n== ${check.name}`);
    const began = performance.now();
    const result = await check.run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`== ${check.name}: ${result.failed === 0 ? "ok" : "FAILED"}, ${seconds} s`);
    passed += result.passed;
    failed += result.failed;
    for (const failure of result.failures) failures.push(`${check.name}: ${failure.trimStart()}`);
  }
} catch (error) {
  failed += 1;
  failures.push(error instanceof Trouble ? error.message : String(error));
}
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join("\n\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
