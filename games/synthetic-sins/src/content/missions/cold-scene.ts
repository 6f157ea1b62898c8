/** Mission 3, Cass. Introduces Traps, silent second movements and an objective that only has to be reached. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const coldScene: Mission = {
  id: "cold-scene",
  number: 3,
  character: "cass",
  alertness: 2,
  map: parseMap(`
[02] [49]#[50] [29]

[01] [47] [28] [27]
####           ####
[08] [30] [32] [31]
`),
  start: 8,
  exit: 2,
  entrance: 27,
  waypoints: {
    blue: [47, 28, 32, 30],
    red: [50, 29, 27, 28],
    yellow: [2, 49, 47, 1],
  },
  enemies: [
    { ref: "g1", type: "security-guard", color: "blue", at: 28 },
    { ref: "g2", type: "security-guard", color: "red", at: 29 },
    { ref: "g3", type: "security-guard", color: "yellow", at: 49 },
    { ref: "g6", type: "security-guard", color: "red", at: 31 },
  ],
  objectives: [
    { ref: "m1", at: 50, how: "reach" },
    { ref: "m2", at: 31, how: "pickup" },
  ],
  optional: [{ ref: "o1", at: 47, reward: { byteBucks: 0, items: 1 } }],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g4", alarm: 10, type: "security-guard", color: "blue" },
    { ref: "g5", alarm: 20, type: "security-guard", color: "yellow" },
  ],
  goal: [{ kind: "reach", ref: "m1" }, { kind: "pickup", ref: "m2" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 4, items: 1 },
  measured: 168,
};
