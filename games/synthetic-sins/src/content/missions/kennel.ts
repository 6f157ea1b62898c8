/** Mission 11, Garrett. Hound Drones that hear further, and a Tracker that finds hidden people. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const kennel: Mission = {
  id: "kennel",
  number: 11,
  character: "garrett",
  alertness: 2,
  map: parseMap(`
[73] [61] [62] [63] [30]
          ####
[60] [64]#[59] [58]#[57]
####
[07] [65] [13] [27] [32]
     ####      ####
[08] [39] [36] [31] [24]
`),
  start: 8,
  exit: 73,
  entrance: 57,
  waypoints: {
    blue: [59, 58, 27, 13],
    green: [61, 64, 60, 73],
    yellow: [61, 63, 59, 65],
    red: [32, 31, 13],
  },
  enemies: [
    { ref: "h1", type: "hound-drone", color: "blue", at: 58 },
    { ref: "h2", type: "hound-drone", color: "green", at: 61 },
    { ref: "k1", type: "tracker", color: "yellow", at: 63 },
    { ref: "g1", type: "security-guard", color: "red", at: 32 },
    { ref: "g2", type: "security-guard", color: "red", at: 36 },
  ],
  objectives: [
    { ref: "m1", at: 62, how: "pickup" },
    { ref: "m2", at: 24, how: "pickup" },
  ],
  optional: [
    { ref: "o1", at: 30, reward: { byteBucks: 0, items: 1 } },
    { ref: "o2", at: 36, reward: { byteBucks: 3, items: 0 } },
  ],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "h3", alarm: 10, type: "hound-drone", color: "blue" },
    { ref: "g3", alarm: 20, type: "security-guard", color: "red" },
    { ref: "h4", alarm: 30, type: "hound-drone", color: "green" },
    { ref: "l1", alarm: 45, type: "squad-leader", color: "yellow" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "pickup", ref: "m2" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 7, items: 0 },
  measured: 106,
};
