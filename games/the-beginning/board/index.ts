/** What The Beginning brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { Face } from "./face.js";
import { Me, Panel, Phase, SeatPortrait } from "./me.js";

export const board: BoardDefinition = {
  Board,
  Me,
  Phase,
  Face,
  Panel,
  Portrait: SeatPortrait,
  verbs: [
    { id: "move", kinds: ["move"], key: "m" },
    { id: "attack", kinds: ["attack", "apex-attack"], key: "a" },
  ],
  main: ["end", "pass", "confirm"],
  covers: true,
  quiet: ["rolled", "drew-cards", "enemy-acts", "supply-lies", "program-discarded"],
};
