/** Mission 10, Garrett. A Target to be stopped before it reaches the landing pad. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const theCourier: Mission = {
  id: "the-courier",
  number: 10,
  character: "garrett",
  alertness: 3,
  map: parseMap(`
[55] [51] [54] [52] [73]
     ####      ####
[14] [49] [53]#[56] [09]
          ####
[15] [12] [11] [69] [67]
               ####
[65] [21] [04] [66] [68]
`),
  start: 68,
  exit: 65,
  entrance: 21,
  waypoints: {
    // The Target's path, from 4, and its escort's loop (SS-19.20).
    yellow: [15, 55, 54, 73],
    blue: [14, 49, 12, 15],
    red: [56, 9, 67, 69],
    green: [11, 4, 21, 12],
  },
  enemies: [
    { ref: "t1", type: "target", color: "yellow", at: 4, carries: "m1" },
    { ref: "r1", type: "riot-enforcer", color: "yellow", at: 11 },
    { ref: "g1", type: "security-guard", color: "blue", at: 49 },
    { ref: "g2", type: "security-guard", color: "red", at: 56 },
    { ref: "d1", type: "surveillance-drone", color: "green", at: 12 },
  ],
  objectives: [{ ref: "m1", carrier: "t1", how: "pickup" }],
  optional: [
    { ref: "o1", at: 53, reward: { byteBucks: 0, items: 1 } },
    { ref: "o2", at: 66, reward: { byteBucks: 2, items: 0 } },
  ],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g3", alarm: 10, type: "security-guard", color: "green" },
    { ref: "l1", alarm: 20, type: "squad-leader", color: "red" },
    { ref: "k1", alarm: 30, type: "tracker", color: "blue" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "exit" }],
  fail: [{ kind: "arrives", target: "t1", carrying: "m1" }],
  reward: { byteBucks: 7, items: 1 },
  measured: 137,
};
