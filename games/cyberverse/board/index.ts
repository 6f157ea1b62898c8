/** What CyberVerse brings to the web. */
import { defineBoard } from "@sprawl/kit";
import type { Questions } from "../src/questions.js";
import type { CyberState } from "../src/state.js";
import { Board } from "./board.js";
import { consequence } from "./consequence.js";
import { End, turningPoints } from "./end.js";
import { Face } from "./face.js";
import { InWords } from "./in-words.js";
import { Me } from "./me.js";
import { Moment } from "./moment.js";
import { Phase } from "./phase.js";
import { PlacesInWords } from "./places-in-words.js";
import { situation } from "./situation.js";
import { isOthers, stage } from "./stage.js";

export const board = defineBoard<CyberState, Questions>({
  Board,
  Me,
  InWords,
  PlacesInWords,
  Phase,
  Face,
  seats: "board",
  main: [
    "activate",
    "hack",
    "attack",
    "end-turn",
    "pass",
    "stay",
    "hold",
    "pay-all",
    "finish",
    "draw-card",
  ],
  either: ["xp", "teammate-order"],
  forced: ["strike"],
  careful: ["scrap", "replace-story"],
  consequence,
  situation,
  stage,
  isOthers,
  End,
  turningPoints,
  Moment,
  spotlights: { welcome: "organizations", case: "case-file", influence: "district/5" },
  explains: ["salary-paid", "sheet-laid"],
  quiet: ["by-the-book", "sheet-laid", "henchman-placed", "moved", "salary-paid"],
});
