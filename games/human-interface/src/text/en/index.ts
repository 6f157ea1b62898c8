/** Every sentence a player of Human Interface reads, in English. */

import type { GameText } from "@sprawl/engine";
import { untold } from "../untold.js";
import { barred } from "./barred.js";
import { events } from "./events.js";
import { labels } from "./labels.js";
import { lessons } from "./lessons.js";
import { missionNames } from "./names.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { skills } from "./skills.js";
import { things } from "./things.js";

export const en: GameText = {
  title: "Human Interface: Nakamura Tower",
  prompts,
  options,
  events,
  results: {
    draw: "Nobody wins.",
    points: "{winner} has more points.",
    "shared-points": "The points are shared.",
    "last-standing": "Only one Team is left standing.",
    "held-terminal": "The Terminal was held long enough.",
    "time-is-up": "Time is up.",
    "nobody-left": "Nobody is left to go on.",
    "doctor-extracted": "The doctor is out of the tower.",
    "doctor-nearer": "The doctor is nearer to one lift.",
    "core-taken": "The core is taken.",
    "avatar-slain": "The Avatar is destroyed.",
    "no-hacker-left": "No hacker is left. The mission is lost.",
    "files-out": "Both files are out of the tower.",
    "all-terminals": "All Terminals are restored.",
  },
  settings: {
    mission: "Mission",
    "mission.by-players": "the one for so many players",
    ...Object.fromEntries(
      Object.entries(missionNames).map(([id, title]) => [`mission.${id}`, title]),
    ),
    equipment: "Equipment",
    "equipment.recommended": "what a careful buyer takes",
    "equipment.choose": "bought by the players",
    "equipment.drawn": "whatever the locker gives",
    floor: "Floor of the Firing Range",
    upgraded: "Drones carry a second weapon",
    tokens: "SR are spent",
    "tokens.auto": "from whoever is most in danger",
    "tokens.choose": "from the card the player names",
    routes: "Equal ways of drones",
    "routes.auto": "settled by the table, to play faster",
    "routes.choose": "chosen by the player who activates them",
    order: "What is due at the same moment",
    "order.auto": "comes in the order of the cards",
    "order.choose": "is put in order by a player",
    blanks: "Blank Cyberwarfare cards",
    drones: "More drones",
    strength: "Stronger Terminals",
    damage: "Hit Location Damage",
    wholeHand: "Discard the whole hand each turn",
    intervening: "Intervening models",
    sides: "Left and right hit locations",
    forcing: "Locked doors can be forced",
    "preset.zero-hour": "Zero Hour",
    "preset.lone-wolf": "Lone Wolf, for one",
    "preset.common-enemy": "Common Enemy, together",
    "preset.advanced": "Kill Switch, all advanced rules",
    "preset.hard": "Lone Wolf, hard",
  },
  labels: { ...untold, ...labels, ...skills, ...lessons, ...reasons, ...barred },
  things,
};
