/** SS-35.15: an attack that would succeed does not. */
import { type Ability, when } from "../cards.js";
import { succeeds } from "../draws.js";

export const forcefield: Ability = {
  targets: (_g, { draw }) => when(draw !== undefined && succeeds(draw)), // SS-35.15
  play: (g, _use, { draw }) => {
    if (draw) draw.stopped = true; // SS-35.15
    g.tell("forcefield", {}, { rule: "SS-35.15" });
  },
};
