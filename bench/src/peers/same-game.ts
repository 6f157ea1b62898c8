/** Is boardgame.io's Caravan the same game? It plays side by side with the yardstick. */
import type { LockstepFigures } from "../lockstep.js";
import { Rng, Yardstick } from "../yardstick.js";
import { asAction, type G, legal, peerCaravan } from "./boardgame-io.js";
import type { BoardgameIo, Ctx } from "./boardgame-io-api.js";

/** Many matches, of two, three and four seats in turn. Throws where the two differ. */
export function peerLockstepOf(api: BoardgameIo, matches: number): LockstepFigures {
  let moves = 0;
  for (let number = 0; number < matches; number++) {
    moves += peerLockstep(api, 2 + (number % 3), number);
  }
  return { matches, moves };
}

function peerLockstep(api: BoardgameIo, seats: number, number: number): number {
  const loop = new Yardstick(seats, new Rng(number)).deal();
  const game = peerCaravan(api, new Rng(number));
  const reduce = api.CreateGameReducer({ game });
  let state = api.InitializeGame({ game, numPlayers: seats });
  const player = new Rng(number + 1000);
  const ours: number[] = [];
  const theirs: number[] = [];
  while (!loop.over) {
    ours.length = loop.legal(ours);
    theirs.length = legal(state.G, state.ctx, theirs);
    check(`match ${number}, move ${loop.moves}: legal moves`, ours, theirs);
    const move = ours[player.below(ours.length)];
    loop.apply(move);
    state = reduce(state, asAction(move, state.ctx.currentPlayer));
    check(`match ${number}, move ${loop.moves}`, tableOf(loop), peerTable(state.G, state.ctx));
  }
  check(`match ${number}: winner`, { winner: String(loop.winner()) }, state.ctx.gameover);
  return loop.moves;
}

function tableOf({ deck, market, discard, hands, coins, trails, moves }: Yardstick) {
  return { deck, market, discard, hands, coins, trails, moves };
}

function peerTable(G: G, { numPlayers }: Ctx) {
  const players = Array.from({ length: numPlayers }, (_, id) => G.players[id]);
  return {
    deck: G.secret.deck,
    market: G.market,
    discard: G.discard,
    hands: players.map(({ hand }) => hand),
    coins: players.map(({ coins }) => coins),
    trails: players.map(({ trails }) => trails),
    moves: G.moves,
  };
}

function check(where: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) throw new Error(`${where}: the yardstick has ${a}, boardgame.io ${b}`);
}
