/**
 * Stored matches: a folder of whole records and of saves from the middle, one for every way a game
 * can end. They are replayed in the tests, so that a change of rules that alters them is noticed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { AnyGame } from "../game.js";
import { findEndings, type Subject, type TableSetting } from "../laws/index.js";
import { RECORD_FORMAT, replay, verify } from "../record.js";
import { load, SAVE_FORMAT } from "../save.js";
import type { OpenMatch } from "../snapshot.js";
import { answer, safeAnswerFor, waitingFor } from "../submit.js";
import { pathOf } from "./keeps-the-laws.js";
import { writeJson } from "./write-json.js";

export type StoredOptions = Omit<Subject, "game"> & {
  /** Every reason a match can end for; without it, those the game has a sentence for. */
  readonly reasons?: readonly string[];
  /** How many matches may be played to find one for each reason, when missing ones are made. */
  readonly matches?: number;
  /** The seats and options they are played with; all without it. Small tables play short matches. */
  readonly table?: Partial<TableSetting>;
  /** Written as `.json.gz`: for games with thousands of answers. */
  readonly packed?: boolean;
};

const MATCHES = 2000;

/** Replay every stored match; `UPDATE_STORED=1` makes those that are missing. */
export function replaysStoredMatches(
  game: AnyGame,
  at: string | URL,
  options: StoredOptions = {},
): void {
  const folder = pathOf(at);
  const subject: Subject = { game, ...options };
  const reasons = options.reasons ?? Object.keys(options.text?.results ?? {});
  if (process.env.UPDATE_STORED) makeMissing(subject, folder, reasons, options);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.json(\.gz)?$/.test(name))
    : [];
  describe(`${game.id}: stored matches`, () => {
    test("there is one for every way to end", () => {
      const stored = files.map((name) => endOf(game, readJson(join(folder, name))));
      const missing = reasons.filter((reason) => !stored.includes(reason));
      expect(missing, "make them with UPDATE_STORED=1").toEqual([]);
      expect(files.length, "make them with UPDATE_STORED=1").toBeGreaterThan(0);
    });
    for (const name of files) {
      test(name, () => replayStored(game, readJson(join(folder, name))));
    }
  });
}

/**
 * Matches of older rules whose open step asks something else by now. Every save must load, ask again
 * at most what was answered in that step, say so, and play on to an end. A record cannot be played
 * again by other rules than its own: that is said in so many words.
 */
export function loadsOlderMatches(game: AnyGame, at: string | URL): void {
  const folder = pathOf(at);
  describe(`${game.id}: matches of older rules`, () => {
    for (const name of readdirSync(folder)) {
      test(name, () => {
        const stored = readJson(join(folder, name));
        expect(stored.version).toBeLessThan(game.version);
        if (stored.format === RECORD_FORMAT) {
          const said = `played by version ${stored.version} of the rules; these are ${game.version}`;
          expect(verify(game, stored).problems[0]).toBe(said);
          return;
        }
        const { match, notice } = load(game, stored);
        expect(notice?.askedAgain ?? 0).toBe(notice ? stored.answers.length : 0);
        playSafely(match);
        expect(match.play.result).toBeDefined();
      });
    }
  });
}

/** A record or a save, as it was written. */
type Stored = {
  readonly format: string;
  readonly version: number;
  readonly answers: readonly unknown[];
};

function readJson(path: string): Stored {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
}

/**
 * A record must verify. A save must load, whatever version of the rules it was made with, ask
 * nothing twice, and play on to an end.
 */
function replayStored(game: AnyGame, stored: Stored): void {
  if (stored.format === RECORD_FORMAT) {
    expect(verify(game, stored).problems).toEqual([]);
    return;
  }
  expect(stored.format).toBe(SAVE_FORMAT);
  const { match, notice } = load(game, stored);
  expect(notice).toBeUndefined();
  playSafely(match);
  expect(match.play.result).toBeDefined();
}

/** Why a recorded match ended. */
function endOf(game: AnyGame, stored: Stored): string | undefined {
  if (stored.format !== RECORD_FORMAT) return undefined;
  return replay(game, stored).match.play.result?.reason;
}

/** Play on with safe answers, to the end. */
function playSafely(match: OpenMatch): void {
  for (let left = match.game.bound; match.pending && left > 0; left--) {
    const [seat] = waitingFor(match);
    answer(match, seat, safeAnswerFor(match, seat) ?? "");
  }
}

function makeMissing(
  subject: Subject,
  folder: string,
  reasons: readonly string[],
  { matches = MATCHES, table, packed = false }: StoredOptions,
): void {
  mkdirSync(folder, { recursive: true });
  const pathTo = (name: string) => join(folder, packed ? `${name}.json.gz` : `${name}.json`);
  const write = (name: string, match: unknown): void => {
    const path = pathTo(name);
    if (existsSync(path)) return;
    const text = writeJson(match);
    writeFileSync(path, packed ? gzipSync(text, { level: 9 }) : text);
  };
  const wanted = reasons.length > 0 ? reasons : undefined;
  for (const { reason, record, save } of findEndings(subject, wanted, matches, table).endings) {
    write(reason, record);
    write(`${reason}-middle`, save);
  }
}
