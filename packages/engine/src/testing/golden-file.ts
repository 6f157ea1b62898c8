/** Golden playthroughs on disk: compared, written when they are missing, rewritten when asked for. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { shortDiff } from "./short-diff.js";

/**
 * Compare a text with the file it should be. `UPDATE_GOLDEN=1` writes the file; a missing file is
 * written too, but not where `CI` is set: there it is an error.
 */
export function compareWithFile(path: string, text: string): void {
  const { UPDATE_GOLDEN, CI } = process.env;
  if (UPDATE_GOLDEN || (!existsSync(path) && !CI)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path)) throw new Error(`${path} is missing: run this test once without CI`);
  const old = readFileSync(path, "utf8");
  if (old === text) return;
  const hint = "If this is meant, run the test with UPDATE_GOLDEN=1 and say why in the commit.";
  throw new Error(`the playthrough is not the one in ${path}\n${shortDiff(old, text)}\n${hint}`);
}
