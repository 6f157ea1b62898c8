/** What Social Deduction brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Insight } from "./insight.js";
import { SeatPanel } from "./panel.js";
import { SAYABLE } from "./talk.js";

export const board: BoardDefinition = {
  Board,
  Face,
  Panel: SeatPanel,
  Insight,
  covers: true,
  picks: SAYABLE,
};
