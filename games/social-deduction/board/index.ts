/** What Social Deduction brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Insight } from "./insight.js";
import { Mine } from "./mine.js";
import { SAYABLE } from "./talk.js";

export const board: BoardDefinition = {
  Board,
  Me: Mine,
  seats: "board",
  Face,
  Insight,
  covers: true,
  picks: SAYABLE,
};
