/** What Synthetic Sins brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Between } from "./between.js";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { SeatPanel } from "./you.js";

export const board: BoardDefinition = { Board, Face, Panel: SeatPanel, Between };
