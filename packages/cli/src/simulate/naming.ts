/** Bots as they are named on the command line: in turn, by seat, by side or by character. */
import { botOf } from "@sprawl/bots";
import { BadInput, type GameEntry, type OptionValues } from "@sprawl/engine";
import { castingOf, createMatch, namedSeed } from "@sprawl/engine/host";
import { botsFor, namesOf } from "./setting.js";

export type Named = {
  readonly inTurn: readonly string[];
  readonly bySeat: ReadonlyMap<number, string>;
  readonly bySide: Readonly<Record<string, string>>;
};

/** "instinct,random" are taken in turn; "0=search" is a seat's, "human=instinct" a side's. */
export function botsNamed(words: readonly string[], otherwise: string): Named {
  const inTurn: string[] = [];
  const bySeat = new Map<number, string>();
  const bySide: Record<string, string> = {};
  for (const word of words) {
    const [first, second] = word.split("=");
    botOf(second ?? first, {}, "--bots");
    if (second === undefined) inTurn.push(first);
    else if (/^\d+$/.test(first)) bySeat.set(Number(first), second);
    else bySide[first] = second;
  }
  return { inTurn: inTurn.length > 0 ? inTurn : [otherwise], bySeat, bySide };
}

/** Who sits where before anything is dealt. */
export function botsSeated({ inTurn, bySeat }: Named, seats: number): readonly string[] {
  if (inTurn.length > seats) {
    throw new BadInput("--bots", `${inTurn.length} bots do not fit ${seats} seats`);
  }
  const nowhere = [...bySeat.keys()].find((seat) => seat >= seats);
  if (nowhere !== undefined) {
    throw new BadInput("--bots", `there is no seat ${nowhere}: they are 0 to ${seats - 1}`);
  }
  return botsFor(inTurn, seats).map((bot, seat) => bySeat.get(seat) ?? bot);
}

/** How many deals are looked at for the sides there are. */
const DEALS = 40;

/** Is somebody ever called so? */
export function checkSides(
  { game }: GameEntry,
  seats: number,
  options: OptionValues,
  names: readonly string[],
): void {
  const known = new Set<string>();
  for (let i = 0; i < DEALS && names.some((name) => !known.has(name)); i++) {
    const seed = namedSeed(`sides ${i}`);
    const match = createMatch(game, { seats, options, seed, history: false });
    for (const name of castingOf(match).flatMap(namesOf)) known.add(name);
  }
  const strange = names.find((name) => !known.has(name));
  if (strange === undefined) return;
  const there = known.size > 0 ? [...known].sort().join(", ") : "none";
  throw new BadInput("--bots", `nobody is "${strange}"; there are: ${there}`);
}
