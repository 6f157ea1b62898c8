/**
 * The modifier deck: 36 cards. It is symmetric around 0, so that Alertness is what the Alarm Level
 * rises by in a turn on average.
 */
import type { ModifierFace } from "./types.js";

/** How many cards there are of each face. */
export const modifierCounts: readonly (readonly [ModifierFace, number])[] = [
  [-5, 2],
  [-4, 2],
  [-3, 3],
  [-2, 4],
  [-1, 4],
  [0, 5],
  [1, 4],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 2],
  ["any", 1], // SS-4.3
];

/** Every card of the deck, not shuffled (SS-2.4). */
export const modifierDeck: readonly ModifierFace[] = modifierCounts.flatMap(([face, count]) =>
  Array.from({ length: count }, () => face),
);

/** What the "-5 to +5" card may be set to (SS-4.3). */
export const ANY_MODIFIER = { from: -5, to: 5 } as const;
