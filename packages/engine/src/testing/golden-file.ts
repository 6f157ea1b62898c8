/** Golden playthroughs on disk: compared, and written only when asked for. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { shortDiff } from "./short-diff.js";

/**
 * Compare a text with the file it should be. Only `UPDATE_GOLDEN=1` writes it: a first one that was
 * written by itself would be read by nobody.
 */
export function compareWithFile(path: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path)) {
    throw new Error(
      `${path} is not there yet: run the test with UPDATE_GOLDEN=1, read what it wrote, commit it`,
    );
  }
  const old = readFileSync(path, "utf8");
  if (old === text) return;
  const hint = "If this is meant, run the test with UPDATE_GOLDEN=1 and say why in the commit.";
  throw new Error(`the playthrough is not the one in ${path}\n${shortDiff(old, text)}\n${hint}`);
}
