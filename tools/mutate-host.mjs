/**
 * Runs a game's tests again and again, each time with one source file replaced in memory; nothing
 * is written to the disk. A process of its own, so that it can be ended when a mutant never ends.
 * It is told `{ file, text, tests, naming }` and answers `{ passed, by, test }`; with `naming`, only
 * the tests whose names contain one of these ids are run.
 */
import { createVitest } from "vitest/node";

const [root = "."] = process.argv.slice(2);
const conditions = ["source"];

/** @type {{ file: string, text: string } | undefined} */
let mutant;

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

const vitest = await createVitest(
  "test",
  {
    root,
    config: false,
    watch: false,
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    sequence: { sequencer: ShortFirst },
    reporters: [{}],
    silent: true,
    testTimeout: 60_000,
    include: ["**/test/**/*.test.ts"],
  },
  {
    logLevel: "silent",
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    server: { watch: null },
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        load: (id) => (id.split("?")[0] === mutant?.file ? mutant?.text : undefined),
      },
    ],
  },
);

/**
 * @param {{ file: string, text: string, tests: readonly string[], naming?: readonly string[] }} task
 * @returns {Promise<import("./mutate-runner.mjs").Verdict>}
 */
async function run({ file, text, tests, naming }) {
  if (mutant) vitest.invalidateFile(mutant.file);
  mutant = { file, text };
  vitest.invalidateFile(file);
  // Vitest answers with every test file it has ever run: a failure of the last mutant, in a file
  // that is not run now, would count against this one.
  vitest.state.filesMap.clear();
  const project = vitest.getRootProject();
  const only = naming && { testNamePattern: new RegExp(`(${naming.join("|")})(?![\\d.])`) };
  const specifications = tests.map((test) => project.createSpecification(test, only));
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
  if (!naming) for (const module of testModules) took.set(module.moduleId, lengthOf(module));
  return { passed: true };
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
