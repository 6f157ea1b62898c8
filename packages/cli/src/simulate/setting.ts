/** What is simulated: plain data, so that it can go to a worker and onto a command line. */
import type { OptionValues } from "@sprawl/engine";

export type Setting = {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** One a seat. */
  readonly bots: readonly string[];
  /** In match i, seat s is played by bot s + i: nobody profits from where they sit. */
  readonly rotate: boolean;
  readonly seed: string;
  /** Where records go, if anywhere. */
  readonly records?: string | undefined;
};

/** One bot a seat, taken in turn. */
export function botsFor(named: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]);
}

/** Who sits where in one match. */
export function botsIn({ bots, rotate }: Setting, index: number): readonly string[] {
  if (!rotate) return bots;
  return bots.map((_, seat) => bots[(seat + index) % bots.length]);
}

/** The one command that plays this match again. */
export function commandFor(setting: Setting, index: number): string {
  const { game, seats, bots, rotate, seed, options } = setting;
  const sets = Object.entries(options).map(
    ([name, value]) => `--set ${quoted(`${name}=${value}`)}`,
  );
  return [
    `sprawl simulate ${game}`,
    `--seats ${seats}`,
    `--bots ${bots.join(",")}`,
    ...(rotate ? ["--rotate"] : []),
    ...sets,
    `--seed ${quoted(seed)}`,
    `--only ${index}`,
  ].join(" ");
}

function quoted(text: string): string {
  return /^[\w.,:=/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
