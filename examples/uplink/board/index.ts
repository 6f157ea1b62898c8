/** What Uplink brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Me, Phase } from "./me.js";
import { Panel } from "./panel.js";
import { stage } from "./stage.js";

export const board: BoardDefinition = { Board, Me, Phase, Panel, Face, stage };
