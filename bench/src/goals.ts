/** What we want to reach, and what was reached in this run. */
import type { Figures } from "./benchmarks.js";

export type Goal = {
  readonly goal: string;
  /** The worst figure of the run that the goal speaks of. */
  readonly reached: number;
  readonly met: boolean;
};

type Judge = (goal: string, limit: number, reached: readonly number[]) => void;

export function goalsOf({
  matches = [],
  games = [],
  moments = [],
  playouts,
  server,
  starve = [],
  web,
}: Partial<Figures>): Goal[] {
  const goals: Goal[] = [];
  const most: Judge = (goal, limit, reached) => {
    if (reached.length > 0) goals.push({ goal, ...judged(Math.max(...reached), limit, true) });
  };
  const least: Judge = (goal, limit, reached) => {
    if (reached.length > 0) goals.push({ goal, ...judged(Math.min(...reached), limit, false) });
  };
  const ratios = (name: string) => matches.flatMap((figures) => figures.ratios[name] ?? []);
  most(
    "without history, a match costs at most 4 times the plain loop's, at 2 and 4 seats",
    4,
    ratios("yardstick/playout"),
  );
  least(
    "with checked keys and history, at least 100 times the matches of boardgame.io's reducer",
    100,
    ratios("submit/reducer"),
  );
  least(
    "without history, at least 100 times the matches of boardgame.io's reducer",
    100,
    ratios("playout/reducer"),
  );
  const imagined = playouts?.ratios["imagined/mcts"];
  least(
    "at least 100 times the playouts of MCTSBot",
    100,
    imagined === undefined ? [] : [imagined],
  );
  most(
    "any moment of a match of 3,000 answers is open within 50 ms",
    50,
    moments.flatMap(({ first, worst }) => [first, worst]),
  );
  gameGoals(games, most, least);
  if (server) serverGoals(server, most, least);
  most(
    "whatever others do, an answer takes at most twice its quiet median",
    2,
    starve.map(({ ratio }) => ratio),
  );
  most("a solo answer is drawn within 50 ms, median", 50, web ? [web.answer.p50] : []);
  most("the first visit takes at most 230 KB", 230, web ? [web.front.bytes / 1024] : []);
  most(
    "a game's pictures take at most 120 KB",
    120,
    web ? web.tables.map(({ pictures }) => pictures / 1024) : [],
  );
  most(
    "16.7 ms between two frames while a table plays, median",
    17,
    web ? web.tables.map(({ frame }) => frame.p50) : [],
  );
  return goals;
}

/** Of heavy games whole matches; of Human Interface the list of moves on every board, too. */
function gameGoals(games: Figures["games"], most: Judge, least: Judge): void {
  const missions = games.filter(({ game }) => game === "human-interface");
  least(
    "at least 60 random matches of Zero Hour a second",
    60,
    missions.flatMap(({ run, matchesPerSecond }) =>
      run === "zero-hour" ? [matchesPerSecond] : [],
    ),
  );
  least(
    "at least 60 random matches of The Beginning a second, with any number of players",
    60,
    games.flatMap(({ game, matchesPerSecond }) =>
      game === "the-beginning" ? [matchesPerSecond] : [],
    ),
  );
  most(
    "what may be done next is listed within 2 ms in Human Interface, 99 of 100 times",
    2,
    missions.map(({ p99 }) => p99),
  );
}

/** All at 1,000 tables: throughput and cost flat out, delays at a pace. */
function serverGoals({ loads }: Figures["server"], most: Judge, least: Judge): void {
  const thousand = loads.filter(({ tables }) => tables === 1000);
  const ours = thousand.filter(({ server }) => server === "ours");
  const flatOut = ours.filter(({ pace }) => pace === 0);
  const floor = thousand.find(({ server, pace }) => server === "bare" && pace === 0);
  least(
    "at least 5,000 answers a second at 1,000 tables",
    5000,
    flatOut.map(({ answersPerSecond }) => answersPerSecond),
  );
  most(
    "an answer costs at most 3 times the bare loop's",
    3,
    flatOut.flatMap(({ cpuPerAnswer }) => (floor ? [cpuPerAnswer / floor.cpuPerAnswer] : [])),
  );
  const p50s = ours.flatMap(({ p50 }) => p50 ?? []);
  most("an update is there within 2 ms, median", 2, p50s);
  const p99s = ours.flatMap(({ p99 }) => p99 ?? []);
  most("an update is there within 10 ms, p99", 10, p99s);
  const bytes = ours.map(({ bytesPerUpdate }) => bytesPerUpdate);
  most("an update has at most 1,000 bytes", 1000, bytes);
}

function judged(reached: number, limit: number, atMost: boolean) {
  return { reached, met: atMost ? reached <= limit : reached >= limit };
}
