/**
 * What thinking ahead is worth against the rule of thumb, in every game of the registry. Each deal is
 * played twice: by the rule of thumb in every seat, and with search in one of them. Which seat that
 * is goes round. Thinking is equal: in every game a decision gets what the terminal gives it, by a
 * clock of processor time, so that a crowded machine takes nothing away from it.
 */
import { type Bot, botOf, type SeatedBot, seatBot } from "@sprawl/bots";
import type { AnyGame, GameEntry } from "@sprawl/engine";
import {
  answer,
  createMatch,
  type Match,
  namedSeed,
  resultOf,
  waitingFor,
} from "@sprawl/engine/host";
import { games as registry } from "@sprawl/games";

export type WorthFigures = {
  readonly game: string;
  readonly seats: number;
  readonly milliseconds: number;
  /** Deals that were played, twice each. */
  readonly deals: number;
  /** How often the seat won by the rule of thumb, and by search; in percent. */
  readonly instinct: number;
  readonly search: number;
  /** What search adds, in points, and how far that may be off: 95 of 100 times it is within. */
  readonly gain: number;
  readonly within: number;
  /** Worlds a decision thought through, on average; and how many of 100 had time for none. */
  readonly worlds: number;
  readonly unthought: number;
};

/** Milliseconds of processor time: for a decision, as in the terminal, and for each game. */
type Patience = { readonly decision: number; readonly game: number };

const LONG: Patience = { decision: 50, game: 120_000 };
const SHORT: Patience = { decision: 5, game: 1_000 };

export async function worth(quick: boolean): Promise<WorthFigures[]> {
  const figures: WorthFigures[] = [];
  for (const { id, load } of registry)
    figures.push(worthIn(id, await load(), quick ? SHORT : LONG));
  return figures;
}

/** What the thoughts of one seat came to. */
type Thoughts = { worlds: number; thought: number; none: number };

/** In one game, until its time is over. */
export function worthIn(id: string, { game, instinct }: GameEntry, patience: Patience) {
  const byThumb = botOf("instinct", { instinct });
  const milliseconds = patience.decision;
  const search = botOf("search", { instinct, now: processorTime, milliseconds });
  const seats = game.seats.min;
  const thoughts: Thoughts = { worlds: 0, thought: 0, none: 0 };
  const wins = { instinct: 0, search: 0 };
  const gains: number[] = [];
  const end = processorTime() + patience.game;
  for (let deal = 0; deal === 0 || processorTime() < end; deal++) {
    const seat = deal % seats;
    const before = won(game, deal, seat, byThumb, byThumb, undefined);
    const after = won(game, deal, seat, search, byThumb, thoughts);
    wins.instinct += before;
    wins.search += after;
    gains.push(after - before);
  }
  const { mean, within } = interval(gains);
  const percent = (count: number) => (100 * count) / gains.length;
  const { worlds, thought, none } = thoughts;
  const figures: WorthFigures = {
    game: id,
    seats,
    milliseconds,
    deals: gains.length,
    instinct: percent(wins.instinct),
    search: percent(wins.search),
    gain: 100 * mean,
    within: 100 * within,
    worlds: worlds / Math.max(1, thought + none),
    unthought: (100 * none) / Math.max(1, thought + none),
  };
  return figures;
}

/** Does this seat win this deal, played so? 1 or 0. */
function won(
  game: AnyGame,
  deal: number,
  seat: number,
  own: Bot,
  others: Bot,
  thoughts: Thoughts | undefined,
): number {
  const match = createMatch(game, { seats: game.seats.min, seed: namedSeed(`worth ${deal}`) });
  const bots = Array.from({ length: game.seats.min }, (_, each) =>
    seatBot(match, each, each === seat ? own : others, `worth ${deal}`),
  );
  playToEnd(match, bots, seat, thoughts);
  return resultOf(match)?.winners.includes(seat) ? 1 : 0;
}

function playToEnd(
  match: Match,
  bots: readonly SeatedBot[],
  own: number,
  thoughts: Thoughts | undefined,
): void {
  for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
    const thought = bots[seat].decide();
    if (!thought) throw new Error(`seat ${seat} is asked, and has nothing to say`);
    if (thoughts && seat === own) count(thought.why ?? "", thoughts);
    const events = answer(match, seat, thought.answer);
    for (const bot of bots) bot.hear(events);
  }
}

/** A search says how many worlds it thought through; where there was no choice it says that. */
function count(why: string, thoughts: Thoughts): void {
  const worlds = /^(\d+) worlds/.exec(why);
  if (worlds) {
    thoughts.thought++;
    thoughts.worlds += Number(worlds[1]);
  } else if (!why.startsWith("there is no choice")) {
    thoughts.none++;
  }
}

/** The mean, and how far it may be off 95 of 100 times. */
function interval(numbers: readonly number[]): { mean: number; within: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const variance = squares / Math.max(1, numbers.length - 1);
  return { mean, within: 1.96 * Math.sqrt(variance / numbers.length) };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
