/**
 * A process that runs a game's tests once, with all mutants in its functions (mutate-every.mjs does
 * the rest); nothing is written to the project. It is told `{ root, tests, texts, last }` by a file.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { quietly } from "./mutate-vitest.mjs";

const { root, tests, texts, last } = JSON.parse(
  readFileSync(process.env.MUTATE_PLAN ?? "", "utf8"),
);
// Whoever started it holds its input open: when they are gone, so is this.
process.stdin.on("end", () => process.exit(1)).resume();

/** In the order they are given. */
class AsGiven {
  /** @param {any[]} specifications */
  sort = (specifications) => specifications;
  /** @param {any[]} specifications */
  shard = (specifications) => specifications;
}

const { options, vite } = quietly(root, (file) => texts[file]);
const runner = fileURLToPath(new URL("./mutate-every.mjs", import.meta.url));
const vitest = await createVitest(
  "test",
  { ...options, runner, sequence: { sequencer: AsGiven } },
  vite,
);
const project = vitest.getRootProject();
const { testModules } = await vitest.runTestSpecifications(
  [...tests, last].map((/** @type {string} */ test) => project.createSpecification(test)),
);
for (const module of testModules) {
  const [failed] = module.children.allTests("failed");
  const error = module.errors()[0] ?? failed?.result().errors?.[0];
  if (error) process.stderr.write(`${failed?.fullName ?? module.moduleId}: ${error.message}\n`);
}
process.exit(0);
