/** SS-35.15: an attack that would succeed does not. */
import { when } from "../cards.js";
import { succeeds } from "../draws.js";
import { type Gear, reaction } from "./gear.js";

export const forcefield: Gear = reaction("enemy-attack-drawn", {
  id: "forcefield",
  equipCost: 4,
  useCost: 3,
  rules: ["SS-35.15"],
  targets: (_g, { draw }) => when(draw !== undefined && succeeds(draw)), // SS-35.15
  play: (g, _target, { draw }) => {
    if (draw) draw.stopped = true; // SS-35.15
    g.tell("forcefield", {}, { rule: "SS-35.15" });
  },
});
