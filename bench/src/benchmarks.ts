/** The benchmarks by name. Each runs in a process of its own: none warms up or clutters another. */
import { type CostsFigures, costs } from "./costs.js";
import { type GameFigures, games } from "./games.js";
import { type LockstepFigures, lockstepOf } from "./lockstep.js";
import { type MatchesFigures, matches } from "./matches.js";
import { type MomentFigures, moments } from "./moments.js";
import { loadBoardgameIo } from "./peers/boardgame-io-api.js";
import { peerLockstepOf } from "./peers/same-game.js";
import { type PlayoutsFigures, playouts } from "./playouts.js";
import { effortOf } from "./rounds.js";
import { type SearchFigures, search } from "./search.js";
import { type ServerFigures, serverLoad } from "./server-load.js";
import { type StarveFigures, starve } from "./starve.js";
import { type WebFigures, web } from "./web/web.js";
import { type WorthFigures, worth } from "./worth.js";

export type Figures = {
  /** Matches and moves compared: our engine with the yardstick, and boardgame.io with it. */
  readonly lockstep: { readonly engine: LockstepFigures; readonly peer?: LockstepFigures };
  readonly matches: readonly MatchesFigures[];
  readonly games: readonly GameFigures[];
  readonly costs: CostsFigures;
  readonly moments: readonly MomentFigures[];
  readonly playouts: PlayoutsFigures;
  readonly search: SearchFigures;
  readonly worth: readonly WorthFigures[];
  readonly server: ServerFigures;
  readonly starve: readonly StarveFigures[];
  readonly web: WebFigures;
};

export type BenchmarkName = keyof Figures;

/** What a benchmark is told. */
export type Setting = { readonly quick: boolean; readonly peers: boolean };

type Benchmarks = {
  readonly [Name in BenchmarkName]: (setting: Setting) => Promise<Figures[Name]>;
};

const peersOf = ({ peers }: Setting) => (peers ? loadBoardgameIo() : undefined);

/** In the order they run. The first one must hold for the others to mean anything. */
export const benchmarks: Benchmarks = {
  lockstep: async (setting) => {
    const api = peersOf(setting);
    const engine = lockstepOf(60);
    return api ? { engine, peer: peerLockstepOf(api, setting.quick ? 6 : 30) } : { engine };
  },
  matches: async (setting) => {
    const figures: MatchesFigures[] = [];
    for (const seats of [2, 4]) {
      figures.push(await matches(seats, effortOf(setting.quick), peersOf(setting)));
    }
    return figures;
  },
  games: async ({ quick }) => games(quick),
  costs: async ({ quick }) => costs(quick),
  moments: async ({ quick }) => moments(quick),
  playouts: async (setting) => playouts(effortOf(setting.quick), peersOf(setting)),
  search: async ({ quick }) => search(effortOf(quick)),
  worth: async ({ quick }) => worth(quick),
  server: async ({ quick, peers }) => serverLoad(quick, peers),
  starve: async ({ quick }) => starve(quick),
  web: async ({ quick }) => web(quick),
};

export const NAMES = Object.keys(benchmarks) as readonly BenchmarkName[];
