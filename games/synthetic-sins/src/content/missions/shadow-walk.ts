/** Mission 5, Cass. A Target to be followed: keep close, do not stop it. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const shadowWalk: Mission = {
  id: "shadow-walk",
  number: 5,
  character: "cass",
  alertness: 3,
  map: parseMap(`
[06] [02] [01] [66] [67]
          ####
[50] [04] [03]#[05] [68]
####           ####
[08] [07] [58] [57] [69]
               ####
 ..  [65] [63] [09] [70]
`),
  start: 7,
  exit: undefined,
  entrance: 65,
  waypoints: {
    // The Target's path, from 50: once, and no loop (SS-19.20).
    yellow: [1, 68, 58, 70],
    blue: [4, 3, 58, 7],
    red: [66, 67, 68, 5],
    green: [57, 70, 63],
  },
  enemies: [
    { ref: "t1", type: "target", color: "yellow", at: 50 },
    { ref: "g1", type: "security-guard", color: "blue", at: 4 },
    { ref: "g2", type: "security-guard", color: "red", at: 67 },
    { ref: "d1", type: "surveillance-drone", color: "green", at: 70 },
    { ref: "g5", type: "security-guard", color: "red", at: 66 },
  ],
  objectives: [],
  optional: [
    { ref: "o1", at: 2, reward: { byteBucks: 2, items: 0 } },
    { ref: "o2", at: 9, reward: { byteBucks: 0, items: 1 } },
  ],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g3", alarm: 5, type: "security-guard", color: "red" },
    { ref: "g4", alarm: 15, type: "security-guard", color: "blue" },
  ],
  goal: [{ kind: "tail", target: "t1", within: 2 }],
  fail: [
    { kind: "trail-lost", target: "t1", max: 3 },
    { kind: "defeated", target: "t1" },
  ],
  reward: { byteBucks: 4, items: 1 },
  measured: 175,
};
