/**
 * What search lives on: whole random matches played from a copy of the first decision, with two
 * seats. Ours imagines another hidden world each time, as a fair bot must, or only forks; the
 * yardstick copies its arrays; boardgame.io's bot searches the true state, hidden cards and all.
 */
import { caravan } from "@sprawl/caravan";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch, fork, imagine, type OpenMatch, worldsOf } from "@sprawl/engine/search";
import { peerCaravan } from "./peers/boardgame-io.js";
import type { BoardgameIo } from "./peers/boardgame-io-api.js";
import { playOut } from "./random-play.js";
import { type Contestant, type Effort, type Rate, Rounds } from "./rounds.js";
import { Rng, Yardstick } from "./yardstick.js";

export type PlayoutsFigures = {
  readonly contestants: Readonly<Record<string, Rate>>;
  readonly ratios: Readonly<Record<string, number>>;
};

const SEATS = 2;

function repeated(playout: (number: number) => void): Contestant {
  let number = 0;
  return (until) => {
    const first = number;
    while (performance.now() < until) playout(number++);
    return number - first;
  };
}

function yardstick(): Contestant {
  const root = new Yardstick(SEATS, new Rng(3)).deal();
  const moves: number[] = [];
  return repeated((number) => {
    const dice = new Rng(number);
    const loop = root.clone(dice);
    while (!loop.over) loop.apply(moves[dice.below(loop.legal(moves))]);
  });
}

function begun(): OpenMatch {
  return createMatch(caravan, { seats: SEATS, seed: namedSeed("playouts") });
}

function finished(match: OpenMatch): void {
  if (!match.play.result) throw new Error("a playout did not come to its end");
}

function imagined(): Contestant {
  const worlds = worldsOf(begun(), 0);
  return repeated((number) => {
    const world = imagine(worlds, `playout ${number}`);
    if (!world) throw new Error("no other world fits");
    playOut(world, new Rng(number));
    finished(world);
  });
}

function forked(): Contestant {
  const root = begun();
  return repeated((number) => {
    const copy = fork(root, { history: false });
    playOut(copy, new Rng(number));
    finished(copy);
  });
}

/** An iteration is one playout; its default depth of 50 would stop halfway through the match. */
function mctsBot(api: BoardgameIo): Contestant {
  const game = { ...peerCaravan(api), seed: "playouts" };
  const state = api.InitializeGame({ game, numPlayers: SEATS });
  const iterations = 10;
  const { enumerate } = game.ai;
  return async (until) => {
    const bot = new api.MCTSBot({ game, enumerate, iterations, playoutDepth: 200, seed: "bot" });
    let count = 0;
    for (; performance.now() < until; count += iterations) await bot.play(state, "0");
    return count;
  };
}

export async function playouts(
  effort: Effort,
  api: BoardgameIo | undefined,
): Promise<PlayoutsFigures> {
  const contestants: Record<string, Contestant> = {
    yardstick: yardstick(),
    forked: forked(),
    imagined: imagined(),
    ...(api && { mcts: mctsBot(api) }),
  };
  const rounds = await Rounds.run(contestants, effort);
  const rates: Record<string, Rate> = {};
  for (const name of Object.keys(contestants)) rates[name] = rounds.rate(name);
  const ratios: Record<string, number> = {};
  for (const ours of ["forked", "imagined"]) {
    ratios[`yardstick/${ours}`] = rounds.ratio("yardstick", ours);
    if (api) ratios[`${ours}/mcts`] = rounds.ratio(ours, "mcts");
  }
  return { contestants: rates, ratios };
}
