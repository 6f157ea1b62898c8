/**
 * Runs a game's tests again and again, each time with one source file replaced in memory; nothing
 * is written to the disk. A process of its own, so that it can be ended when a mutant never ends.
 * It is told `{ file, text, tests, naming, names }` and answers `{ passed, by, test }`; with `naming`,
 * only the tests whose names contain one of these ids are run, with `names`, of each file only those.
 * Told to `map` a folder, it answers which tests enter which of its functions.
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { marked } from "./mutate-reach.mjs";
import { quietly } from "./mutate-vitest.mjs";

const [root = "."] = process.argv.slice(2);

/** @type {{ file: string, text: string } | undefined} */
let mutant;
/** The folder whose functions are to leave marks, and the files of it that do. @type {string | undefined} */
let mapped;
/** @type {Set<string>} */
const marking = new Set();

/** How long each test file took when all of it was run last. */
const took = new Map();
/** @param {{ moduleId: string }} specification */
const length = ({ moduleId }) => took.get(moduleId) ?? 0;

/** The short test files first: what they notice, the long ones need not. */
class ShortFirst {
  /** @param {any[]} specifications */
  sort = (specifications) => specifications.toSorted((a, b) => length(a) - length(b));
  /** @param {any[]} specifications */
  shard = (specifications) => specifications;
}

const { options, vite } = quietly(root, (file) => {
  if (file === mutant?.file) return mutant.text;
  if (mapped === undefined || !file.startsWith(mapped)) return undefined;
  marking.add(file);
  return marked(relative(root, file), readFileSync(file, "utf8"));
});
const setup = fileURLToPath(new URL("./mutate-setup.mjs", import.meta.url));
const vitest = await createVitest(
  "test",
  { ...options, bail: 1, sequence: { sequencer: ShortFirst }, setupFiles: [setup] },
  vite,
);

/**
 * @typedef {{ file: string, text: string, tests: readonly string[], naming?: readonly string[], names?: Readonly<Record<string, readonly string[]>>, map?: string }} Task
 * @param {Task} task
 * @returns {Promise<import("./mutate-runner.mjs").Verdict>}
 */
async function run({ file, text, tests, naming, names, map }) {
  mapped = map;
  if (mutant) vitest.invalidateFile(mutant.file);
  mutant = { file, text };
  vitest.invalidateFile(file);
  // Vitest answers with every test file it has ever run: a failure of the last mutant, in a file
  // that is not run now, would count against this one.
  vitest.state.filesMap.clear();
  const project = vitest.getRootProject();
  const specifications = tests.map((test) =>
    project.createSpecification(test, patternFor(naming, names?.[test])),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    const test = module.moduleId;
    for (const { fullName } of module.children.allTests("failed"))
      return { passed: false, by: fullName, test };
    const [error] = module.errors();
    if (error) return { passed: false, by: `${test}: ${error.message}`, test };
  }
  if (unhandledErrors.length > 0) return { passed: false, by: "an error outside of any test" };
  if (testModules.length < tests.length) {
    return { passed: false, by: `only ${testModules.length} of ${tests.length} test files ran` };
  }
  if (!naming && !names)
    for (const module of testModules) took.set(module.moduleId, lengthOf(module));
  return map === undefined ? { passed: true } : { passed: true, reach: reachOf(testModules) };
}

/**
 * Which tests of a file are run: those that name a rule, those of these names, or all.
 * @param {readonly string[]} [naming]
 * @param {readonly string[]} [names]
 */
function patternFor(naming, names) {
  if (naming) return { testNamePattern: new RegExp(`(${naming.join("|")})(?![\\d.])`) };
  if (!names || names.length > MOST_NAMES) return undefined;
  const plain = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { testNamePattern: new RegExp(`^(?:${plain.join("|")})$`) };
}

/** So many names make a pattern; of more, the whole file is run. */
const MOST_NAMES = 200;

/**
 * @param {readonly import("vitest/node").TestModule[]} modules
 * @returns {import("./mutate-reach.mjs").Reach}
 */
function reachOf(modules) {
  /** @type {import("./mutate-reach.mjs").Reached[]} */
  const reached = [];
  const loaded = new Set();
  for (const module of modules) {
    const test = relative(root, module.moduleId);
    for (const each of module.children.allTests()) {
      const { marks = [], loaded: seen = [] } = /** @type {any} */ (each.meta());
      // Vitest matches patterns against the names of all suites and the test, with spaces between.
      reached.push({ test, name: nameOf(each), took: each.diagnostic()?.duration ?? 0, marks });
      for (const mark of seen) loaded.add(mark);
    }
  }
  for (const file of marking) vitest.invalidateFile(file);
  marking.clear();
  return { reached, loaded: [...loaded] };
}

/** @param {import("vitest/node").TestCase} test */
function nameOf(test) {
  return test.fullName.split(" > ").join(" ");
}

/** @param {import("vitest/node").TestModule} module */
function lengthOf(module) {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}

process.on("message", async (task) => {
  process.send?.(await run(/** @type {any} */ (task)));
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
