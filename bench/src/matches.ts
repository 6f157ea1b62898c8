/**
 * Complete random matches of Caravan-40: the yardstick, our engine in three ways, boardgame.io in
 * two. Everybody goes through the same seeds, picks moves by the same generator, and must come to
 * the same number of moves a match.
 */
import { actionsInMatch, caravan } from "@sprawl/caravan";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { asAction, type G, legal, peerCaravan } from "./peers/boardgame-io.js";
import type { BoardgameIo } from "./peers/boardgame-io-api.js";
import { playOut, submitToEnd } from "./random-play.js";
import { type Contestant, type Effort, type Rate, Rounds } from "./rounds.js";
import { aboutOf, KINDS, kindOf, Rng, Yardstick } from "./yardstick.js";

export type MatchesFigures = {
  readonly seats: number;
  readonly decisions: number;
  readonly contestants: Readonly<Record<string, { matches: Rate; decisionsPerSecond: number }>>;
  readonly ratios: Readonly<Record<string, number>>;
};

/** Seeds are made beforehand: hashing names is no part of play. */
const SEEDS: readonly string[] = Array.from({ length: 512 }, (_, i) => namedSeed(`bench ${i}`));

/** Plays match after match; `play` plays the one with this number and returns its moves. */
function contestant(seats: number, batch: number, play: (number: number) => number): Contestant {
  const expected = actionsInMatch(seats);
  let number = 0;
  return (until) => {
    let matches = 0;
    while (performance.now() < until) {
      for (let i = 0; i < batch; i++) {
        const moves = play(number++ % SEEDS.length);
        if (moves !== expected) throw new Error(`a match of ${moves} moves, not ${expected}`);
      }
      matches += batch;
    }
    return matches;
  };
}

/** Everybody's moves are picked by this generator. */
const playerOf = (number: number): Rng => new Rng(number * 7919 + 1);

function yardstick(seats: number): Contestant {
  const moves: number[] = [];
  return contestant(seats, 8, (number) => {
    const player = playerOf(number);
    const loop = new Yardstick(seats, new Rng(number)).deal();
    while (!loop.over) loop.apply(moves[player.below(loop.legal(moves))]);
    return loop.moves;
  });
}

type PlayToEnd = (match: OpenMatch, dice: Rng) => void;

function engine(seats: number, history: boolean, playToEnd: PlayToEnd): Contestant {
  return contestant(seats, 8, (number) => {
    const match = createMatch(caravan, { seats, seed: SEEDS[number], history });
    playToEnd(match, playerOf(number));
    return match.play.answers;
  });
}

function peerReducer(api: BoardgameIo, seats: number): Contestant {
  const game = peerCaravan(api);
  const reduce = api.CreateGameReducer({ game });
  const moves: number[] = [];
  return contestant(seats, 1, (number) => {
    const player = playerOf(number);
    const seeded = { ...game, seed: SEEDS[number] };
    let state = api.InitializeGame<G>({ game: seeded, numPlayers: seats });
    while (state.ctx.gameover === undefined) {
      const move = moves[player.below(legal(state.G, state.ctx, moves))];
      state = reduce(state, asAction(move, state.ctx.currentPlayer));
    }
    return state.G.moves;
  });
}

function peerClient(api: BoardgameIo, seats: number): Contestant {
  const game = peerCaravan(api);
  const moves: number[] = [];
  return contestant(seats, 1, (number) => {
    const player = playerOf(number);
    const seeded = { ...game, seed: SEEDS[number] };
    const client = api.Client<G>({ game: seeded, numPlayers: seats, debug: false });
    client.start();
    let state = client.store.getState();
    while (state.ctx.gameover === undefined) {
      const move = moves[player.below(legal(state.G, state.ctx, moves))];
      client.moves[KINDS[kindOf(move)]](aboutOf(move));
      state = client.store.getState();
    }
    client.stop();
    return state.G.moves;
  });
}

/** Measure one number of seats. */
export async function matches(
  seats: number,
  effort: Effort,
  api: BoardgameIo | undefined,
): Promise<MatchesFigures> {
  const contestants: Record<string, Contestant> = {
    yardstick: yardstick(seats),
    playout: engine(seats, false, playOut),
    history: engine(seats, true, playOut),
    submit: engine(seats, true, submitToEnd),
    ...(api && { reducer: peerReducer(api, seats), client: peerClient(api, seats) }),
  };
  const rounds = await Rounds.run(contestants, effort);
  const decisions = actionsInMatch(seats);
  const figures: Record<string, { matches: Rate; decisionsPerSecond: number }> = {};
  for (const name of Object.keys(contestants)) {
    const rate = rounds.rate(name);
    figures[name] = { matches: rate, decisionsPerSecond: rate.median * decisions };
  }
  const ratios: Record<string, number> = {};
  for (const ours of ["playout", "history", "submit"]) {
    ratios[`yardstick/${ours}`] = rounds.ratio("yardstick", ours);
    if (api) ratios[`${ours}/reducer`] = rounds.ratio(ours, "reducer");
  }
  return { seats, decisions, contestants: figures, ratios };
}
