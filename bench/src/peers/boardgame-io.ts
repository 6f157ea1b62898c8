/**
 * Caravan-40 written the way boardgame.io's documentation asks for: G is JSON, moves change an
 * Immer draft, players are keyed by their id, secrets lie under G.secret, `turn.maxMoves` ends the
 * turn, `playerView` strips what is secret. The rules are the yardstick's, move by move.
 */
import { actionsInMatch, HAND_LIMIT, MARKET_SIZE, RAID_PRICE } from "@sprawl/caravan";
import {
  aboutOf,
  BUY,
  type Dice,
  DRAW,
  KINDS,
  kindOf,
  PASS,
  PLAY,
  pack,
  price,
  RAID,
  SELL,
  shuffle,
} from "../yardstick.js";
import type {
  BoardgameIo,
  Ctx,
  MakeMove,
  PeerGame,
  PeerMove,
  RandomApi,
} from "./boardgame-io-api.js";

type Player = { hand: number[]; handSize: number; coins: number; trails: number[][] };

export type G = {
  secret: { deck: number[] };
  players: Record<string, Player>;
  market: number[];
  discard: number[];
  deckSize: number;
  moves: number;
};

/** The game. With `dice` its chance is ours, for the check that it is the same game. */
export function peerCaravan(api: BoardgameIo, dice?: Dice): PeerGame<G> {
  return {
    name: "caravan-40",
    setup: ({ ctx, random }) => setup(ctx, chanceOf(random, dice)),
    turn: { minMoves: 2, maxMoves: 2 },
    moves: movesOf(api.INVALID_MOVE, dice),
    endIf: ({ G, ctx }) =>
      G.moves < actionsInMatch(ctx.numPlayers) ? undefined : { winner: winner(G, ctx) },
    playerView: ({ G, playerID }) => playerView(G, playerID),
    ai: { enumerate },
  };
}

type ChanceOf = { shuffled(cards: number[]): number[]; below(n: number): number };

function chanceOf(random: RandomApi, dice: Dice | undefined): ChanceOf {
  if (!dice) {
    return { shuffled: (cards) => random.Shuffle(cards), below: (n) => random.Die(n) - 1 };
  }
  const shuffled = (cards: number[]) => {
    const copy = [...cards];
    shuffle(copy, dice);
    return copy;
  };
  return { shuffled, below: (n) => dice.below(n) };
}

function setup({ numPlayers }: Ctx, chance: ChanceOf): G {
  const deck = chance.shuffled([...Array(40).keys()]);
  const players: Record<string, Player> = {};
  for (let id = 0; id < numPlayers; id++) {
    const hand = deck.splice(deck.length - 5, 5);
    players[id] = { hand, handSize: 5, coins: 3, trails: [[], [], [], []] };
  }
  const market: number[] = [];
  for (let i = 0; i < MARKET_SIZE; i++) market.push(deck.pop() as number);
  return { secret: { deck }, players, market, discard: [], deckSize: deck.length, moves: 0 };
}

function nextCard(G: G, chance: ChanceOf): number {
  if (G.secret.deck.length === 0) {
    if (G.discard.length === 0) return -1;
    G.secret.deck = chance.shuffled([...G.discard]);
    G.discard = [];
  }
  G.deckSize = G.secret.deck.length - 1;
  return G.secret.deck.pop() as number;
}

function movesOf(invalid: string, dice: Dice | undefined): Record<string, PeerMove<G>> {
  return {
    draw: ({ G, playerID, random }) => {
      const me = G.players[playerID];
      if (me.hand.length >= HAND_LIMIT) return invalid;
      const card = nextCard(G, chanceOf(random, dice));
      if (card < 0) return invalid;
      me.hand.push(card);
      me.handSize = me.hand.length;
      G.moves++;
      return undefined;
    },
    buy: ({ G, playerID, random }, place) => {
      const me = G.players[playerID];
      const card = G.market[place];
      if (me.hand.length >= HAND_LIMIT || card === undefined || card < 0) return invalid;
      if (price(card) > me.coins) return invalid;
      me.coins -= price(card);
      me.hand.push(card);
      me.handSize = me.hand.length;
      G.market[place] = nextCard(G, chanceOf(random, dice));
      G.moves++;
      return undefined;
    },
    play: ({ G, playerID }, place) => {
      const me = G.players[playerID];
      const card = me.hand[place];
      if (card === undefined) return invalid;
      const suit = (card / 10) | 0;
      const trail = me.trails[suit];
      if (trail.length > 0 && trail[trail.length - 1] > card) return invalid;
      me.hand.splice(place, 1);
      me.handSize = me.hand.length;
      trail.push(card);
      me.coins++;
      if (trail.length === 3) undercut(G, playerID, suit);
      G.moves++;
      return undefined;
    },
    sell: ({ G, playerID }, place) => {
      const me = G.players[playerID];
      const card = me.hand[place];
      if (card === undefined) return invalid;
      me.hand.splice(place, 1);
      me.handSize = me.hand.length;
      G.discard.push(card);
      me.coins += 2;
      G.moves++;
      return undefined;
    },
    raid: ({ G, playerID, random }, target) => {
      const me = G.players[playerID];
      const victim = G.players[target];
      if (String(target) === playerID || !victim || victim.hand.length === 0) return invalid;
      if (me.hand.length >= HAND_LIMIT || me.coins < RAID_PRICE) return invalid;
      me.coins -= RAID_PRICE;
      const taken = chanceOf(random, dice).below(victim.hand.length);
      me.hand.push(victim.hand.splice(taken, 1)[0]);
      me.handSize = me.hand.length;
      victim.handSize = victim.hand.length;
      G.moves++;
      return undefined;
    },
    pass: ({ G, playerID }) => {
      G.players[playerID].coins++;
      G.moves++;
      return undefined;
    },
  };
}

function undercut(G: G, playerID: string, suit: number): void {
  for (const id in G.players) {
    const rival = G.players[id];
    if (id === playerID || rival.trails[suit].length >= 3 || rival.coins === 0) continue;
    rival.coins--;
  }
}

export function score(G: G, id: number): number {
  const { coins, trails } = G.players[id];
  let points = coins;
  for (const trail of trails) for (const card of trail) points += (card % 10) + 1;
  return points;
}

function winner(G: G, { numPlayers }: Ctx): string {
  let best = 0;
  for (let id = 1; id < numPlayers; id++) if (score(G, id) > score(G, best)) best = id;
  return String(best);
}

function playerView(G: G, playerID: string): unknown {
  const { secret: _, players, ...open } = G;
  const seen: Record<string, Partial<Player>> = {};
  for (const id in players) {
    const { hand, ...others } = players[id];
    seen[id] = id === playerID ? players[id] : others;
  }
  return { ...open, players: seen };
}

/** The legal moves, in the yardstick's order. */
export function legal(G: G, { currentPlayer, numPlayers }: Ctx, out: number[]): number {
  let count = 0;
  const { hand, coins, trails } = G.players[currentPlayer];
  const room = hand.length < HAND_LIMIT;
  if (room) {
    if (G.secret.deck.length + G.discard.length > 0) out[count++] = pack(DRAW, 0);
    for (let i = 0; i < MARKET_SIZE; i++) {
      const card = G.market[i];
      if (card >= 0 && price(card) <= coins) out[count++] = pack(BUY, i);
    }
  }
  for (let i = 0; i < hand.length; i++) {
    const trail = trails[(hand[i] / 10) | 0];
    if (trail.length === 0 || trail[trail.length - 1] < hand[i]) out[count++] = pack(PLAY, i);
  }
  for (let i = 0; i < hand.length; i++) out[count++] = pack(SELL, i);
  if (room && coins >= RAID_PRICE) {
    for (let id = 0; id < numPlayers; id++) {
      if (String(id) === currentPlayer || G.players[id].hand.length === 0) continue;
      out[count++] = pack(RAID, id);
    }
  }
  out[count++] = pack(PASS, 0);
  return count;
}

function enumerate(G: G, ctx: Ctx) {
  const moves: number[] = [];
  legal(G, ctx, moves);
  return moves.map((move) => ({ move: KINDS[kindOf(move)], args: [aboutOf(move)] }));
}

/** A move as the reducer takes it. */
export function asAction(move: number, playerID: string): MakeMove {
  const type = KINDS[kindOf(move)];
  return {
    type: "MAKE_MOVE",
    payload: { type, args: [aboutOf(move)], playerID, credentials: undefined },
  };
}
