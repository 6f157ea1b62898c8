/** What Human Interface brings to the web. */
import type { BoardDefinition } from "@sprawl/kit";
import { Board } from "./board.js";
import { consequence } from "./consequence.js";
import { Face } from "./face.js";
import { Me, Phase } from "./me.js";
import { stage } from "./stage.js";

export const board: BoardDefinition = {
  Board,
  Me,
  Phase,
  Face,
  verbs: [
    { id: "move", kinds: ["move", "drag"], key: "m" },
    { id: "attack", kinds: ["attack", "shock-attack", "throw"], key: "a" },
    {
      id: "doors",
      kinds: ["open-door", "close-door", "force-door", "break-door", "blast-door", "set-door"],
      key: "d",
    },
    {
      id: "use",
      kinds: ["use", "heal", "restore", "give", "receive", "swap", "place-mine"],
      key: "u",
    },
  ],
  main: ["end-activation", "pass"],
  consequence,
  stage,
  quiet: ["moved", "resources", "responds", "hit", "drew-cards"],
};
