/** Synthetic Sins: the definition of the game. */
import { defineGame } from "@sprawl/engine";
import { activate, enemies } from "./activation.js";
import { cloneSins } from "./clone.js";
import { MAX_ALERTNESS } from "./content/components.js";
import { missions } from "./content/missions/index.js";
import { alarm, cleanUp } from "./end-of-turn.js";
import { enemies as enemyCards } from "./enemies/index.js";
import { equip } from "./equipping.js";
import { gear } from "./gear/index.js";
import { items } from "./items/index.js";
import { brief, prepare } from "./preparation.js";
import { reinforcements } from "./reinforcements.js";
import { rewards } from "./rewards.js";
import { setup } from "./setup.js";
import { shown } from "./shown.js";
import type { SinsBox, SinsOptions, SinsState } from "./state.js";
import { turn } from "./turn.js";
import { act } from "./your-actions.js";

export const syntheticSins = defineGame<SinsState, SinsOptions, SinsBox>({
  id: "synthetic-sins",
  version: 3, // 3: whoever was attacked from hiding detects you; 2: the missions' numbers were tuned
  seats: { min: 1, max: 1 }, // SS-1.1
  options: {
    mission: { type: "choice", values: missions.map(({ id }) => id), default: missions[0].id },
    nonLethal: { type: "flag", default: false }, // SS-32.1
    loweredAlertness: { type: "number", min: 0, max: MAX_ALERTNESS, default: 0 }, // SS-R99
    kit: { type: "choice", values: ["recommended", "everything"], default: "recommended" },
    chooseForMe: { type: "flag", default: false }, // SS-R114
    pauseAtEveryWindow: { type: "flag", default: false },
    giveUp: { type: "flag", default: false }, // SS-R100
    turnLimit: { type: "number", min: 20, max: 500, default: 200 }, // SS-R115
  },
  presets: {
    garrett: { mission: "back-door" },
    cass: { mission: "cold-scene" },
    "non-lethal": { mission: "house-keys", nonLethal: true },
    everything: { mission: "absolution", kit: "everything" },
  },
  setup,
  steps: {
    prepare,
    brief,
    equip,
    turn,
    act,
    enemies,
    activate,
    alarm,
    reinforcements,
    "clean-up": cleanUp,
    rewards,
  },
  bound: 50_000,
  clone: cloneSins,
  shows: shown,
  census: ({ deck, discard, draw, purse }) => ({
    cards: [
      ...deck,
      ...discard,
      ...(draw?.cards ?? []),
      ...purse.itemDeck,
      ...purse.itemsDrawn,
      ...purse.gearDeck,
      ...purse.gearOffered,
      ...purse.gearBought,
    ],
  }),
  round: ({ turn: { number } }) => number,
  box: { gear, items },
  content: [
    ...missions.map(({ id }) => id),
    ...Object.keys(enemyCards),
    ...Object.keys(gear),
    ...Object.keys(items),
  ],
});
