/** CV-23.1: Henchmen. */
import { pieces } from "../box/pieces.js";
import type { HenchmanCard } from "../types.js";

export const henchmen = pieces<HenchmanCard>([
  {
    id: "marauder",
    copies: 3,
    defense: 1,
    attack: 3,
    movement: 1,
    health: 2,
    type: "ranged",
    effects: [],
  },
  {
    id: "killer",
    copies: 3,
    defense: 0,
    attack: 2,
    movement: 3,
    health: 1,
    type: "close",
    effects: ["rapid"],
  },
  {
    id: "bruiser",
    copies: 3,
    defense: 2,
    attack: 3,
    movement: 1,
    health: 2,
    type: "close",
    effects: ["burst"],
  },
  {
    id: "sec-drone",
    copies: 3,
    defense: 2,
    attack: 2,
    movement: 2,
    health: 1,
    type: "ranged",
    effects: ["scope"],
  },
  {
    id: "jacker",
    copies: 3,
    defense: 1,
    attack: 2,
    movement: 2,
    health: 1,
    type: "ranged",
    effects: ["overload"],
  },
]);
