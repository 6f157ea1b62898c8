/** TB-39.12 to TB-39.22: Supply Boxes and Traps. */
import { loseAtRandom } from "../cards.js";
import type { SupplyPiece } from "../content.js";
import { junkChip } from "../junkyard.js";
import { losePrograms } from "../programs.js";
import { strikeAnywhere, targetsAnywhere } from "./programs.js";

const pieces: readonly SupplyPiece[] = [
  {
    id: "pistol", // TB-39.12
    copies: 2,
    kind: "weapon",
    price: 4, // TB-16.24
    attack: { bonus: 2, damage: 1 },
    program: true,
  },
  { id: "hq-rifle", copies: 1, kind: "weapon", price: 6, attack: { bonus: 3, damage: 2 } }, // TB-16.24
  { id: "rifle", copies: 1, kind: "weapon", attack: { bonus: 3, damage: 2 } }, // TB-39.13
  {
    id: "rocket-launcher", // TB-39.14
    copies: 1,
    kind: "weapon",
    attack: { bonus: 3, damage: 1, all: true },
    program: true,
  },
  {
    id: "companion", // TB-39.15
    copies: 2,
    kind: "item",
    *use(g) {
      g.state.turn.points += 1;
      g.state.turn.movement += 1;
    },
  },
  {
    id: "laser", // TB-39.16
    copies: 1,
    kind: "weapon",
    may: (g) => targetsAnywhere(g).length > 0,
    *use(g, seat) {
      yield* strikeAnywhere(g, seat, 2);
    },
  },
  {
    id: "flash-mine", // TB-39.19
    copies: 1,
    kind: "trap",
    *spring(g, seat) {
      yield* loseAtRandom(g, seat, 3);
    },
  },
  {
    id: "logic-bomb", // TB-39.20
    copies: 1,
    kind: "trap",
    *spring(g, seat) {
      yield* losePrograms(g, seat, 1, "lose-program", "TB-39.20");
    },
  },
  {
    id: "magnet-snare", // TB-39.21
    copies: 1,
    kind: "trap",
    *spring(g, seat) {
      yield* junkChip(g, seat, seat, "magnet-snare");
    },
  },
  { id: "gag-wire", copies: 1, kind: "trap", stays: true }, // TB-39.22
];

export const supply: Readonly<Record<string, SupplyPiece>> = Object.fromEntries(
  pieces.map((piece) => [piece.id, piece]),
);
