/** What The Beginning brings to the web. */
import { defineBoard } from "@sprawl/kit";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { spotlights } from "../src/tutorial.js";
import { Between } from "./between.js";
import { Board } from "./board.js";
import { consequence } from "./consequence.js";
import { End, turningPoints } from "./end.js";
import { Face } from "./face.js";
import { InWords } from "./in-words.js";
import { Me, Phase, SeatPortrait } from "./me.js";
import { meanwhile } from "./meanwhile.js";
import { Moment } from "./moment.js";
import { PlacesInWords } from "./places-in-words.js";
import { PlayerInWords } from "./player-in-words.js";
import { byItself, quiet, stage } from "./stage.js";

export const board = defineBoard<State, Questions>({
  Board,
  Me,
  InWords,
  PlacesInWords,
  PlayerInWords,
  Phase,
  Face,
  Between,
  seats: "board",
  turnOf: ({ view: { state } }) => (state.turn.phase === "setup" ? undefined : state.turn.seat),
  Portrait: SeatPortrait,
  verbs: [
    { id: "move", kinds: ["move"], key: "m", asked: ["act"] },
    { id: "attack", kinds: ["attack", "apex-attack"], key: "a", asked: ["act"] },
    { id: "claim", kinds: ["claim"], asked: ["talk"] },
    { id: "vouch", kinds: ["vouch"], asked: ["talk"] },
    { id: "accuse", kinds: ["accuse"], asked: ["talk"] },
  ],
  main: ["end", "pass", "confirm", "silent"],
  covers: true,
  careful: ["censure", "new-leader", "general", "red-button", "plead", "interrogation"],
  consequence,
  stage,
  meanwhile,
  quiet,
  explains: ["rolled", "rerolled", "enemy-acts", "general-reshuffled", "check-count"],
  byItself,
  End,
  turningPoints,
  Moment,
  spotlights,
  charts: ["bars/riot", "bars/morale", "bars/resource", "bars/threat", "bars/deus"],
});
