/** CyberVerse: the definition of the game. */
import { defineGame } from "@sprawl/engine";
import { activation, call } from "./activation.js";
import { auxiliary } from "./auxiliary.js";
import { type Box, box } from "./box/index.js";
import { react, recruit, tokens } from "./brawl.js";
import { census } from "./census.js";
import { cloneCyber } from "./clone.js";
import { draft, openCity, organization } from "./draft.js";
import { endBrawl, fight } from "./fight.js";
import { casting } from "./figures.js";
import {
  ambush,
  brawl,
  hacking,
  influence,
  investigate,
  investigation,
  investigationPhase,
} from "./investigation.js";
import { eventPhase } from "./news.js";
import { payday, paydayStart } from "./payday.js";
import { LAST_TURN } from "./scoring.js";
import { setup } from "./setup.js";
import { shown } from "./shown.js";
import type { CyberOptions, CyberState } from "./state.js";
import { endOfTurn, strategyPhase, turn } from "./steps.js";
import { strategy } from "./strategy.js";

const side = { type: "choice", values: ["A", "B"], default: "A" } as const;

export const cyberverse = defineGame<CyberState, CyberOptions, Box>({
  id: "cyberverse",
  version: 3, // 3: the bot Organization settles where it arrives, and sells only for a Salary that is due
  seats: { min: 1, max: 4 }, // CV-1.1, CV-31.1
  options: {
    level: {
      type: "choice",
      values: ["rookie", "operative", "veteran", "legend"],
      default: "operative",
    }, // CV-31.5 to CV-31.8
    shortGame: { type: "flag", default: false }, // CV-30.7
    randomStart: { type: "flag", default: false }, // CV-30.1
    boards: { type: "choice", values: ["random", "A", "B", "chosen"], default: "random" }, // CV-30.2
    board1: side,
    board2: side,
    board3: side,
    board4: side,
    board5: side,
    permanentDeath: { type: "flag", default: false }, // CV-30.3
    domination: { type: "flag", default: true }, // CV-30.4
    paidSupport: { type: "flag", default: false }, // CV-30.5
    lastingExperience: { type: "flag", default: false }, // CV-30.6
    turnLimit: { type: "number", min: 3, max: LAST_TURN, default: 15 }, // CV-30.8
  },
  presets: {
    "first-evening": { shortGame: true, boards: "A", level: "rookie", turnLimit: 12 },
    standard: {},
    "long-game": {
      permanentDeath: true,
      lastingExperience: true,
      domination: false,
      turnLimit: LAST_TURN,
    },
    "solo-rookie": { level: "rookie" },
    "solo-operative": { level: "operative" },
    "solo-veteran": { level: "veteran" },
    "solo-legend": { level: "legend" },
  },
  setup,
  steps: {
    organization,
    draft,
    "open-city": openCity,
    turn,
    "event-phase": eventPhase,
    "strategy-phase": strategyPhase,
    strategy,
    activation,
    call,
    auxiliary,
    "investigation-phase": investigationPhase,
    ambush,
    brawl,
    react,
    recruit,
    tokens,
    fight,
    "end-brawl": endBrawl,
    hacking,
    investigation,
    investigate,
    influence,
    "payday-start": paydayStart,
    payday,
    "end-of-turn": endOfTurn,
  },
  bound: 60_000,
  clone: cloneCyber,
  shows: shown,
  census,
  casting,
  round: ({ turn: number }) => number,
  box,
});
