/** What Caravan brings to the web. */
import { defineBoard } from "@sprawl/kit";
import type { CaravanQuestions } from "../src/questions.js";
import type { CaravanState } from "../src/state.js";
import { Board } from "./board.js";
import { End, turningPoints } from "./end.js";
import { Face } from "./face.js";
import { InWords, PlacesInWords, PlayerInWords } from "./in-words.js";
import { Me, Phase } from "./me.js";
import { spotlights } from "./spotlights.js";
import { stage } from "./stage.js";
import { SeatPortrait } from "./wagon.js";
import { consequence } from "./ways.js";

export const board = defineBoard<CaravanState, CaravanQuestions>({
  Board,
  Me,
  Phase,
  InWords,
  PlacesInWords,
  PlayerInWords,
  Face,
  Portrait: SeatPortrait,
  seats: "board",
  careful: ["raid"],
  consequence,
  stage,
  End,
  turningPoints,
  spotlights,
});
