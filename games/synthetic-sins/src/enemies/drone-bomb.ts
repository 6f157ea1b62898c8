/** Asleep until a Detection token lies somewhere (SS-34.1), then fast. */
import { above, below, between, move } from "./actions.js";
import { detonation, dormant, enemy, noPatrol } from "./traits.js";

export const droneBomb = enemy(
  {
    id: "drone-bomb",
    kind: "drone",
    vigilance: 2,
    attackPower: 7,
    armor: 3,
    ignoresBodies: true,
    behavior: [below(0, move(1)), between(0, 4, move(2)), above(4, move(3))],
  },
  dormant,
  noPatrol,
  detonation,
);
