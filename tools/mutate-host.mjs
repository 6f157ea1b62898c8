/**
 * Runs a game's tests again and again, each time with one source file replaced in memory; nothing
 * is written to the disk. A process of its own, so that it can be ended when a mutant never ends.
 * It is told `{ file, text, tests, naming }` and answers `{ passed, by }`; with `naming`, only the
 * tests whose names contain one of these ids are run.
 */
import { createVitest } from "vitest/node";

const [root = "."] = process.argv.slice(2);
const conditions = ["source"];

/** @type {{ file: string, text: string } | undefined} */
let mutant;

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
 * @returns {Promise<{ passed: boolean, by?: string }>}
 */
async function run({ file, text, tests, naming }) {
  if (mutant) vitest.invalidateFile(mutant.file);
  mutant = { file, text };
  vitest.invalidateFile(file);
  const project = vitest.getRootProject();
  const only = naming && { testNamePattern: new RegExp(`(${naming.join("|")})(?![\\d.])`) };
  const specifications = tests.map((test) => project.createSpecification(test, only));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    for (const test of module.children.allTests("failed"))
      return { passed: false, by: test.fullName };
    const [error] = module.errors();
    if (error) return { passed: false, by: `${module.moduleId}: ${error.message}` };
  }
  if (unhandledErrors.length > 0) return { passed: false, by: "an error outside of any test" };
  return { passed: true };
}

process.on("message", async (task) => {
  process.send?.(await run(/** @type {any} */ (task)));
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
