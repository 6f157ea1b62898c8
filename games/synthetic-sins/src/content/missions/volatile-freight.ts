/** Mission 8, Garrett. Drone Bombs that wake up when a Detection token appears. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const volatileFreight: Mission = {
  id: "volatile-freight",
  number: 8,
  character: "garrett",
  alertness: 3,
  map: parseMap(`
[08] [57] [58] [60] [73]
####           ####
[07] [59]#[61] [62] [64]
          ####
[05] [63] [65] [30]#[37]

[03] [04] [34] [38] [13]
`),
  start: 3,
  exit: 8,
  entrance: 13,
  waypoints: {
    blue: [58, 73, 62],
    red: [63, 65, 34, 4],
    green: [64, 13, 30],
  },
  enemies: [
    { ref: "b1", type: "drone-bomb", color: "yellow", at: 59 },
    { ref: "b2", type: "drone-bomb", color: "yellow", at: 38 },
    { ref: "b3", type: "drone-bomb", color: "yellow", at: 64 },
    { ref: "r1", type: "riot-enforcer", color: "blue", at: 62 },
    { ref: "d1", type: "surveillance-drone", color: "blue", at: 58 },
    { ref: "g1", type: "security-guard", color: "red", at: 65 },
    { ref: "g2", type: "security-guard", color: "green", at: 30 },
  ],
  objectives: [
    { ref: "m1", at: 61, how: "pickup" },
    { ref: "m2", at: 30, how: "pickup" },
    { ref: "m3", at: 60, how: "reach" },
  ],
  optional: [
    { ref: "o1", at: 57, reward: { byteBucks: 0, items: 1 } },
    { ref: "o2", at: 37, reward: { byteBucks: 3, items: 0 } },
  ],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g3", alarm: 10, type: "security-guard", color: "red" },
    { ref: "r2", alarm: 20, type: "riot-enforcer", color: "green" },
    { ref: "b4", alarm: 30, type: "drone-bomb", color: "yellow" },
    { ref: "l1", alarm: 45, type: "squad-leader", color: "blue" },
  ],
  goal: [
    { kind: "pickup", ref: "m1" },
    { kind: "pickup", ref: "m2" },
    { kind: "reach", ref: "m3" },
    { kind: "exit" },
  ],
  fail: [],
  reward: { byteBucks: 6, items: 0 },
  measured: 144,
};
