/** Mission 7, Garrett. Three objectives, three Surveillance Drones, an open floor. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const eyesEverywhere: Mission = {
  id: "eyes-everywhere",
  number: 7,
  character: "garrett",
  alertness: 1,
  map: parseMap(`
[40] [39] [35] [10] [09]
          ####
[36] [33]#[34] [38]#[37]
####
[16] [14] [17] [31] [15]
     ####      ####
[21] [20] [12] [11] [13]
`),
  start: 13,
  exit: 9,
  entrance: 11,
  waypoints: {
    green: [40, 39, 33, 36],
    yellow: [34, 38, 31, 17],
    blue: [21, 14, 12],
    red: [10, 37, 31],
  },
  enemies: [
    { ref: "d1", type: "surveillance-drone", color: "green", at: 39 },
    { ref: "d2", type: "surveillance-drone", color: "yellow", at: 34 },
    { ref: "d3", type: "surveillance-drone", color: "blue", at: 21 },
    { ref: "g1", type: "security-guard", color: "red", at: 10 },
    { ref: "g2", type: "security-guard", color: "blue", at: 17 },
    { ref: "g3", type: "security-guard", color: "green", at: 36 },
  ],
  objectives: [
    { ref: "m1", at: 20, how: "pickup" },
    { ref: "m2", at: 37, how: "pickup" },
    { ref: "m3", at: 40, how: "pickup" },
  ],
  optional: [{ ref: "o1", at: 35, reward: { byteBucks: 3, items: 0 } }],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g4", alarm: 30, type: "security-guard", color: "red" },
    { ref: "g5", alarm: 45, type: "security-guard", color: "blue" },
    { ref: "r1", alarm: 60, type: "riot-enforcer", color: "yellow" },
    { ref: "l1", alarm: 75, type: "squad-leader", color: "green" },
  ],
  goal: [
    { kind: "pickup", ref: "m1" },
    { kind: "pickup", ref: "m2" },
    { kind: "pickup", ref: "m3" },
    { kind: "exit" },
  ],
  fail: [],
  reward: { byteBucks: 6, items: 1 },
  measured: 147,
};
