/** Every sentence a player reads, in English. */

import type { GameText } from "@sprawl/engine";
import { untold } from "../untold.js";
import { atTable } from "../writing.js";
import { barred } from "./barred.js";
import { events } from "./events.js";
import { labels } from "./labels.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { things } from "./things.js";

const ENDINGS: Readonly<Record<string, string>> = {
  stories: "Enough Stories are solved.",
  domination: "One Organization dominates all five Districts.",
  "turn-limit": "The last turn is over.",
  "last-one": "Only one Organization is left.",
};
const RANKS: Readonly<Record<string, string>> = {
  informer: "You win: your rank is Informer.",
  investigator: "You win: your rank is Investigator.",
  handler: "You win: your rank is Handler.",
  ghost: "You win: your rank is Ghost of New Eden.",
  beaten: "The rival Organization is ahead of you.",
};

const results = Object.fromEntries(
  Object.entries(ENDINGS).flatMap(([ending, said]) => [
    [ending, `${said} Victory Points decide.`],
    ...Object.entries(RANKS).map(([rank, words]) => [`${ending}.${rank}`, `${said} ${words}`]),
  ]),
);

export const en: GameText = {
  title: "CyberVerse",
  prompts,
  options,
  events,
  results,
  settings: {
    level: "Strength of the rival Organization, when you play alone",
    "level.rookie": "Rookie: poor, and without Ambushes",
    "level.operative": "Operative: 12 Victory Points from the start",
    "level.veteran": "Veteran: 16 Victory Points, richer, two Agents",
    "level.legend": "Legend: as Veteran with 22, no Salaries, better at tests",
    shortGame: "Short game: fewer Stories to solve",
    randomStart: "First Agents are dealt at random",
    boards: "District boards",
    "boards.random": "drawn at random",
    "boards.A": "all side A",
    "boards.B": "all side B",
    "boards.chosen": "as chosen below",
    board1: "Millennium Mall",
    "board1.A": "A: Atrium",
    "board1.B": "B: Loading Floor",
    board2: "Fargo Junction",
    "board2.A": "A: Platforms",
    "board2.B": "B: Switchyard",
    board3: "JoyTown",
    "board3.A": "A: Neon Strip",
    "board3.B": "B: Back Rooms",
    board4: "Cold Harbor",
    "board4.A": "A: Docks",
    "board4.B": "B: Cold Store",
    board5: "Independence Plaza",
    "board5.A": "A: Forum",
    "board5.B": "B: Ministry Steps",
    permanentDeath: "Dead Agents are gone for good",
    domination: "Dominating all five Districts ends the game",
    paidSupport: "Every Support card costs its price",
    lastingExperience: "What XP buys lasts",
    turnLimit: "Last turn",
    "preset.first-evening": "First evening",
    "preset.standard": "Standard",
    "preset.long-game": "Long game",
    "preset.solo-rookie": "Alone against a Rookie",
    "preset.solo-operative": "Alone against an Operative",
    "preset.solo-veteran": "Alone against a Veteran",
    "preset.solo-legend": "Alone against a Legend",
  },
  labels: { ...untold, ...labels, ...reasons, ...barred },
  things,
  atTable,
};
