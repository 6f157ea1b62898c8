/** SS-36.13: a Lock anywhere on the map is gone. */
import { type Ability, sectorTarget } from "../cards.js";
import { removeLock } from "../locks.js";

export const lockBreaker: Ability = {
  targets: ({ state }) => state.locks.map(sectorTarget),
  play: (g, { sector }) => removeLock(g, Number(sector), "SS-36.13"), // SS-36.13
};
