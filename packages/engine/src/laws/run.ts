/**
 * Running the laws. `runLaws` is what the tests of a game and `npm run fuzz` both call; it knows no
 * clock and no output: whoever calls it is told of every match and may stop it.
 */
import { EngineFault } from "../errors.js";
import type { OptionValues } from "../game.js";
import { LAWS } from "./all.js";
import { commandFor } from "./command.js";
import {
  DEFAULT_EFFORT,
  type Effort,
  type Evidence,
  LAW_NAMES,
  type Law,
  LawBroken,
  type LawName,
  type MinEvidence,
  type Subject,
} from "./law.js";
import { type Setting, type Style, type TableSetting, tableSettings } from "./setting.js";
import { checkLaw } from "./trial.js";

export const DEFAULT_LEAST: MinEvidence = {
  samples: 20,
  percent: 10,
  pool: 1,
  kind: 1,
  shuffles: 1,
  undos: 0,
};

const DEFAULT_BUDGET = 24;

/** How long and on what the laws are tried. Everything has a default. */
export type RunOptions = {
  /** Which laws; all of them without it. */
  readonly laws?: readonly LawName[] | undefined;
  /** One number of seats, or one set of options; all of them without it. */
  readonly seats?: number | undefined;
  readonly options?: OptionValues | undefined;
  /** Name of the first match's seed; match i after it (from 0) has the seed `<seed>-<i>`. */
  readonly seed?: string | undefined;
  /** Who answers in every match; without it chance does, and every other time the instinct. */
  readonly style?: Style | undefined;
  /**
   * Matches for each law, in turn over all settings; without it, one for each setting. A single
   * match is played to see something again: then nobody asks whether there was enough evidence.
   */
  readonly matches?: number | undefined;
  /** Most pairs of seats and options that are tried; without it 24, or one for each match. */
  readonly budget?: number | undefined;
  readonly effort?: Partial<Effort> | undefined;
  readonly minEvidence?: Partial<MinEvidence> | undefined;
  /** Does the work of one match, and stops it if it never ends; see guard/. */
  readonly guard?: ((work: () => void) => void) | undefined;
  /** Called before every match; the run stops when it returns false. */
  readonly progress?: ((progress: Progress) => boolean | undefined) | undefined;
};

export type Progress = {
  readonly law: LawName;
  /** The how many-th match it is, from 1, and of how many at most. */
  readonly match: number;
  readonly of: number;
  readonly setting: Setting;
};

/** What came of one law. */
export type LawReport = {
  readonly law: LawName;
  readonly matches: number;
  /** What was seen, in numbers. */
  readonly evidence: Readonly<Record<string, number>>;
  /** The first match that broke it, or what was missing at the end. */
  readonly broken?: LawBroken;
};

export type Report = {
  readonly game: string;
  readonly kept: boolean;
  readonly laws: readonly LawReport[];
};

/** Try the laws on a game. Never throws because of a broken law: the report says it. */
export function runLaws(subject: Subject, options: RunOptions = {}): Report {
  const laws = (options.laws ?? LAW_NAMES).map((name) => runLaw(subject, name, options));
  return { game: subject.game.id, kept: laws.every((each) => !each.broken), laws };
}

function runLaw(subject: Subject, name: LawName, options: RunOptions): LawReport {
  const law = LAWS[name];
  const { seed = "laws", progress, effort, matches: asked, guard = unguarded } = options;
  const budget = options.budget ?? Math.max(DEFAULT_BUDGET, asked ?? 0);
  const tables = tableSettings(subject.game, options, budget);
  const of = asked === 1 ? 1 : Math.max(asked ?? tables.length, law.wants ?? 1);
  const evidence: Evidence = { counts: {}, used: new Set() };
  let matches = 0;
  let broken: LawBroken | undefined;
  while (matches < of && !law.enough?.(subject, evidence) && !broken) {
    const setting = settingOf(subject, tables, seed, matches, options.style);
    if (progress?.({ law: name, match: matches + 1, of, setting }) === false) break;
    matches++;
    try {
      guard(() => void checkLaw(name, subject, setting, effort, evidence));
    } catch (error) {
      broken = brokenBy(error, name, subject, setting, effort);
    }
  }
  if (asked !== 1) broken ??= whatIsMissing(law, subject, evidence, options, matches);
  return { law: name, matches, evidence: evidence.counts, ...(broken && { broken }) };
}

const unguarded = (work: () => void) => work();

/** A law that is broken; or a rule that was stopped, which breaks whatever law is tried. */
function brokenBy(
  error: unknown,
  law: LawName,
  { game }: Subject,
  setting: Setting,
  effort: Partial<Effort> | undefined,
): LawBroken {
  if (error instanceof LawBroken) return error;
  if (!(error instanceof EngineFault)) throw error;
  const { seats, options, seed } = setting;
  const place = `${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}"`;
  const command = commandFor(game.id, law, setting, { ...DEFAULT_EFFORT, ...effort });
  return new LawBroken(law, error.message, place, command);
}

function settingOf(
  { instinct, carried }: Subject,
  tables: readonly TableSetting[],
  seed: string,
  i: number,
  style: Style | undefined,
): Setting {
  // Every other match is the instinct's, and in the next round over the tables it is the others.
  const turn = (i + Math.floor(i / tables.length)) % 2;
  return {
    ...tables[i % tables.length],
    seed: i === 0 ? seed : `${seed}-${i}`,
    style: style ?? (instinct && turn === 1 ? "instinct" : "random"),
    ...(carried !== undefined && { carried }),
  };
}

/** Says what was too little, with the command that runs it all again. */
function whatIsMissing(
  law: Law,
  subject: Subject,
  evidence: Evidence,
  { seed = "laws", minEvidence }: RunOptions,
  matches: number,
): LawBroken | undefined {
  const { id } = subject.game;
  const missing = law.missing?.(subject, evidence, { ...DEFAULT_LEAST, ...minEvidence });
  if (!missing) return undefined;
  const command = `npm run fuzz -- ${id} --law ${law.name} --seed ${seed} --matches ${matches}`;
  return new LawBroken(law.name, missing, `${id}, ${matches} matches`, command);
}

/** A report as lines of text. */
export function reportText({ game, laws }: Report): string {
  return [game, ...laws.map(lawText)].join("\n");
}

/** One law's part of a report. */
export function lawText({ law, matches, evidence, broken }: LawReport): string {
  const seen = Object.entries(evidence).map(([what, many]) => `${many} ${what}`);
  const line = `${broken ? "BROKEN" : "kept"} ${law}: ${[`${matches} matches`, ...seen].join(", ")}`;
  return broken ? `${line}\n${broken.message}` : line;
}
