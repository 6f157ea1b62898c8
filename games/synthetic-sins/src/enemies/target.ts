/** Walks to the end of its path and minds nobody (SS-34.9 to SS-34.12). */
import { above, below, between, move, nothing } from "./actions.js";
import { enemy, oblivious, walksOnce } from "./traits.js";

export const target = enemy(
  {
    id: "target",
    kind: "human",
    vigilance: 0, // SS-34.10
    attackPower: undefined, // SS-34.9
    armor: 4,
    ignoresBodies: true,
    behavior: [below(-2, nothing), between(-2, 3, move(1)), above(3, move(2))],
  },
  oblivious,
  walksOnce,
);
