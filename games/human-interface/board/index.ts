/** What Human Interface brings to the web. */
import { defineBoard } from "@sprawl/kit";
import { type HiQuestions, type State, spotlights } from "../src/index.js";
import { Between } from "./between.js";
import { Board } from "./board.js";
import { consequence } from "./consequence.js";
import { End, turningPoints } from "./end.js";
import { Face } from "./face.js";
import { InWords } from "./in-words.js";
import { Me } from "./me.js";
import { Moment } from "./moment.js";
import { Phase } from "./phase.js";
import { PlacesInWords } from "./places-in-words.js";
import { isOthers, stage } from "./stage.js";

export const board = defineBoard<State, HiQuestions>({
  Board,
  Me,
  InWords,
  PlacesInWords,
  Phase,
  Face,
  Between,
  seats: "board",
  verbs: [
    { id: "move", kinds: ["move", "drag"], key: "m", icon: "step" },
    { id: "attack", kinds: ["attack", "shock-attack", "throw"], key: "a", icon: "aim" },
    {
      id: "doors",
      kinds: ["open-door", "close-door", "force-door", "break-door", "blast-door", "set-door"],
      key: "d",
      icon: "door",
    },
    {
      id: "use",
      kinds: ["use", "heal", "restore", "give", "receive", "swap", "place-mine"],
      key: "e",
      icon: "hand",
    },
  ],
  main: ["end-activation", "pass"],
  ends: ["end-activation"],
  forced: ["sr-booster", "sniffer", "cyber", "support", "also-protect"],
  careful: ["attack", "shock-attack", "fast-attack", "throw"],
  consequence,
  stage,
  isOthers,
  spotlights,
  End,
  Moment,
  turningPoints,
  explains: [
    "moved",
    "machine-acts",
    "aims-nearest",
    "aims-own-area",
    "aims-another",
    "aims-unseen",
    "chooses-weapon",
    "takes-way",
    "area-drawn",
    "entry-drawn",
    "reshuffled",
  ],
  quiet: ["moved", "resources", "responds", "hit", "drew-cards"],
});
