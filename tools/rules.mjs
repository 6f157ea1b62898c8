/**
 * `npm run rules`: per game, how many numbered rules there are, how many a test or a scenario
 * proves, and which are missing.
 *
 *     npm run rules -- [game...]      the numbers, and every rule that is missing
 *     npm run -s rules -- --json      the same for programs
 *     npm run rules -- --check        fails if something proved before no longer is, if the sources
 *                                     do not name a rule, or if somebody names one that does not exist
 *     npm run rules -- --update       writes down what is proved now (rules.proved.txt)
 *     npm run rules -- --mutate game  breaks each line that carries a rule's id, one at a time, and
 *                                     lists those whose loss no test notices; further words name
 *                                     rules, files or file:line to look at; --jobs n at once
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkNode, install, root, Trouble } from "./bootstrap.mjs";

checkNode();
const say = console.log;
// Whatever is said on the way must not get into what --json prints.
console.log = console.error;
try {
  await install();
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @typedef {typeof import("@sprawl/scenarios")} Scenarios */
/** @typedef {import("./rules-files.mjs").GameRules} GameRules */

async function main() {
  const { values, positionals } = options();
  const { loadScenarios, readGames } = await import("./rules-files.mjs");
  const scenarios = await loadScenarios(root);
  const all = readGames(root, scenarios);
  if (values.mutate !== undefined) {
    const { mutateGame } = await import("./mutate.mjs");
    const [game] = chosen(all, [values.mutate]);
    const jobs = values.jobs === undefined ? {} : { jobs: Number(values.jobs) };
    const noticed =
      game && (await mutateGame(root, game, scenarios, { only: positionals, say, ...jobs }));
    return noticed ? 0 : 1;
  }
  if (values.update) {
    const { lockName } = await import("./rules-files.mjs");
    for (const game of chosen(all, positionals)) update(game, scenarios, lockName);
  }
  const games = chosen(values.update ? readGames(root, scenarios) : all, positionals);
  if (values.json) {
    const coverage = games.map(({ id, files }) => [id, scenarios.coverageOf(files)]);
    say(JSON.stringify(scenarios.coverageJson(new Map(/** @type {any} */ (coverage)))));
    return 0;
  }
  const brief = values.check ?? false;
  const wrong = games.filter((game) => !report(game, scenarios, brief));
  return values.check && wrong.length > 0 ? 1 : 0;
}

/**
 * The games with these ids; all of them if none is named.
 * @param {readonly GameRules[]} all
 * @param {readonly string[]} ids
 */
function chosen(all, ids) {
  for (const id of ids) {
    const known = all.map((game) => game.id).join(", ");
    if (!all.some((game) => game.id === id)) {
      throw new Trouble(`There is no game "${id}" with rules; there are: ${known}.`);
    }
  }
  return all.filter(({ id }) => ids.length === 0 || ids.includes(id));
}

/**
 * Writes down what is proved now, and says what is given up by that.
 * @param {GameRules} game
 * @param {Scenarios} scenarios
 * @param {string} lockName
 */
function update({ id, folder, files }, scenarios, lockName) {
  const lock = scenarios.writeLock(scenarios.coverageOf(files));
  const kept = scenarios.readLock(lock);
  const lost = scenarios.readLock(files.lock ?? "").filter((rule) => !kept.includes(rule));
  if (lost.length > 0) say(`${id}: no longer written down as proved: ${lost.join(", ")}`);
  writeFileSync(join(root, folder, lockName), lock);
}

/**
 * Prints a game's coverage. True if nothing is wrong with it.
 * @param {GameRules} game
 * @param {Scenarios} scenarios
 * @param {boolean} brief without the list of what is missing
 */
function report({ id, files, problems }, scenarios, brief) {
  const covered = scenarios.coverageOf(files);
  const [summary = "", ...details] = scenarios.printCoverage(id, covered).split("\n");
  for (const line of brief ? [summary] : [summary, ...details]) say(line);
  const wrong = [...problems, ...covered.problems];
  for (const problem of wrong) say(`  wrong  ${problem}`);
  if (covered.fresh.length > 0) {
    say(`  newly proved: ${covered.fresh.join(", ")} (--update writes them down)`);
  }
  return wrong.length === 0;
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        check: { type: "boolean" },
        update: { type: "boolean" },
        mutate: { type: "string" },
        jobs: { type: "string" },
      },
    });
  } catch (error) {
    throw new Trouble(error instanceof Error ? error.message : String(error));
  }
}
