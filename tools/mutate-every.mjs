/**
 * Runs with the tests of a game whose functions hold all their mutants (mutate-switch.mjs): first
 * every test with nothing broken, to see what it reaches and how long it takes; then, for each
 * mutant, the tests that reach it, the quick ones first, until one fails. What is found out is
 * written line by line, so that whoever waits can tell where it stuck (mutate-fast.mjs).
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { TestRunner } from "vitest";

/** @typedef {{ ms: number, marks: readonly number[] }} Known */
/** @typedef {Known & { key: string, name: string, run: () => unknown, isChecked: boolean }} Repeated */
/**
 * @typedef {object} Plan
 * @property {string} last the test file after all others, in which mutants are tried
 * @property {readonly (readonly [number, number])[]} mutants with the mark of their functions
 * @property {readonly string[]} suspects tests that failed although nothing was broken any more
 * @property {readonly string[]} unfit tests that pass only once
 * @property {string} known where it is written what tests reach
 * @property {Readonly<Record<string, Known>>} [reach] what they reach, if it is known
 * @property {string} progress where it is written what was found out
 */

/** @type {Plan} */
const plan = JSON.parse(readFileSync(process.env.MUTATE_PLAN ?? "", "utf8"));
const all =
  /** @type {{ broken: number, reached?: Set<number> | undefined, loaded: Set<number> }} */ (
    /** @type {unknown} */ (globalThis)
  );
/** The marks of functions that run while the game's modules are loaded. @type {Set<number>} */
const loaded = new Set();
all.broken = 0;
all.loaded = loaded;

/** @type {Repeated[]} */
const tests = [];

/** @param {import("./mutate-fast.mjs").Word} word */
const say = (word) => appendFileSync(plan.progress, `${JSON.stringify(word)}\n`);

// biome-ignore lint/style/noDefaultExport: Vitest wants its runners like this
export default class Every extends TestRunner {
  /** @param {import("vitest").RunnerTestCase} test */
  async runTask(test) {
    if (test.file.filepath === plan.last) return tryAll(test);
    // Notes can only be taken while a test runs for the first time, and nobody reads them.
    Object.assign(test.context, { annotate: async () => {} });
    const name = nameOf(test);
    const same = tests.filter((other) => other.name === name).length;
    const key = `${test.file.name} ${same} ${name}`;
    const run = TestRunner.getTestFn(test);
    const known = plan.reach ? plan.reach[key] : await seen(run, name);
    if (known) tests.push({ ...known, key, name, run, isChecked: !plan.suspects.includes(key) });
  }
}

/** @param {import("vitest").RunnerTestCase} test */
function nameOf(test) {
  const names = [test.name];
  for (let above = test.suite; above; above = above.suite) names.unshift(above.name);
  return names.join(" > ");
}

/**
 * @param {() => unknown} run
 * @param {string} name
 * @returns {Promise<Known>}
 */
async function seen(run, name) {
  const marks = new Set();
  all.reached = marks;
  const began = performance.now();
  try {
    await run();
  } catch (error) {
    say({ failed: name });
    throw error;
  } finally {
    all.reached = undefined;
  }
  return { ms: performance.now() - began, marks: [...marks] };
}

/**
 * Some tests call what can only be called inside a test: hence all of this is one.
 * @param {import("vitest").RunnerTestCase} test
 */
async function tryAll(test) {
  if (!plan.reach) {
    const reach = Object.fromEntries(tests.map(({ key, ms, marks }) => [key, { ms, marks }]));
    writeFileSync(plan.known, JSON.stringify(reach));
  }
  /** @type {Map<number, Repeated[]>} */
  const reaching = new Map();
  const fit = tests.filter(({ key }) => !plan.unfit.includes(key));
  for (const each of fit.sort((a, b) => a.ms - b.ms)) {
    for (const mark of each.marks) reaching.set(mark, [...(reaching.get(mark) ?? []), each]);
  }
  for (const [id, mark] of plan.mutants) {
    await tryOne(id, loaded.has(mark), reaching.get(mark) ?? []);
    forgetHooks(/** @type {{}} */ (test));
  }
  say({ end: true });
}

/**
 * What the tests want done at their end is not kept.
 * @param {{ onFailed?: unknown, onFinished?: unknown }} test
 */
function forgetHooks(test) {
  test.onFailed = undefined;
  test.onFinished = undefined;
}

/**
 * @param {number} id
 * @param {boolean} isLoaded whether it counts while modules are loaded, where it was not broken
 * @param {readonly Repeated[]} reaching
 */
async function tryOne(id, isLoaded, reaching) {
  for (const test of reaching) {
    if (!(await passesTwice(test))) continue;
    say({ tried: id, ms: test.ms });
    all.broken = id;
    const passed = await passes(test);
    all.broken = 0;
    if (passed) continue;
    // What it broke must be whole again: otherwise it was something else that failed the test.
    if (await passes(test)) return say({ noticed: id, by: test.name });
    say({ dirty: id, test: test.key });
    await new Promise(() => {});
  }
  say(isLoaded ? { unsure: id } : { missed: id });
}

/**
 * A test under suspicion must pass twice with nothing broken.
 * @param {Repeated} test
 */
async function passesTwice(test) {
  if (test.isChecked) return true;
  if (!(await passes(test)) || !(await passes(test))) {
    say({ unfit: test.key });
    await new Promise(() => {});
  }
  test.isChecked = true;
  return true;
}

/** @param {Repeated} test */
async function passes({ run }) {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}
