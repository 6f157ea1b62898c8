/** What Synthetic Sins brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Between } from "./between.js";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Me, Phase } from "./you.js";

export const board: BoardDefinition = {
  Board,
  Me,
  Phase,
  Face,
  Between,
  main: ["end-actions", "begin-mission"],
  grave: ["give-up"],
};
