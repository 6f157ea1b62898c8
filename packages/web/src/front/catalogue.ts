/** The games as the front page lists them: those that can be played, and those still to come. */
import type { GameAbout } from "@sprawl/engine";
import { allGames } from "@sprawl/games";

export const playableGames = allGames.filter(({ load, example }) => load && !example);
export const comingGames = allGames.filter(({ load }) => !load);
export const exampleGames = allGames.filter(({ load, example }) => load && example);

/** A game as it describes itself, playable or not. */
export function findShown(id: string): GameAbout | undefined {
  return allGames.find((game) => game.id === id);
}
