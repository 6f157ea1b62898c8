/** The figures of a simulation, as JSON and as tables. */
import type { Colours } from "../colours.js";
import { columns, many } from "../lay-out.js";
import { partLines, partsIn } from "./parts.js";
import { commandFor, everybodyIn, type Setting } from "./setting.js";
import { type Counts, mean, quantile, type Scores, type Tally, wilson } from "./tally.js";

export type Report = ReturnType<typeof reportOf>;

/** Everything that is known, as plain data. */
export function reportOf(setting: Setting, tally: Tally, seconds: number) {
  const { matches, ended, decisions, failures, without, shared } = tally;
  const { game, seats, options, bots, bySide, rotate, seed } = setting;
  return {
    game,
    seats,
    options,
    bots,
    ...(bySide && { bySide }),
    rotate,
    seed,
    matches,
    ended,
    errors: failures.length,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    wins: Object.fromEntries(byName(tally.sides).map(([name, { won }]) => [name, won])),
    withoutWinner: without,
    sharedWins: shared,
    reasons: tally.reasons,
    // A game that counts no rounds has none, and not 0 of them.
    ...(Object.keys(tally.rounds).length > 0 && { rounds: spread(tally.rounds) }),
    lengths: spread(tally.lengths),
    figures: Object.fromEntries(
      Object.entries(tally.figures).map(([name, counts]) => [name, spread(counts)]),
    ),
    parts: partsIn(tally),
    seatWins: shares(tally.seats),
    botWins: shares(tally.bots),
    // A side that nobody was on at the end has lost that match too.
    sideWins: shares(ofAll(tally.sides, ended)),
    // And of the matches in which somebody was on it, where that is not all of them.
    sidePresent: shares(sometimesThere(tally.present, ended)),
    characterWins: shares(tally.characters),
    failures: failures.map(({ match, message }) => ({
      match,
      message,
      command: commandFor(setting, match),
    })),
  };
}

function spread(counts: Counts) {
  return {
    mean: Math.round(mean(counts) * 100) / 100,
    p50: quantile(counts, 0.5),
    p95: quantile(counts, 0.95),
    max: quantile(counts, 1),
  };
}

type Share = { played: number; won: number; share: number; low: number; high: number };

function shares(scores: Scores): Record<string, Share> {
  const all: Record<string, Share> = {};
  for (const [name, score] of byName(scores)) {
    const [low, high] = wilson(score);
    all[name] = { ...score, share: score.won / score.played, low, high };
  }
  return all;
}

function ofAll(scores: Scores, played: number): Scores {
  const all = Object.entries(scores).map(([name, { won }]) => [name, { won, played }] as const);
  return Object.fromEntries(all);
}

/** Sides that are in some matches and not in others. */
function sometimesThere(scores: Scores, ended: number): Scores {
  return Object.fromEntries(Object.entries(scores).filter(([, { played }]) => played < ended));
}

function byName(scores: Scores) {
  return Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const MOST_FAILURES = 5;

/** Sides of its own, and not one a seat. */
export function hasSides({ sideWins }: Report): boolean {
  return Object.keys(sideWins).some((side) => !/^seat \d+$/.test(side));
}

/** The same, to be read. */
export function reportLines(report: Report, c: Colours): string[] {
  const { matches, ended, errors, decisions, seconds, rounds, lengths, failures } = report;
  const rate = seconds > 0 ? Math.round(decisions / seconds) : 0;
  const sided = hasSides(report);
  const mixed = Object.keys(report.botWins).length > 1;
  return [
    `${c.bold(report.game)}, ${many(report.seats, "seat")}, ${everybodyIn(report).join(", ")}, seed ${report.seed}`,
    `${many(matches, "match", "matches")}, ${ended} ended, ${many(errors, "error")}, ` +
      `${many(decisions, "decision")} in ${seconds.toFixed(2)} s (${rate} a second)`,
    ...(report.withoutWinner > 0 ? [`${report.withoutWinner} won by nobody`] : []),
    ...(report.sharedWins > 0 ? [`${report.sharedWins} won by more than one seat`] : []),
    "",
    ...scoreLines("seat", report.seatWins, c),
    ...(mixed ? scoreLines("bot", report.botWins, c) : []),
    ...(sided ? scoreLines("side", report.sideWins, c) : []),
    ...(sided ? scoreLines("side, where present", report.sidePresent, c) : []),
    ...scoreLines("character", report.characterWins, c),
    ...columns(
      [
        ["", "p50", "p95", "max"].map(c.dim),
        ...(rounds ? [["rounds", ...[rounds.p50, rounds.p95, rounds.max].map(String)]] : []),
        ["decisions", ...[lengths.p50, lengths.p95, lengths.max].map(String)],
        ...Object.entries(report.figures).map(([name, { p50, p95, max }]) => [
          name,
          ...[p50, p95, max].map(String),
        ]),
      ],
      ["left", "right", "right", "right"],
    ),
    ...(rounds || ended === 0 ? [] : [c.dim("rounds: this game does not count them (`round`)")]),
    "",
    ...Object.entries(report.parts).flatMap(([kind, names]) => partLines(kind, names, c)),
    ...reasonLines(report.reasons, ended, c),
    ...failureLines(failures, c),
  ];
}

/** What went wrong, with the command that shows it again. */
export function failureLines(failures: Report["failures"], c: Colours): string[] {
  const shown = failures
    .slice(0, MOST_FAILURES)
    .flatMap(({ match, message, command }) => [
      `${c.red("error")} in match ${match}: ${message}`,
      `  again: ${command}`,
    ]);
  const left = failures.length - MOST_FAILURES;
  return left > 0 ? [...shown, `… and ${left} more`] : shown;
}

/** Wins by seat, bot, side or character, with the interval the true share lies in. */
export function scoreLines(title: string, scores: Record<string, Share>, c: Colours): string[] {
  const rows = Object.entries(scores).map(([name, { played, won, share, low, high }]) => [
    name,
    String(won),
    String(played),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ]);
  if (rows.length === 0) return [];
  const head = [title, "won", "of", "share", "19 times out of 20"].map(c.dim);
  return [...columns([head, ...rows], ["left", "right", "right", "right", "right"]), ""];
}

function reasonLines(reasons: Counts, ended: number, c: Colours): string[] {
  const rows = Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, times]) => [reason, String(times), percent(times / ended)]);
  if (rows.length === 0) return [];
  return [...columns([["ended by", "", ""].map(c.dim), ...rows], ["left", "right", "right"]), ""];
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
