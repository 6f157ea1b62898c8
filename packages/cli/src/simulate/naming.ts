/** Bots as they are named on the command line: in turn, by seat, by side or by character. */
import { botOf, seatRandom } from "@sprawl/bots";
import { BadInput, type GameEntry } from "@sprawl/engine";
import { castingOf, createMatch, type Match, namedSeed, waitingFor } from "@sprawl/engine/host";
import { botsFor, isCast, namesOf, type Setting } from "./setting.js";

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

/** How many deals are looked at for the sides there are, and how far into each. */
const DEALS = 40;
const DEEP = 60;
/** Once all sides are known, so many answers without a new name are enough. */
const ENOUGH = 8;

/** Is somebody ever called so, in one of these settings? */
export function checkSides(
  { game }: GameEntry,
  settings: readonly Pick<Setting, "seats" | "options">[],
  names: readonly string[],
): void {
  const known = new Set<string>();
  for (let i = 0; i < DEALS / settings.length; i++) {
    for (const { seats, options } of settings) {
      if (names.every((name) => known.has(name))) return;
      const seed = namedSeed(`sides ${i}`);
      namesDealt(createMatch(game, { seats, options, seed, history: false }), known);
    }
  }
  const strange = names.find((name) => !known.has(name));
  if (strange === undefined) return;
  const there =
    known.size > 0 ? `there are: ${[...known].sort().join(", ")}` : "seats have numbers";
  throw new BadInput("--bots", `nobody is "${strange}"; ${there}`);
}

/** What those who play are called; some games let people choose first, so it is played on a little. */
function namesDealt(match: Match, known: Set<string>): void {
  const blind = castingOf(match).map((_, seat) => seatRandom(match, seat, "sides"));
  for (let n = 0, quiet = 0; n < DEEP && quiet < ENOUGH; n++) {
    const before = known.size;
    const casting = castingOf(match);
    for (const name of casting.flatMap(namesOf)) known.add(name);
    quiet = known.size > before || !casting.every(({ side }) => side) ? 0 : quiet + 1;
    const [seat] = waitingFor(match);
    if (seat === undefined || casting.every(isCast)) return;
    blind[seat]();
  }
}
