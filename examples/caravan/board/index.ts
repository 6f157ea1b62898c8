/** What Caravan brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Me, Phase } from "./me.js";
import { stage } from "./stage.js";
import { consequence } from "./ways.js";

export const board: BoardDefinition = {
  Board,
  Me,
  Phase,
  Face,
  seats: "board",
  careful: ["raid"],
  consequence,
  stage,
  charts: ["coins"],
  spotlights: { welcome: "market", rivals: "seat/1" },
};
