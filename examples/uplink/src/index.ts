/** Uplink: the game as the engine knows it. */
import { defineGame } from "@sprawl/engine";
import { setup } from "./setup.js";
import { shown } from "./shown.js";
import type { UplinkState } from "./state.js";
import { act } from "./steps.js";

export const uplinkGame = defineGame<UplinkState>({
  id: "uplink",
  version: 1,
  seats: { min: 2, max: 4 }, // UP-1.1
  options: {},
  setup,
  steps: { act },
  bound: 100,
  census: ({ deck, air, hands }) => ({ cards: [...deck, ...air, ...hands.flat()] }),
  hands: ({ hands }) => hands,
  shows: shown,
  round: ({ turns, hands }) => Math.floor(turns / hands.length) + 1,
  turn: ({ seat }) => seat,
});

export { arrange } from "./arrange.js";
export type { UplinkQuestions } from "./questions.js";
export * from "./state.js";
export { en } from "./text/en.js";
