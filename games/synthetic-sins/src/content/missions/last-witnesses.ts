/** Mission 12, Cass. Three places to reach deep inside the assembly plant, in any order. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const lastWitnesses: Mission = {
  id: "last-witnesses",
  number: 12,
  character: "cass",
  alertness: 3,
  map: parseMap(`
[32] [23] [24] [25] [26]
     ####      ####
[30] [27]#[28] [29]#[31]

[34] [70] [33] [36] [14]
####      ####
[08] [62] [64] [57] [15]
`),
  start: 8,
  exit: 15,
  entrance: 57,
  waypoints: {
    blue: [24, 33, 27, 32],
    red: [26, 14, 29, 24],
    green: [33, 36, 29, 28],
    yellow: [70, 36, 64],
  },
  enemies: [
    { ref: "k1", type: "tracker", color: "blue", at: 24 },
    { ref: "g1", type: "security-guard", color: "red", at: 14 },
    { ref: "r1", type: "riot-enforcer", color: "green", at: 29 },
    { ref: "d1", type: "surveillance-drone", color: "yellow", at: 36 },
    { ref: "s1", type: "sentry-gun", color: "red", at: 31 },
    { ref: "g4", type: "security-guard", color: "blue", at: 32 },
  ],
  objectives: [
    { ref: "m1", at: 32, how: "reach" },
    { ref: "m2", at: 28, how: "reach" },
    { ref: "m3", at: 26, how: "reach" },
  ],
  optional: [
    { ref: "o1", at: 34, reward: { byteBucks: 0, items: 1 } },
    { ref: "o2", at: 25, reward: { byteBucks: 3, items: 0 } },
  ],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g2", alarm: 10, type: "security-guard", color: "yellow" },
    { ref: "h1", alarm: 20, type: "hound-drone", color: "red" },
    { ref: "l1", alarm: 30, type: "squad-leader", color: "green" },
    { ref: "g3", alarm: 40, type: "security-guard", color: "blue" },
  ],
  goal: [
    { kind: "reach", ref: "m1" },
    { kind: "reach", ref: "m2" },
    { kind: "reach", ref: "m3" },
    { kind: "exit" },
  ],
  fail: [],
  reward: { byteBucks: 5, items: 1 },
  measured: 101,
};
