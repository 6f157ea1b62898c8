/**
 * `npm run rules -- --mutate <game>`: breaks each line that carries a rule's id, one at a time, runs
 * the tests that enter its function, golden playthroughs and laws among them, and lists the lines
 * whose loss none of them notices. The mutants live in memory only: whatever happens, no file of the
 * project is changed. Most are tried in a game that is loaded once (mutate-fast.mjs); what counts
 * while modules are loaded needs it loaded anew (mutate-host.mjs).
 *
 * Some mutants cannot be noticed, because they mean the same. A game lists them, with the reason,
 * and they are not tried, in rules.equal.txt: `<the line as it was broken> # <why it means the same>`. Of a line that is
 * deleted only `;` or `...{},` is left, so it has its file and rules before it:
 * `turn.ts SS-5.1: ; # <why>`.
 */
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join, relative } from "node:path";
import { Trouble } from "./bootstrap.mjs";
import { mutantsOf } from "./mutants.mjs";
import { tryFast } from "./mutate-fast.mjs";
import { markAround, testsReaching } from "./mutate-reach.mjs";
import { FACTOR, MOST, nothing, Runner } from "./mutate-runner.mjs";
import { switched } from "./mutate-switch.mjs";
import { keepsLaws, runsScenarios } from "./rule-names.mjs";
import { filesBelow } from "./source.mjs";

/** @typedef {import("./mutants.mjs").Mutant & { file: string }} Placed */
/** @typedef {import("./mutate-runner.mjs").Round} Round */
/** @typedef {import("./mutate-reach.mjs").Reach} Reach */
/** @typedef {import("./rules-files.mjs").GameRules} GameRules */
/** @typedef {typeof import("@sprawl/scenarios")} Scenarios */
/** @typedef {(line: string) => void} Say */

/**
 * True if every rule line of the game is noticed.
 * @param {string} root
 * @param {GameRules} game
 * @param {Scenarios} scenarios
 * @param {{ only: readonly string[], say: Say, jobs?: number }} how `only`: rules, files, or file:line
 */
export async function mutateGame(root, game, scenarios, { only, say, jobs }) {
  const all = mutantsIn(root, game, scenarios, only);
  const equal = equalMutants(root, game);
  const accepted = all.filter((mutant) => equal.has(nameOf(mutant)));
  const mutants = all.filter((mutant) => !equal.has(nameOf(mutant)));
  const tests = ruleTests(root, game);
  if (tests.length === 0) throw new Trouble(`No test of ${game.id} names a rule.`);
  const lines = new Set(all.map(at));
  const plan = `${lines.size} lines with rules, ${mutants.length} mutants, ${tests.length} test files`;
  say(`${game.id}: ${plan}`);

  const began = performance.now();
  const left = await unnoticed(root, game, mutants, tests, say, jobs ?? availableParallelism());
  const bad = new Set(left.map(at));
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${game.id}: ${lines.size - bad.size} of ${lines.size} lines noticed, ${seconds} s`);
  for (const mutant of accepted) {
    const name = nameOf(mutant);
    say(`  means the same   ${at(mutant)}  ${name}  (${equal.get(name)})`);
  }
  for (const mutant of left) {
    say(`  no test notices  ${at(mutant)}  ${mutant.rules.join(", ")}  ${mutant.what}`);
    say(`                   ${nameOf(mutant)}`);
  }
  return left.length === 0;
}

/**
 * What a mutant is called in rules.equal.txt.
 * @param {Placed} mutant
 */
function nameOf({ file, rules, broken }) {
  const isGone = broken === ";" || broken === "...{},";
  return isGone ? `${basename(file)} ${rules.join(", ")}: ${broken}` : broken;
}

/** @param {Placed} mutant */
function at({ file, line }) {
  return `${file}:${line}`;
}

/**
 * The mutants that no test notices, in their order: first those that can be switched on in a game
 * that is loaded once, then those that need it loaded anew.
 * @param {string} root
 * @param {GameRules} game
 * @param {readonly Placed[]} mutants
 * @param {readonly string[]} tests
 * @param {Say} say
 * @param {number} jobs how many are tried at once
 */
async function unnoticed(root, game, mutants, tests, say, jobs) {
  /** @type {Set<Placed>} */
  const missed = new Set();
  let done = 0;
  const wide = String(mutants.length).length;
  /** @type {Told} */
  const tell = (mutant, by) => {
    if (by === undefined) missed.add(mutant);
    done += 1;
    const fate = (by === undefined ? "UNNOTICED" : "noticed").padEnd(9);
    const count = `${String(done).padStart(wide)}/${mutants.length}`;
    const how = by === undefined ? "" : `  by ${by}`;
    say(`${count}  ${fate}  ${at(mutant)}  ${mutant.rules.join(", ")}  ${mutant.what}${how}`);
  };
  const left = await trySwitched(root, mutants, tests, tell, jobs);
  if (left.length > 0) await tryLoaded(root, game, left, tests, tell, jobs);
  return mutants.filter((mutant) => missed.has(mutant));
}

/** @typedef {(mutant: Placed, by: string | undefined) => void} Told `by`: what notices it, if anything does */

/**
 * Tries what can be tried without loading the game anew. Returns what is left.
 * @param {string} root
 * @param {readonly Placed[]} mutants
 * @param {readonly string[]} tests
 * @param {Told} tell
 * @param {number} jobs
 */
async function trySwitched(root, mutants, tests, tell, jobs) {
  const numbered = mutants.map((mutant, i) => ({ ...mutant, id: i + 1 }));
  /** @type {Record<string, string>} */
  const texts = {};
  /** @type {(readonly [number, number])[]} */
  const grouped = [];
  for (const [file, its] of byFile(numbered)) {
    const { text, groups } = switched(file, readFileSync(join(root, file), "utf8"), its);
    texts[join(root, file)] = text;
    grouped.push(...groups);
  }
  const left = new Set(mutants);
  /** @param {number} id */
  const of = (id) => mutants[id - 1] ?? fail(id);
  /** @type {import("./mutate-fast.mjs").Heard} */
  const heard = {
    missed: (id) => left.delete(of(id)) && tell(of(id), undefined),
    noticed: (id, by) => left.delete(of(id)) && tell(of(id), by),
    unsure: () => {},
  };
  const house = { root, tests: tests.map((test) => join(root, test)), texts };
  await tryFast(house, grouped, heard, jobs);
  return [...left];
}

/**
 * @template {{ file: string }} M
 * @param {readonly M[]} mutants
 * @returns {Map<string, M[]>}
 */
function byFile(mutants) {
  /** @type {Map<string, M[]>} */
  const files = new Map();
  for (const mutant of mutants) {
    files.set(mutant.file, [...(files.get(mutant.file) ?? []), mutant]);
  }
  return files;
}

/**
 * @param {number} id
 * @returns {never}
 */
function fail(id) {
  throw new Error(`there is no mutant ${id}`);
}

/**
 * Tries mutants by loading the game anew with each.
 * @param {string} root
 * @param {GameRules} game
 * @param {readonly Placed[]} mutants
 * @param {readonly string[]} tests
 * @param {Told} tell
 * @param {number} jobs how many are tried at once
 */
async function tryLoaded(root, game, mutants, tests, tell, jobs) {
  const queue = [...mutants];
  /** @type {Promise<Reach> | undefined} */
  let mapping;
  /** @param {Runner} runner */
  const work = async (runner) => {
    /** @type {Set<string>} */
    const noticing = new Set();
    let file = "";
    const reach = await mapping;
    for (let mutant = queue.shift(); mutant && reach; mutant = queue.shift()) {
      if (mutant.file !== file) await checkClean(runner, noticing, file);
      file = mutant.file;
      const verdict = await runner.run(mutant, roundsFor(root, tests, game, mutant, reach));
      if (verdict.test) noticing.add(relative(root, verdict.test));
      tell(mutant, verdict.passed ? undefined : (verdict.by ?? ""));
    }
    await checkClean(runner, noticing, file);
  };
  const runners = Array.from({ length: Math.min(jobs, mutants.length) }, () => new Runner(root));
  try {
    const [first] = runners;
    mapping = first && warmUp(first, tests, game);
    await mapping;
    for (const runner of runners) runner.limit = first?.limit ?? runner.limit;
    await Promise.all(runners.map(work));
  } finally {
    for (const runner of runners) runner.end();
  }
}

/**
 * All tests must pass before anything is broken; how long that takes sets the limit, and what they
 * reach says which of them are run later.
 * @param {Runner} runner
 * @param {readonly string[]} tests
 * @param {GameRules} game
 * @returns {Promise<Reach>}
 */
async function warmUp(runner, tests, { folder }) {
  runner.limit = MOST;
  const began = performance.now();
  const { passed, by, reach } = await runner.run(nothing, [{ tests, map: `${folder}/src/` }]);
  if (!passed || !reach) throw new Trouble(`The tests fail before anything is broken: ${by}`);
  runner.limit = Math.max(20_000, FACTOR * (performance.now() - began));
  return reach;
}

/**
 * The tests that noticed the mutants of a file must pass in the same process once nothing is broken
 * any more: otherwise it was something else that failed them.
 * @param {Runner} runner
 * @param {Set<string>} noticing the test files that failed; emptied
 * @param {string} file
 */
async function checkClean(runner, noticing, file) {
  if (noticing.size === 0) return;
  const { passed, by } = await runner.run(nothing, [{ tests: [...noticing] }]);
  if (!passed) throw new Trouble(`After ${file}, with nothing broken, a test still fails: ${by}`);
  noticing.clear();
}

/**
 * @param {string} root
 * @param {GameRules} game
 * @param {Scenarios} scenarios
 * @param {readonly string[]} only
 * @returns {Placed[]}
 */
function mutantsIn(root, { folder, id }, { idsIn }, only) {
  const mutants = filesBelow(root, [`${folder}/src`], /\.tsx?$/).flatMap((file) =>
    mutantsOf(file, readFileSync(join(root, file), "utf8"), idsIn).map((m) => ({ ...m, file })),
  );
  const wanted = mutants.filter((mutant) => {
    const names = [mutant.file, at(mutant)];
    const isNamed = (/** @type {string} */ o) =>
      mutant.rules.includes(o) || names.some((name) => name === o || name.endsWith(`/${o}`));
    return only.length === 0 || only.some(isNamed);
  });
  if (wanted.length > 0) return wanted;
  throw new Trouble(`${id} has no line with a rule's id${only.length > 0 ? " there" : ""}.`);
}

/**
 * The test files that name rules, run the scenarios, or try the laws and compare golden matches.
 * @param {string} root
 * @param {GameRules} game
 */
function ruleTests(root, { folder, files }) {
  const naming = new Set(files.tests.filter(({ ids }) => ids.length > 0).map(fileOf));
  return filesBelow(root, [`${folder}/test`], /\.test\.tsx?$/)
    .filter((file) => !file.includes(".browser."))
    .filter((file) => naming.has(file) || runsScenarios(root, file) || keepsLaws(root, file));
}

/** @param {import("@sprawl/scenarios").Naming} naming */
function fileOf({ where }) {
  return where.replace(/:\d+$/, "");
}

/**
 * First the tests that name the line's own rules; then, if they pass, all others that reach it.
 * @param {string} root
 * @param {readonly string[]} tests
 * @param {GameRules} game
 * @param {Placed} mutant
 * @param {Reach} reach
 * @returns {Round[]}
 */
function roundsFor(root, tests, { files }, { file, rules, start }, reach) {
  const named = new Set(
    files.tests.filter(({ ids }) => ids.some((id) => rules.includes(id))).map(fileOf),
  );
  const first = tests.filter((file) => named.has(file));
  const source = readFileSync(join(root, file), "utf8");
  const names = testsReaching(reach, markAround(file, source, start));
  const rest = names ? { tests: [...names.keys()], names } : { tests };
  return [
    ...(first.length > 0 ? [{ tests: first, naming: rules }] : []),
    ...(rest.tests.length > 0 ? [rest] : []),
  ];
}

/**
 * @param {string} root
 * @param {GameRules} game
 * @returns {Map<string, string>} the broken line and why it means the same
 */
function equalMutants(root, { folder }) {
  const path = join(root, folder, "rules.equal.txt");
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const cut = line.lastIndexOf(" # ");
      return cut < 0 ? [] : [[line.slice(0, cut).trim(), line.slice(cut + 3).trim()]];
    }),
  );
}
