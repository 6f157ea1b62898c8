/** The games as the front page lists them: those that can be played, the easiest to learn first. */
import type { GameAbout } from "@sprawl/engine";
import { allGames } from "@sprawl/games";

export const DIFFICULTIES: readonly GameAbout["difficulty"][] = ["easy", "medium", "hard"];

const weight = ({ difficulty, minutes }: GameAbout) =>
  DIFFICULTIES.indexOf(difficulty) * 1000 + minutes;

export const playableGames = allGames
  .filter(({ load, example }) => load && !example)
  .sort((a, b) => weight(a) - weight(b));
export const comingGames = allGames.filter(({ load }) => !load);
export const exampleGames = allGames.filter(({ load, example }) => load && example);

/** A game as it describes itself, playable or not. */
export function findShown(id: string): GameAbout | undefined {
  return allGames.find((game) => game.id === id);
}
