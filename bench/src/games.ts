/**
 * Every game of the registry, its missions one by one: complete random matches a second of
 * processor time, without history; and how long an answer takes until everything that may be done
 * next is listed.
 */
import { randomGiven } from "@sprawl/bots";
import type { AnyGame, Draw } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch, give, isGroup, type OpenMatch } from "@sprawl/engine/search";
import { games as registry } from "@sprawl/games";
import { median } from "./rounds.js";
import { Rng } from "./yardstick.js";

export type GameFigures = {
  readonly game: string;
  /** The mission or the like; "" where a game has none. */
  readonly run: string;
  readonly seats: number;
  readonly matchesPerSecond: number;
  /** Answers a match. */
  readonly answers: number;
  /** Milliseconds an answer takes, with the list of what may follow: the median, and 99 of 100. */
  readonly p50: number;
  readonly p99: number;
};

type Table = {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
};

export async function games(quick: boolean): Promise<GameFigures[]> {
  const seconds = quick ? 0.5 : 4;
  const figures: GameFigures[] = [];
  for (const { id, load } of registry) {
    const { game, runs } = await load();
    const all = runs ?? [{ name: "", seats: game.seats.min, options: {} }];
    for (const { name, seats = game.seats.min, options = {} } of all) {
      const table = { game, seats, options: options as Table["options"] };
      figures.push({ game: id, run: name, seats, ...measured(table, seconds) });
    }
  }
  return figures;
}

function measured(table: Table, seconds: number) {
  playFor(table, seconds / 4); // what runs for the first time is compiled first
  const { matches, answers, spent } = playFor(table, seconds);
  const times: number[] = [];
  for (let i = 0; times.length < 3000 && i < 20; i++) played(table, i, times);
  times.sort((a, b) => a - b);
  return {
    matchesPerSecond: matches / spent,
    answers: answers / matches,
    p50: median(times),
    p99: times[Math.floor(times.length * 0.99)],
  };
}

/** Random matches for so many seconds of processor time. */
function playFor(table: Table, seconds: number) {
  const began = process.cpuUsage();
  let matches = 0;
  let answers = 0;
  let spent = 0;
  while (spent < seconds) {
    answers += played(table, matches++);
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1e6;
  }
  return { matches, answers, spent };
}

/** One random match to its end; how many answers it took, and how long each, if that is wanted. */
function played({ game, seats, options }: Table, number: number, times?: number[]): number {
  const seed = namedSeed(`bench ${number}`);
  const match = createMatch(game, { seats, seed, options, history: false });
  const dice = new Rng(number + 1);
  const draw: Draw = (n) => dice.below(n);
  while (match.pending) {
    const before = times ? performance.now() : 0;
    answerOne(match, draw);
    times?.push(performance.now() - before);
  }
  return match.play.answers;
}

function answerOne(match: OpenMatch, draw: Draw): void {
  const { pending } = match;
  if (!pending) throw new Error("nobody is asked");
  if (!isGroup(pending)) return give(match, 0, randomGiven(pending, draw));
  const index = match.sealed.indexOf(undefined);
  give(match, index, randomGiven(pending.questions[index], draw));
}
