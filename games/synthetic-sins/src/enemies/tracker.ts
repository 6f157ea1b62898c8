/** Finds hidden people by walking in on them. */
import { above, below, between, move, overwatch, search } from "./actions.js";
import { bloodhound, enemy } from "./traits.js";

export const tracker = enemy(
  {
    id: "tracker",
    kind: "human",
    vigilance: 4,
    attackPower: 4,
    armor: 6,
    ignoresBodies: false,
    behavior: [
      below(-2, search),
      between(-2, 3, move(1)),
      between(4, 6, move(2)),
      between(7, 9, move(2), overwatch),
      above(9, move(3), overwatch),
    ],
  },
  bloodhound,
);
