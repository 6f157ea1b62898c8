/**
 * Opening any moment of a match: the table as somebody saw it after so many answers. The first look
 * at a match plays it through from its record; every other one goes from the nearest mark.
 */
import { seatRandom } from "@sprawl/bots";
import type { AnyGame } from "@sprawl/engine";
import {
  answersGiven,
  createMatch,
  type Match,
  namedSeed,
  recordOf,
  Timeline,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { games } from "@sprawl/games";
import { padded, sectorsFor } from "./padded.js";
import { median } from "./rounds.js";
import { Rng } from "./yardstick.js";

export type MomentFigures = {
  readonly match: string;
  readonly answers: number;
  /** Milliseconds until the first view, from nothing but the record. */
  readonly first: number;
  /** Milliseconds until the view of any other moment, in no order. */
  readonly median: number;
  readonly worst: number;
};

const ANSWERS = 3000;
const FIRSTS = 7;

export async function moments(quick: boolean): Promise<MomentFigures[]> {
  const looks = quick ? 30 : 300;
  const options = { sectors: sectorsFor(20_000) };
  const figures = [momentsOf("caravan without end, 20 KB", played(padded, 4, options), looks)];
  for (const { title, load } of games) {
    const { game } = await load();
    figures.push(momentsOf(title, played(game, game.seats.max), looks));
  }
  return figures;
}

/** At random, to its end or as far as we want. */
function played(game: AnyGame, seats: number, options = {}): Match {
  const match = createMatch(game, { seats, seed: namedSeed("moments"), options });
  const answer = Array.from({ length: seats }, (_, seat) => seatRandom(match, seat, "moments"));
  while (answersGiven(match) < ANSWERS) {
    const [seat] = waitingFor(match);
    if (seat === undefined) break;
    answer[seat]();
  }
  return match;
}

function momentsOf(name: string, match: Match, looks: number): MomentFigures {
  const { game } = match;
  const record = recordOf(match);
  const answers = record.answers.length;
  const dice = new Rng(1);
  const anew = () => new Timeline(createMatch(game, record), record.answers);
  const timeline = anew();
  const firsts: number[] = [];
  for (let i = -FIRSTS; i < FIRSTS; i++) {
    const first = milliseconds(() => open(anew(), answers));
    // What runs for the first time is compiled first: that is no cost of looking.
    if (i >= 0) firsts.push(first);
  }
  open(timeline, answers);
  const times: number[] = [];
  for (let i = 0; i < looks; i++) {
    const n = dice.below(answers + 1);
    times.push(milliseconds(() => open(timeline, n)));
  }
  return {
    match: name,
    answers,
    first: median(firsts),
    median: median(times),
    worst: Math.max(...times),
  };
}

function open(timeline: Timeline, n: number): string {
  return JSON.stringify(view(timeline.at(n), 0));
}

function milliseconds(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
