/** What many matches come to. Tallies can be added in any order, so the work can be split. */
import type { Played } from "./one.js";

/** How often something took part, and how often it won. */
export type Score = { played: number; won: number };
export type Scores = Record<string, Score>;
/** How often each number came up. */
export type Counts = Record<string, number>;

export type Tally = {
  matches: number;
  ended: number;
  decisions: number;
  readonly failures: { match: number; message: string }[];
  /** Won by nobody, and by more than one seat. */
  without: number;
  shared: number;
  readonly seats: Scores;
  readonly bots: Scores;
  readonly sides: Scores;
  /** The same, of matches in which somebody was on it at the end. */
  readonly present: Scores;
  readonly characters: Scores;
  readonly reasons: Counts;
  readonly rounds: Counts;
  readonly lengths: Counts;
  /** By name: what the game says its matches came to. */
  readonly figures: Record<string, Counts>;
  /** By kind: what took part in them. */
  readonly parts: Record<string, Record<string, Took>>;
};

/** In how many matches something took part, how often in all, and how often with the winner. */
export type Took = { matches: number; times: number; won: number };

export function newTally(): Tally {
  return {
    matches: 0,
    ended: 0,
    decisions: 0,
    failures: [],
    without: 0,
    shared: 0,
    seats: {},
    bots: {},
    sides: {},
    present: {},
    characters: {},
    reasons: {},
    rounds: {},
    lengths: {},
    figures: {},
    parts: {},
  };
}

/** Count one match. */
export function count(tally: Tally, played: Played): void {
  tally.matches++;
  tally.decisions += played.decisions;
  const { result, casting, bots, error, index } = played;
  if (error !== undefined) tally.failures.push({ match: index, message: error });
  if (!result) return;
  tally.ended++;
  bump(tally.reasons, result.reason);
  if (played.rounds !== undefined) bump(tally.rounds, String(played.rounds));
  bump(tally.lengths, String(played.decisions));
  for (const [name, number] of Object.entries(played.figures ?? {})) {
    tally.figures[name] ??= {};
    bump(tally.figures[name], String(number));
  }
  for (const [kind, names] of Object.entries(played.parts ?? {})) {
    for (const [name, { times, won }] of Object.entries(names)) {
      take(tally, kind, name, { matches: times > 0 ? 1 : 0, times, won });
    }
  }
  if (result.winners.length === 0) tally.without++;
  if (result.winners.length > 1) tally.shared++;
  const won = (seat: number) => result.winners.includes(seat);
  for (const [seat, bot] of bots.entries()) {
    score(tally.seats, `seat ${seat}`, won(seat));
    score(tally.bots, bot, won(seat));
    const character = casting?.[seat]?.character;
    if (character !== undefined) score(tally.characters, character, won(seat));
  }
  const sides = sidesOf(played);
  for (const [side, sideWon] of sides) score(tally.present, side, sideWon);
  // A side may win that nobody was on.
  for (const side of result.sides ?? []) sides.set(side, true);
  for (const [side, sideWon] of sides) score(tally.sides, side, sideWon);
}

/** The sides and camps of a match, each once, and whether it won; a game without has one a seat. */
function sidesOf({ result, casting, bots }: Played): Map<string, boolean> {
  const sides = new Map<string, boolean>();
  for (const seat of bots.keys()) {
    const side = casting?.[seat]?.side ?? `seat ${seat}`;
    const won = result?.sides?.includes(side) ?? result?.winners.includes(seat) ?? false;
    const camp = casting?.[seat]?.camp;
    for (const name of camp === undefined ? [side] : [side, camp]) {
      sides.set(name, won || sides.get(name) === true);
    }
  }
  return sides;
}

function score(scores: Scores, name: string, won: boolean): void {
  scores[name] ??= { played: 0, won: 0 };
  scores[name].played++;
  if (won) scores[name].won++;
}

function take({ parts }: Tally, kind: string, name: string, { matches, times, won }: Took): void {
  parts[kind] ??= {};
  parts[kind][name] ??= { matches: 0, times: 0, won: 0 };
  const took = parts[kind][name];
  took.matches += matches;
  took.times += times;
  took.won += won;
}

function bump(counts: Counts, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

/** Add one tally to another. */
export function add(sum: Tally, other: Tally): void {
  sum.matches += other.matches;
  sum.ended += other.ended;
  sum.decisions += other.decisions;
  sum.without += other.without;
  sum.shared += other.shared;
  sum.failures.push(...other.failures);
  for (const kind of ["seats", "bots", "sides", "present", "characters"] as const) {
    for (const [name, { played, won }] of Object.entries(other[kind])) {
      sum[kind][name] ??= { played: 0, won: 0 };
      sum[kind][name].played += played;
      sum[kind][name].won += won;
    }
  }
  for (const kind of ["reasons", "rounds", "lengths"] as const) {
    for (const [name, times] of Object.entries(other[kind])) bump(sum[kind], name, times);
  }
  for (const [name, counts] of Object.entries(other.figures)) {
    sum.figures[name] ??= {};
    for (const [number, times] of Object.entries(counts)) bump(sum.figures[name], number, times);
  }
  for (const [kind, names] of Object.entries(other.parts)) {
    for (const [name, took] of Object.entries(names)) take(sum, kind, name, took);
  }
}

/** The number below which this share of all counted numbers lies; 0 if nothing was counted. */
export function quantile(counts: Counts, share: number): number {
  const numbers = Object.keys(counts).map(Number);
  numbers.sort((a, b) => a - b);
  const all = Object.values(counts).reduce((sum, times) => sum + times, 0);
  let seen = 0;
  for (const number of numbers) {
    seen += counts[number];
    if (seen >= share * all) return number;
  }
  return 0;
}

/** The mean of all counted numbers; 0 if nothing was counted. */
export function mean(counts: Counts): number {
  let sum = 0;
  let all = 0;
  for (const [number, times] of Object.entries(counts)) {
    sum += Number(number) * times;
    all += times;
  }
  return all === 0 ? 0 : sum / all;
}

/** Wilson's interval: between which shares the true one lies, 19 times out of 20. */
export function wilson({ played, won }: Score): readonly [number, number] {
  if (played === 0) return [0, 1];
  const z = 1.959964;
  const share = won / played;
  const middle = share + (z * z) / (2 * played);
  const spread = z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  const scale = 1 + (z * z) / played;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
