/** Holds one sector for ever (SS-34.4). */
import { above, below, between, nothing, overwatch, search } from "./actions.js";
import { enemy, fixed } from "./traits.js";

export const sentryGun = enemy(
  {
    id: "sentry-gun",
    kind: "drone",
    vigilance: 4,
    attackPower: 5,
    armor: 8,
    ignoresBodies: true,
    behavior: [below(-1, nothing), between(-1, 3, overwatch), above(3, search, overwatch)],
  },
  fixed,
);
