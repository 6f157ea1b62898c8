/** TB-27: Enemies, by level 1 to 3. */
import type { EnemyPiece } from "../content.js";

/** TB-R8: in the order of the book, each with its faces of the red die. */
export const enemies: Readonly<Record<string, EnemyPiece>> = {
  tank: {
    id: "tank",
    type: "tank",
    dice: [1], // TB-25.1
    count: 2, // TB-27.7, TB-R10
    health: [1, 2, 3], // TB-27.1
    strength: [1, 1, 2],
    combat: [1, 2, 2],
    shield: [3, 3, 3],
    range: 0,
    attacksAll: true,
  },
  sniper: {
    id: "sniper",
    type: "sniper",
    dice: [2],
    count: 2,
    health: [1, 1, 2], // TB-27.2
    strength: [1, 1, 2],
    combat: [1, 2, 2],
    shield: [2, 3, 3],
    range: 1,
  },
  soldier: {
    id: "soldier",
    type: "soldier",
    dice: [3, 4],
    count: 3,
    health: [1, 2, 2], // TB-27.3
    strength: [1, 1, 2],
    combat: [1, 2, 2],
    shield: [2, 2, 3],
    range: 0,
  },
  crawler: {
    id: "crawler",
    type: "crawler",
    dice: [5, 6],
    count: 3,
    health: [1, 2, 3], // TB-27.4
    strength: [1, 1, 1],
    combat: [1, 2, 2],
    shield: [2, 2, 2],
    range: 0,
    walks: true,
  },
  thief: {
    id: "thief",
    type: "thief",
    dice: [7, 8],
    count: 2,
    health: [1, 2, 2], // TB-27.5
    strength: [1, 1, 1],
    combat: [1, 2, 2],
    shield: [1, 2, 3],
    range: 0,
    steals: true,
  },
};
