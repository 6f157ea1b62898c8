/** Hears Noise two sectors away, and never stands still. */
import { above, below, between, move, search } from "./actions.js";
import { enemy, sharpEars } from "./traits.js";

export const houndDrone = enemy(
  {
    id: "hound-drone",
    kind: "drone",
    vigilance: 3,
    attackPower: 4,
    armor: 6,
    ignoresBodies: true,
    behavior: [
      below(-2, move(1)),
      between(-2, 3, move(2)),
      between(4, 7, move(2), search),
      above(7, move(3), search),
    ],
  },
  sharpEars,
);
