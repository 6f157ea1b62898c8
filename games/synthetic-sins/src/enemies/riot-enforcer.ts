/** Slow and heavy: hits hard, but lets you go. */
import { above, below, between, move, nothing, overwatch, search } from "./actions.js";
import { enemy, ponderous } from "./traits.js";

export const riotEnforcer = enemy(
  {
    id: "riot-enforcer",
    kind: "human",
    vigilance: 4,
    attackPower: 5,
    armor: 7,
    ignoresBodies: false,
    behavior: [
      below(0, nothing),
      between(0, 3, move(1)),
      between(4, 6, move(1), overwatch),
      between(7, 9, move(1), search, overwatch),
      above(9, move(2), search, overwatch),
    ],
  },
  ponderous,
);
