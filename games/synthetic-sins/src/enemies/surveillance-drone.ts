/** A flying camera: it cannot attack (SS-34.7), but it is heard when it falls (SS-34.8). */
import { above, below, between, move, nothing, search } from "./actions.js";
import { deathSignal, enemy } from "./traits.js";

export const surveillanceDrone = enemy(
  {
    id: "surveillance-drone",
    kind: "drone",
    vigilance: 5,
    attackPower: undefined, // SS-34.7
    armor: 4,
    ignoresBodies: false,
    behavior: [
      below(-3, nothing),
      between(-3, 0, move(1)),
      between(1, 3, move(1), search),
      between(4, 6, move(2), search),
      above(6, move(3), search),
    ],
  },
  deathSignal,
);
