/** The registry: one line a game. Everything else finds games only through here. */
import type { GameEntry } from "@sprawl/engine";

export type GameListing = {
  readonly id: string;
  /** The game's folder, from the root of the repository. */
  readonly folder: string;
  readonly title: string;
  readonly pitch: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The game itself, loaded when somebody wants it. */
  load(): Promise<GameEntry>;
};

export const games: readonly GameListing[] = [
  {
    id: "caravan",
    folder: "examples/caravan",
    title: "Caravan-40",
    pitch: "Forty cards, four suits, sticky fingers: a trading race of ten minutes.",
    seats: { min: 2, max: 4 },
    load: async () => (await import("@sprawl/caravan/entry")).entry,
  },
  {
    id: "synthetic-sins",
    folder: "games/synthetic-sins",
    title: "Synthetic Sins",
    pitch:
      "Steal one conscience at a time: a solo stealth campaign through the halls of Port Sable.",
    seats: { min: 1, max: 1 },
    load: async () => (await import("@sprawl/synthetic-sins/entry")).entry,
  },
  {
    id: "social-deduction",
    folder: "games/social-deduction",
    title: "Human Punishment: Social Deduction 2.0",
    pitch:
      "Find your own kind, aim openly, wait a whole round, and shoot: a war of hidden loyalties.",
    seats: { min: 4, max: 16 },
    load: async () => (await import("@sprawl/social-deduction/entry")).entry,
  },
];

/** The listing of this game, or undefined. */
export function findGame(id: string): GameListing | undefined {
  return games.find((game) => game.id === id);
}
