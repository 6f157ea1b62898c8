/** Mission 4, Garrett. A locked sector whose only Key is carried by a patrolling guard. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const houseKeys: Mission = {
  id: "house-keys",
  number: 4,
  character: "garrett",
  alertness: 1,
  map: parseMap(`
[10] [53] [51] [31]
     ####
[15]#[56] [54] [55]
               ####
[14] [49]#[64] [52]

[39] [22] [18] [73]
`),
  start: 39,
  exit: 10,
  entrance: 14,
  waypoints: {
    red: [51, 31, 55, 54],
    blue: [64, 18, 73, 52],
    green: [53, 54, 49, 15],
  },
  enemies: [
    { ref: "g3", type: "security-guard", color: "red", at: 31, carries: "key" },
    { ref: "g1", type: "security-guard", color: "blue", at: 73 },
    { ref: "g2", type: "security-guard", color: "green", at: 53 },
  ],
  objectives: [{ ref: "m1", at: 52, how: "pickup" }],
  optional: [
    { ref: "o1", at: 56, reward: { byteBucks: 2, items: 0 } },
    { ref: "o2", at: 31, reward: { byteBucks: 0, items: 1 } },
  ],
  locks: [52],
  keys: [],
  reinforcements: [
    { ref: "g4", alarm: 25, type: "security-guard", color: "green" },
    { ref: "g5", alarm: 40, type: "security-guard", color: "blue" },
    { ref: "l1", alarm: 60, type: "squad-leader", color: "red" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 6, items: 0 },
  measured: 159,
};
