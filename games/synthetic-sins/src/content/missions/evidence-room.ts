/** Mission 9, Cass. Two locked sectors, one Key lying in the Armory, one Key carried by a Squad Leader. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const evidenceRoom: Mission = {
  id: "evidence-room",
  number: 9,
  character: "cass",
  alertness: 1,
  map: parseMap(`
[01] [41] [42] [48]
####           ####
[65] [13]#[43] [20]

[22] [44] [14] [46]
     ####
[47] [15]#[45] [71]
`),
  start: 47,
  exit: 1,
  entrance: 65,
  waypoints: {
    red: [41, 43, 44],
    blue: [43, 20, 46, 14],
    green: [65, 13, 44, 22],
    yellow: [46, 71, 45, 14],
  },
  enemies: [
    { ref: "l1", type: "squad-leader", color: "red", at: 41, carries: "key" },
    { ref: "g1", type: "security-guard", color: "blue", at: 20 },
    { ref: "g2", type: "security-guard", color: "green", at: 13 },
    { ref: "g3", type: "security-guard", color: "yellow", at: 71 },
  ],
  objectives: [
    { ref: "m1", at: 45, how: "pickup" },
    { ref: "m2", at: 48, how: "pickup" },
  ],
  optional: [
    { ref: "o1", at: 43, reward: { byteBucks: 0, items: 1 } },
    { ref: "o2", at: 20, reward: { byteBucks: 2, items: 0 } },
  ],
  locks: [45, 48],
  keys: [46],
  reinforcements: [
    { ref: "g4", alarm: 25, type: "security-guard", color: "green" },
    { ref: "k1", alarm: 40, type: "tracker", color: "red" },
    { ref: "g5", alarm: 55, type: "security-guard", color: "blue" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "pickup", ref: "m2" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 5, items: 1 },
  measured: 130,
};
