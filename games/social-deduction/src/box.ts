/** All content of the game, as the rules find it in `g.box`. */
import type { Contents, IdCard, Program } from "./cards.js";
import { bosses } from "./hell-gate/bosses.js";
import { ids } from "./ids/index.js";
import { programs } from "./programs/index.js";

const ALL: readonly (IdCard | Program)[] = [...Object.values(ids), ...Object.values(programs)];

export const box: Contents = {
  ids,
  programs,
  bosses,
  lasting: new Set(ALL.filter((card) => card.lasting)),
};
