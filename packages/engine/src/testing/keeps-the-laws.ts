/** What a game's test file calls: one test for each law. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, test } from "vitest";
import type { AnyGame } from "../game.js";
import { inTime } from "../guard/index.js";
import {
  type GoldenLength,
  goldenSettings,
  goldenText,
  LAW_NAMES,
  LAWS,
  type LawName,
  lawText,
  type RunOptions,
  runLaws,
  type Subject,
} from "../laws/index.js";
import { compareWithFile } from "./golden-file.js";

/** Beside what belongs to the game: how much is tried, and where its golden playthroughs lie. */
export type KeepOptions = Omit<Subject, "game"> &
  Omit<RunOptions, "laws" | "progress"> & {
    /** Folder of golden playthroughs. */
    readonly golden?: string | URL;
    /** How much of each is told; all of it without this. */
    readonly goldenLength?: GoldenLength;
    /** Milliseconds one law may take. */
    readonly timeout?: number;
  };

const TIMEOUT = 120_000;

/**
 * The laws of the engine, tried on a game with every number of seats and every option. A law that
 * is broken fails its test with the command that shows it again.
 */
export function keepsTheLaws(game: AnyGame, options: KeepOptions = {}): void {
  const { instinct, text, carried, rare, golden, goldenLength, timeout = TIMEOUT } = options;
  const subject: Subject = { game, instinct, text, carried, rare };
  const guard = (work: () => void) => inTime(work, timeout / 1000);
  describe(`${game.id} keeps the laws`, () => {
    for (const law of LAW_NAMES.filter((name) => applies(subject, name))) {
      test(`${law}: ${LAWS[law].says}`, { timeout }, async ({ annotate }) => {
        const [report] = runLaws(subject, { guard, ...options, laws: [law] }).laws;
        await annotate(lawText(report), "evidence");
        if (report.broken) throw report.broken;
      });
    }
    if (golden === undefined) return;
    const folder = pathOf(golden);
    for (const [name, setting] of goldenSettings(subject)) {
      test(`golden playthrough: ${name}`, { timeout }, () => {
        compareWithFile(join(folder, `${name}.txt`), goldenText(subject, setting, goldenLength));
      });
    }
  });
}

/** A game without content or without sentences cannot break the laws about them. */
function applies({ game, text }: Subject, law: LawName): boolean {
  if (law === "content") return game.content !== undefined;
  if (law === "shows") return game.shows !== undefined;
  if (law === "follows") return game.hands !== undefined;
  return law !== "text" || text !== undefined;
}

export function pathOf(folder: string | URL): string {
  return typeof folder === "string" ? folder : fileURLToPath(folder);
}
