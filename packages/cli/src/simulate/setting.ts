/** What is simulated: plain data, so that it can go to a worker and onto a command line. */
import { botOf } from "@sprawl/bots";
import type { Casting, OptionValues } from "@sprawl/engine";

export type Setting = {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** One a seat. */
  readonly bots: readonly string[];
  /** Instead of those, for whoever is dealt this side, camp or character. */
  readonly bySide?: Readonly<Record<string, string>>;
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

/** The bot of whoever is dealt this, if one was named for their side, camp or character. */
export function botDealt({ bySide = {} }: Setting, dealt: Casting): string | undefined {
  const own = namesOf(dealt).find((name) => Object.hasOwn(bySide, name));
  return own === undefined ? undefined : bySide[own];
}

/** Is all known that somebody can be called? */
export function isCast({ side, character }: Casting): boolean {
  return Boolean(side) && Boolean(character);
}

/** Everybody who may sit somewhere, as on the command line. */
export function everybodyIn({ bots, bySide = {} }: Pick<Setting, "bots" | "bySide">): string[] {
  return [...bots, ...Object.entries(bySide).map(([side, bot]) => `${side}=${bot}`)];
}

/** Those among them that think ahead. */
export function thinkersIn({ bots, bySide = {} }: Setting): readonly string[] {
  return [...bots, ...Object.values(bySide)].filter((name) => botOf(name, {}).imagines);
}

/** What somebody dealt this is called, most exactly first. */
export function namesOf({ character, side, camp }: Casting): readonly string[] {
  return [character, side, camp].flatMap((name) => name || []);
}

/** The one command that plays this match again. */
export function commandFor(setting: Setting, index: number): string {
  const { game, seats, rotate, seed, options } = setting;
  const sets = Object.entries(options).map(
    ([name, value]) => `--set ${quoted(`${name}=${value}`)}`,
  );
  return [
    `sprawl simulate ${game}`,
    `--seats ${seats}`,
    `--bots ${quoted(everybodyIn(setting).join(","))}`,
    ...(rotate ? ["--rotate"] : []),
    ...sets,
    `--seed ${quoted(seed)}`,
    `--only ${index}`,
  ].join(" ");
}

function quoted(text: string): string {
  return /^[\w.,:=/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
