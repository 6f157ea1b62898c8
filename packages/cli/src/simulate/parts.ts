/**
 * What took part in the matches of a simulation (`entry.parts`): how often, measured against the
 * mean of its kind, and how often with the winner, measured against the share a seat wins.
 */
import type { Colours } from "../colours.js";
import { columns } from "../lay-out.js";
import type { Tally, Took } from "./tally.js";

export type Taken = Took & {
  /** Of the matches, the share in which it took part. */
  readonly share: number;
  /** How often it took part, times the mean of its kind. */
  readonly often: number;
  /** How often it won where it took part, times the share of a seat. */
  readonly fortune: number;
};

export type Kinds = Readonly<Record<string, Readonly<Record<string, Taken>>>>;

/** Everything counted, by kind and name. */
export function partsIn({ parts, ended, seats }: Tally): Kinds {
  const all = Object.values(seats);
  const fair = sum(all.map(({ won }) => won)) / sum(all.map(({ played }) => played));
  const kinds = Object.entries(parts).map(([kind, names]) => {
    const mean = sum(Object.values(names).map(({ times }) => times)) / Object.keys(names).length;
    const taken = Object.entries(names).map(([name, took]) => [
      name,
      {
        ...took,
        share: ratio(took.matches, ended),
        often: ratio(took.times, mean),
        fortune: ratio(took.won, took.times * fair),
      },
    ]);
    return [kind, Object.fromEntries(taken)];
  });
  return Object.fromEntries(kinds);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, number) => so + number, 0);
}

/** To three places; nothing of nothing is 0. */
function ratio(part: number, whole: number): number {
  return whole > 0 ? Math.round((1000 * part) / whole) / 1000 : 0;
}

/** A line for each of a kind. */
export function partLines(
  kind: string,
  names: Readonly<Record<string, Taken>>,
  c: Colours,
): string[] {
  const head = [kind, "times", "in matches", "x mean", "won", "x a seat's share"].map(c.dim);
  const rows = Object.entries(names).map(([name, { times, share, often, won, fortune }]) => [
    name,
    String(times),
    percentOf(share),
    often.toFixed(2),
    String(won),
    fortune.toFixed(2),
  ]);
  return [...columns([head, ...rows], ["left", "right", "right", "right", "right", "right"]), ""];
}

/** A line for each run and kind: who took part least and most, and who won least and most. */
export function extremeLines(
  runs: readonly { readonly name: string; readonly parts: Kinds }[],
  c: Colours,
): string[] {
  const rows = runs.flatMap(({ name, parts }) =>
    Object.entries(parts).map(([kind, names], i) => [
      i === 0 ? name : "",
      ...extremes(kind, names),
    ]),
  );
  if (rows.length === 0) return [];
  const head = ["run", "of each", "seen", "least often", "most often", "won least", "won most"];
  return [
    ...columns(
      [head.map(c.dim), ...rows],
      head.map(() => "left"),
    ),
    c.dim(
      "least often: share of the matches. most often: times the mean of its kind. won: times a seat's share.",
    ),
    "",
  ];
}

type Named = readonly [name: string, taken: Taken];

function extremes(kind: string, names: Readonly<Record<string, Taken>>): string[] {
  const all: Named[] = Object.entries(names);
  const seen = all.filter(([, { times }]) => times > 0);
  const rarest = highest(all, ({ matches }) => -matches);
  const commonest = highest(all, ({ often }) => often);
  const unlucky = highest(seen, ({ fortune }) => -fortune);
  const lucky = highest(seen, ({ fortune }) => fortune);
  return [
    kind,
    `${seen.length} of ${all.length}`,
    rarest ? `${percentOf(rarest[1].share)} ${rarest[0]}` : "",
    commonest ? `${commonest[1].often.toFixed(2)} ${commonest[0]}` : "",
    ...[unlucky, lucky].map((each) => (each ? `${each[1].fortune.toFixed(2)} ${each[0]}` : "")),
  ];
}

function highest(all: readonly Named[], value: (taken: Taken) => number): Named | undefined {
  const [first, ...others] = all;
  return others.reduce((best, each) => (value(each[1]) > value(best[1]) ? each : best), first);
}

function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
