/** The games, as they describe themselves. Everything else finds games only through here. */
import type { GameAbout, GameEntry } from "@sprawl/engine";
import * as registry from "./registry.js";

/** A game that can be played. */
export type GameListing = GameAbout & {
  readonly folder: string;
  load(): Promise<GameEntry>;
};

/** What all games say of themselves, by title; some are still to come. */
export const allGames: readonly GameAbout[] = Object.values(registry).sort((a, b) =>
  a.title < b.title ? -1 : 1,
);

/** The games that can be played. */
export const games: readonly GameListing[] = allGames.flatMap((about) => {
  const { load } = about;
  return load ? [{ ...about, folder: folderOf(about), load }] : [];
});

/** The listing of this game, or undefined if it cannot be played. */
export function findGame(id: string): GameListing | undefined {
  return games.find((game) => game.id === id);
}

/** A game's folder, from the root of the repository. */
export function folderOf({ id, folder }: GameAbout): string {
  return folder ?? `games/${id}`;
}
