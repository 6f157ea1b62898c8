/** What Uplink brings to the web. */
import { defineBoard } from "@sprawl/kit";
import type { UplinkQuestions } from "../src/questions.js";
import type { UplinkState } from "../src/state.js";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Me, Phase } from "./me.js";
import { Panel } from "./panel.js";
import { stage } from "./stage.js";

export const board = defineBoard<UplinkState, UplinkQuestions>({
  Board,
  Me,
  Phase,
  Panel,
  Face,
  stage,
});
