/** Every sentence of a mission a player reads, in English. Names stand in content.ts and sectors.ts. */

import type { GameText } from "@sprawl/engine";
import { barred } from "./barred.js";
import { events } from "./events.js";
import { labels } from "./labels.js";
import { options, prompts } from "./questions.js";
import { reasons, reasonThings } from "./reasons.js";
import { things } from "./things.js";
import { atTable } from "./writing.js";

export const en: GameText = {
  title: "Synthetic Sins",
  prompts,
  options,
  events,
  results: {
    "mission-complete": "Mission complete.",
    "no-health": "You have no Health left. The mission has failed.",
    "target-defeated": "The one you were to follow is down. The mission has failed.",
    "target-arrived": "The courier has got away. The mission has failed.",
    "trail-lost": "You have lost the trail. The mission has failed.",
    "gave-up": "You have given up. The mission has failed.",
    "turn-limit": "The night is over. The mission has failed.",
  },
  settings: {
    mission: "Mission",
    nonLethal: "Non-lethal mode: bodies that are found stand up again",
    loweredAlertness: "Alertness lowered by",
    kit: "Gear",
    "kit.recommended": "what one owns by then",
    "kit.everything": "all there is, and three items",
    chooseForMe: "Settle equal paths and orders for me",
    pauseAtEveryWindow: "Pause at every window",
    giveUp: "Giving up is offered",
    turnLimit: "Most turns",
    "preset.garrett": "Garrett: Back Door",
    "preset.cass": "Cass: Cold Scene",
    "preset.non-lethal": "Garrett: House Keys, non-lethal",
    "preset.everything": "Garrett: Absolution, with all gear",
  },
  labels: { ...labels, ...reasons, ...barred },
  things: { ...things, ...reasonThings },
  atTable,
};
