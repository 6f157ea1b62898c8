/**
 * `npm run words`: which sentences a language lacks, in the interface and in every game. They are
 * shown in English until somebody translates them.
 *
 *     npm run -s words [-- --list]
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./bootstrap.mjs";

/** @typedef {{ area: string, language: string, there: number, missing: string[] }} Row */

/** The kinds of sentences a game has. */
const kinds = ["prompts", "options", "events", "results", "settings", "labels"];

/**
 * Every sentence of a game's text, by "kind.id".
 * @param {Record<string, unknown>} text
 * @returns {string[]}
 */
export function sentencesOf(text) {
  return kinds.flatMap((kind) =>
    Object.keys(/** @type {object} */ (text[kind] ?? {})).map((id) => `${kind}.${id}`),
  );
}

/**
 * What one area lacks in one language.
 * @param {string} area
 * @param {string} language
 * @param {readonly string[]} english
 * @param {readonly string[]} translated
 * @returns {Row}
 */
export function compare(area, language, english, translated) {
  const has = new Set(translated);
  const missing = english.filter((id) => !has.has(id));
  return { area, language, there: english.length - missing.length, missing };
}

/**
 * What a game says of itself, by "about.id".
 * @param {Record<string, string>} [words]
 */
function aboutOf(words = {}) {
  return Object.keys(words).map((id) => `about.${id}`);
}

/**
 * The words of this repository, read from the sources.
 * @returns {Promise<{ languages: Record<string, object>, entries: { id: string, words: any, text: any }[] }>}
 */
async function readWords() {
  mkdirSync(join(root, ".sprawl"), { recursive: true });
  const folder = mkdtempSync(join(root, ".sprawl/words-"));
  const outfile = join(folder, "words.mjs");
  const source = `
    import { games } from "@sprawl/games";
    import { languages as known } from "./packages/web/src/words/languages.ts";
    const all = async (loaders) => Object.fromEntries(await Promise.all(
      Object.entries(loaders).map(async ([language, load]) => [language, await load()])));
    export const languages = await all(known);
    export const entries = await Promise.all(games.map(async ({ id, words, load }) => {
      const { text, languages = {} } = await load();
      return { id, words, text: { ...text, ...(await all(languages)) } };
    }));`;
  try {
    await build({
      stdin: { contents: source, resolveDir: root, loader: "ts" },
      bundle: true,
      outfile,
      format: "esm",
      platform: "node",
      target: "node20",
      conditions: ["source"],
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Promise<Row[]>} */
export async function missingWords() {
  const { languages, entries } = await readWords();
  const { en, ...others } = languages;
  return Object.entries(others).flatMap(([language, words]) => [
    compare("interface", language, Object.keys(en), Object.keys(words)),
    ...entries.map(({ id, words, text }) =>
      compare(
        id,
        language,
        [...aboutOf(words.en), ...sentencesOf(text.en)],
        [...aboutOf(words[language]), ...sentencesOf(text[language] ?? {})],
      ),
    ),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const list = process.argv.includes("--list");
  for (const { area, language, there, missing } of await missingWords()) {
    const all = there + missing.length;
    console.log(`${language}  ${area.padEnd(24)} ${String(there).padStart(5)} of ${all}`);
    if (list) for (const id of missing) console.log(`      ${id}`);
  }
  if (!list) console.log("\nWhat is missing shows in English; --list names it.");
}
