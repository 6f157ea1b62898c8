/** How many may sit down: some options go with some numbers of seats only, and the game knows. */
import { namedSeed } from "./deal.js";
import { BadInput } from "./errors.js";
import type { AnyGame } from "./game.js";
import { setUpMatch } from "./match.js";

/** The numbers of seats that go with these options, by asking the game; none if they go with none. */
export function seatCounts(game: AnyGame, options: unknown): number[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const seed = namedSeed("who fits?");
  return counts.filter((seats) => {
    try {
      setUpMatch(game, { seats, options, seed, history: false });
      return true;
    } catch (error) {
      if (error instanceof BadInput) return false;
      throw error;
    }
  });
}
