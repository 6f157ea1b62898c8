/** What Uplink brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Panel } from "./panel.js";

export const board: BoardDefinition = { Board, Face, Panel };
