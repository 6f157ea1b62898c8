/** All content of the game, as the rules find it in `g.box`. */
import type { Contents, IdCard, Program } from "./cards.js";
import { bosses } from "./hell-gate/bosses.js";
import { ids } from "./ids/index.js";
import type { DeductionMoments } from "./moments.js";
import { programs } from "./programs/index.js";

const ALL: readonly (IdCard | Program)[] = [...Object.values(ids), ...Object.values(programs)];

/** Every moment, so that none is forgotten. */
const MOMENTS: Readonly<Record<keyof DeductionMoments, true>> = {
  waysToStepIn: true,
  mightStepIn: true,
  stepIn: true,
  actions: true,
  insteadOfDrawing: true,
  afterAction: true,
  barsLook: true,
  alsoSees: true,
  barsProgram: true,
  afterHits: true,
  afterShot: true,
  afterElimination: true,
  playerOut: true,
  turnEnded: true,
  portalPlaced: true,
};

function listens(card: IdCard | Program): boolean {
  return !card.lasting && Object.keys(card).some((member) => Object.hasOwn(MOMENTS, member));
}

export const box: Contents = {
  ids,
  programs,
  bosses,
  listening: new Set(ALL.filter(listens).map(({ id }) => id)),
  lasting: new Set(ALL.filter((card) => card.lasting)),
};
