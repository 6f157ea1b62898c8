/** What Social Deduction brings to the web. */
import { defineBoard, type Verb } from "@sprawl/kit";
import { formsOf } from "../src/aim.js";
import type { DeductionQuestions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { asks, situation } from "./asking.js";
import { Board } from "./board.js";
import { seatAtTurn } from "./bosses.js";
import { consequence } from "./consequence.js";
import { End } from "./end.js";
import { Face } from "./face.js";
import { InWords } from "./in-words.js";
import { Insight } from "./insight.js";
import { meanwhile } from "./meanwhile.js";
import { Mine } from "./mine.js";
import { Moment } from "./moment.js";
import { Phase } from "./phase.js";
import { pieces } from "./pieces.js";
import { PlacesInWords } from "./places-in-words.js";
import { PlayerInWords } from "./player-in-words.js";
import { SeatPortrait } from "./portrait.js";
import { spotlights } from "./spotlights.js";
import { quiet, stage, turningPoints } from "./staging.js";
import { SAYABLE } from "./talk.js";
import { BY_ITSELF, isPart, reads } from "./told.js";

/** What one does first; then a click at a seat, a card or the pile. */
const verbs: readonly Verb[] = [
  { id: "look", kinds: ["investigate", "investigate-id"], key: "v", icon: "eye" },
  {
    id: "arm",
    kinds: [...formsOf("equip"), "take-weapon", ...formsOf("change-target"), "drop"],
    key: "a",
    icon: "weapon",
  },
  { id: "shoot", kinds: [...formsOf("shoot"), "heal"], key: "f", icon: "aim" },
  { id: "draw", kinds: ["draw"], key: "d", icon: "draw-card" },
  { id: "talk", kinds: SAYABLE, key: "t", icon: "chat", apart: true },
];

export const board = defineBoard<State, DeductionQuestions>({
  Board,
  Me: Mine,
  InWords,
  PlacesInWords,
  PlayerInWords,
  Phase,
  turnOf: ({ view, log }) => seatAtTurn(view, log),
  seats: "board",
  Portrait: SeatPortrait,
  Face,
  Insight,
  End,
  covers: true,
  verbs,
  main: ["keep", "fire", "pass"],
  pieces,
  asks,
  consequence,
  situation,
  // Nothing can come between: the shot that was announced is fired.
  forced: ["before-shot"],
  stage,
  meanwhile,
  quiet,
  byItself: BY_ITSELF,
  isPart: (event, { log }) => isPart(event, log),
  reads: (event, { view }) => reads(event, view.seats),
  isOut: ({ viewer, state }) => viewer !== "spectator" && state.seats[viewer].hp === 0,
  turningPoints,
  Moment,
  charts: [],
  spotlights,
});
