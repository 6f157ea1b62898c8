/** Reads what rules coverage needs of each game from the disk. What it means, @sprawl/scenarios knows. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { runsScenarios, testTitles } from "./rule-names.mjs";
import { filesBelow } from "./source.mjs";

/** @typedef {typeof import("@sprawl/scenarios")} Scenarios */
/** @typedef {import("@sprawl/scenarios").GameFiles} GameFiles */
/** @typedef {{ id: string, folder: string, files: GameFiles, problems: string[] }} GameRules */

export const lockName = "rules.proved.txt";

/**
 * The scenarios package, made from its sources, so that nothing has to be built before.
 * @param {string} root
 * @returns {Promise<Scenarios>}
 */
export async function loadScenarios(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["packages/scenarios/src/index.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    conditions: ["source"],
    logLevel: "silent",
  });
  const [output] = outputFiles;
  const code = Buffer.from(output?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * Every game of the repository that has numbered rules.
 * @param {string} root
 * @param {Scenarios} scenarios
 * @returns {GameRules[]}
 */
export function readGames(root, scenarios) {
  return ["games", "examples"].flatMap((parent) =>
    entries(join(root, parent))
      .map((id) => ({ id, folder: `${parent}/${id}` }))
      .filter(({ folder }) => existsSync(join(root, folder, "rules.md")))
      .map(({ id, folder }) => ({ id, folder, ...readGame(root, folder, scenarios) })),
  );
}

/** @param {string} folder */
function entries(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Scenarios} scenarios
 * @returns {{ files: GameFiles, problems: string[] }}
 */
function readGame(root, folder, scenarios) {
  /** @type {string[]} */
  const problems = [];
  const testFiles = filesBelow(root, [`${folder}/test`], /\.test\.tsx?$/);
  const tests = testFiles.flatMap((file) =>
    testTitles(root, file).map(({ title, line }) => {
      const where = `${file}:${line}`;
      if (scenarios.namesRange(title)) {
        problems.push(`${where}: "${title}" names a range; name every rule by itself`);
      }
      return { ids: scenarios.idsLeading(title), where };
    }),
  );
  const worked = filesBelow(root, [`${folder}/scenarios`], /\.ya?ml$/).flatMap((file) => {
    try {
      const { proves } = scenarios.parseScenario(read(root, file), file);
      return [{ ids: proves, where: file }];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (worked.length > 0 && !testFiles.some((file) => runsScenarios(root, file))) {
    problems.push(
      `${folder}/scenarios: no test runs them (provesScenarios), so they prove nothing`,
    );
  }
  const sources = filesBelow(root, [`${folder}/src`], /\.tsx?$/).flatMap((file) =>
    read(root, file)
      .split("\n")
      .map((line, i) => ({ ids: scenarios.idsIn(line), where: `${file}:${i + 1}` })),
  );
  const lock = join(root, folder, lockName);
  return {
    problems,
    files: {
      rules: read(root, `${folder}/rules.md`),
      rulesFile: `${folder}/rules.md`,
      tests,
      scenarios: problems.some((p) => p.includes("no test runs them")) ? [] : worked,
      sources: sources.filter(({ ids }) => ids.length > 0),
      ...(existsSync(lock) && { lock: readFileSync(lock, "utf8") }),
    },
  };
}

/**
 * @param {string} root
 * @param {string} file
 */
function read(root, file) {
  return readFileSync(join(root, file), "utf8");
}
