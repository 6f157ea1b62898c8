/** One simulated match. */
import { join } from "node:path";
import { type Bot, botOf, random, seatBot, seatRandom } from "@sprawl/bots";
import type { Casting, GameEntry, Parts, Result } from "@sprawl/engine";
import { inTime } from "@sprawl/engine/guard";
import {
  answerOf,
  answersGiven,
  castingOf,
  createMatch,
  decisionId,
  figuresOf,
  type Match,
  namedSeed,
  newsOf,
  partsOf,
  recordOf,
  resultOf,
  roundOf,
  type StoredEvent,
  sayReport,
  sayThrown,
  submit,
  waitingFor,
} from "@sprawl/engine/host";
import { FILE_FORMAT, writeMatchFile } from "../files.js";
import { botDealt, botsIn, isCast, type Setting } from "./setting.js";

export type Played = {
  readonly index: number;
  readonly bots: readonly string[];
  readonly decisions: number;
  /** Of a game that counts them. */
  readonly rounds?: number;
  readonly result?: Result;
  readonly casting?: readonly Casting[];
  /** What the game says it came to. */
  readonly figures?: Readonly<Record<string, number>>;
  /** What took part in it. */
  readonly parts?: Parts;
  /** What went wrong. */
  readonly error?: string;
};

/** How long "search" thinks about a decision, in milliseconds, unless it is told otherwise. */
export const PATIENCE = 50;

/** How long a match may take, in seconds: with bots that think ahead, and with others. */
const LONGEST_THINKING = 3600;
const LONGEST = 120;

/** Play match number `index` of a simulation. The same number is the same match, always. */
export function playOne(
  entry: GameEntry,
  setting: Setting,
  index: number,
  now: () => number,
): Played {
  const { game } = entry;
  const bots = [...botsIn(setting, index)];
  const botCalled = (name: string) =>
    botOf(name, { instinct: entry.instinct, now, milliseconds: PATIENCE });
  const known = [...bots, ...Object.values(setting.bySide ?? {})].map(botCalled);
  const told: StoredEvent[] | undefined = entry.parts && [];
  const imagined = known.some(({ imagines }) => imagines);
  const history = imagined || setting.records !== undefined || told !== undefined;
  let match: Match | undefined;
  let dealt: readonly Casting[] = [];
  let error: string | undefined;
  try {
    match = createMatch(game, {
      seats: setting.seats,
      options: setting.options,
      seed: namedSeed(`${setting.seed} match ${index}`),
      history,
    });
    dealt = castingOf(match);
    const begun = match;
    const those = {
      bots: bots.map(botCalled),
      dealt: botsDealt(setting, match, (seat, name) => {
        bots[seat] = name;
        return botCalled(name);
      }),
      seed: `${setting.seed} bots ${index}`,
    };
    const longest = imagined ? LONGEST_THINKING : LONGEST;
    inTime(() => finish(begun, those, told), longest);
    if (setting.records !== undefined) keepRecord(match, setting.records, index, bots);
  } catch (thrown) {
    error = thrown instanceof Stopped ? thrown.message : sayThrown(thrown);
  }
  const result = match && error === undefined ? resultOf(match) : undefined;
  const over = result && match;
  return {
    index,
    bots,
    decisions: match ? answersGiven(match) : 0,
    ...(match && game.round && { rounds: roundOf(match) }),
    ...(result && { result }),
    ...(over && game.casting && { casting: cast(castingOf(over), dealt) }),
    ...(over && entry.figures && { figures: figuresOf(entry, over) }),
    ...(over && told && { parts: partsOf(entry, over, told) }),
    ...(error !== undefined && { error }),
  };
}

/** The sides as they turned out; the characters as they were dealt, where they may change hands. */
function cast(after: readonly Casting[], before: readonly Casting[]): readonly Casting[] {
  return after.map((each, seat) => {
    const character = before[seat]?.character ?? each.character;
    return { ...each, ...(character !== undefined && { character }) };
  });
}

/** Who plays: the bots by seat, and those who take over as soon as it is dealt who is on which side. */
type Those = {
  readonly bots: readonly Bot[];
  readonly seed: string;
  dealt(): ReadonlyMap<number, Bot>;
};

/** The bots of those of whom it has become known since that they are on a side one was named for. */
function botsDealt(setting: Setting, match: Match, call: (seat: number, name: string) => Bot) {
  const unknown = new Set(setting.bySide && setting.bots.keys());
  return (): ReadonlyMap<number, Bot> => {
    const found = new Map<number, Bot>();
    if (unknown.size === 0) return found;
    for (const [seat, cast] of castingOf(match).entries()) {
      if (!unknown.has(seat)) continue;
      const name = botDealt(setting, cast);
      if (name !== undefined || isCast(cast)) unknown.delete(seat);
      if (name !== undefined) found.set(seat, call(seat, name));
    }
    return found;
  };
}

/** Why a match is not played on; all is said. */
class Stopped extends Error {}

/**
 * Play to the end. Nobody needs a view to play at random, so none is made for it; then nobody hears
 * what is told either, so whoever wants that `told` has even those look.
 */
function finish(match: Match, { bots: first, dealt, seed }: Those, told?: StoredEvent[]): void {
  const bots = [...first];
  const blind = bots.map((_, seat) => seatRandom(match, seat, seed));
  const seated = bots.map((bot, seat) => seatBot(match, seat, bot, seed));
  told?.push(...newsOf(match));
  for (;;) {
    for (const [seat, bot] of dealt()) {
      bots[seat] = bot;
      seated[seat] = seatBot(match, seat, bot, seed);
    }
    const [seat] = waitingFor(match);
    if (seat === undefined) return;
    if (answersGiven(match) >= match.game.bound) {
      throw new Stopped(`the match goes on after ${match.game.bound} answers`);
    }
    if (bots[seat] === random && !told) {
      blind[seat]();
      continue;
    }
    const thought = seated[seat].decide();
    const answer = thought?.answer ?? "";
    const outcome = submit(match, { seat, decision: decisionId(match), answer });
    if (outcome.status === "failed") throw new Stopped(sayReport(outcome.report));
    if (outcome.status === "refused") {
      const said = JSON.stringify(answerOf(answer));
      throw new Stopped(`${bots[seat].name} answers ${said}: ${outcome.refusal.message}`);
    }
    if (outcome.status !== "accepted") continue;
    told?.push(...outcome.events);
    for (const bot of seated) bot.hear(outcome.events);
  }
}

function keepRecord(match: Match, folder: string, index: number, bots: readonly string[]): void {
  const record = recordOf(match);
  const path = join(folder, `${record.game}-${String(index).padStart(6, "0")}.json`);
  const players = bots.map((bot, seat) => ({ name: `seat ${seat}`, bot }));
  writeMatchFile(path, { format: FILE_FORMAT, game: record.game, players, record });
}
