/**
 * The few functions of boardgame.io the bench uses, with types of our own. The package lies in
 * bench/peers, which only the bench installs; without it the bench goes on and says so.
 */
import { createRequire } from "node:module";
import type { AddressInfo, ListenOptions } from "node:net";

export type Ctx = {
  readonly numPlayers: number;
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner: string };
};

export type RandomApi = { Shuffle(list: number[]): number[]; Die(sides: number): number };

export type State<G> = { readonly G: G; readonly ctx: Ctx };

type Context<G> = {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly random: RandomApi;
};

export type PeerMove<G> = (context: Context<G>, about: number) => string | undefined;
export type Enumerated = { readonly move: string; readonly args: readonly number[] };

export type PeerGame<G> = {
  readonly name: string;
  readonly seed?: string;
  setup(context: Omit<Context<G>, "G" | "playerID">): G;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly moves: Readonly<Record<string, PeerMove<G>>>;
  endIf(context: Omit<Context<G>, "playerID">): { winner: string } | undefined;
  playerView(context: Omit<Context<G>, "random">): unknown;
  readonly ai: { enumerate(G: G, ctx: Ctx): Enumerated[] };
};

export type MakeMove = {
  readonly type: "MAKE_MOVE";
  readonly payload: {
    readonly type: string;
    readonly args: readonly number[];
    readonly playerID: string;
    readonly credentials: undefined;
  };
};

type LocalClient<G> = {
  start(): void;
  stop(): void;
  readonly moves: Readonly<Record<string, (...args: readonly number[]) => void>>;
  readonly store: { getState(): State<G> };
};

type BotSettings<G> = {
  readonly game: PeerGame<G>;
  readonly enumerate: PeerGame<G>["ai"]["enumerate"];
  readonly iterations: number;
  readonly playoutDepth: number;
  readonly seed?: string;
};

export type BoardgameIo = {
  readonly version: string;
  CreateGameReducer<G>(given: {
    game: PeerGame<G>;
  }): (state: State<G>, action: MakeMove) => State<G>;
  InitializeGame<G>(given: { game: PeerGame<G>; numPlayers: number }): State<G>;
  Client<G>(given: { game: PeerGame<G>; numPlayers: number; debug: false }): LocalClient<G>;
  readonly MCTSBot: new <G>(
    settings: BotSettings<G>,
  ) => { play(state: State<G>, playerID: string): Promise<unknown> };
  readonly INVALID_MOVE: string;
  Server<G>(given: { games: readonly PeerGame<G>[]; origins: readonly string[] }): PeerServer;
};

type PeerServer = {
  run(how: { readonly port: ListenOptions }): Promise<{ appServer: { address(): AddressInfo } }>;
};

export const HOW_TO_INSTALL = "npm ci --prefix bench/peers";

/** boardgame.io, or undefined where it is not installed. */
export function loadBoardgameIo(): BoardgameIo | undefined {
  const require = createRequire(new URL("../../peers/package.json", import.meta.url));
  try {
    require.resolve("boardgame.io/package.json");
  } catch {
    return undefined;
  }
  const parts = ["internal", "client", "ai", "core", "server", "package.json"];
  return Object.assign({}, ...parts.map((part) => require(`boardgame.io/${part}`)));
}
