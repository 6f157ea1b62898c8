/** All content of the game, as the rules find it in `g.box`. */
import type { Contents } from "./cards.js";
import { bosses } from "./hell-gate/bosses.js";
import { ids } from "./ids/index.js";
import { programs } from "./programs/index.js";

const ALL = [...Object.values(ids), ...Object.values(programs)];

export const box: Contents = {
  ids,
  programs,
  bosses,
  lasting: Object.fromEntries(ALL.filter((card) => card.lasting).map((card) => [card.id, card])),
};
