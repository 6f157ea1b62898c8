/** Caravan-40: the small game the engine is measured with, and the example for authors. */
import { defineGame } from "@sprawl/engine";
import { setup } from "./setup.js";
import { shown } from "./shown.js";
import { type CaravanOptions, type CaravanState, cloneCaravan, NO_CARD } from "./state.js";
import { act, score } from "./steps.js";
import { toll } from "./tolls.js";

export const caravan = defineGame<CaravanState, CaravanOptions>({
  id: "caravan",
  version: 1,
  seats: { min: 2, max: 4 }, // CA-1.1
  options: {
    guards: { type: "flag", default: false },
    tolls: { type: "flag", default: false },
  },
  presets: {
    plain: { guards: false, tolls: false },
    full: { guards: true, tolls: true },
  },
  setup,
  steps: { act, toll, score },
  bound: 2000,
  clone: cloneCaravan,
  hands: ({ hands }) => hands,
  shows: shown,
  census: ({ deck, market, discard, hands, trails }) => ({
    cards: [
      ...deck,
      ...market.filter((card) => card !== NO_CARD),
      ...discard,
      ...hands.flat(),
      ...trails.flat(2),
    ],
  }),
  round: ({ moves, hands }) => Math.floor(moves / (2 * hands.length)) + 1,
});

export { arrange } from "./arrange.js";
export type { CaravanQuestions } from "./questions.js";
export * from "./state.js";
export { en } from "./text/en.js";
export { tutorial } from "./tutorial.js";
