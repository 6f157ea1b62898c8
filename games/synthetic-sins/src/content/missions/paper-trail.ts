/** Mission 2, Garrett. Introduces the Surveillance Drone. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const paperTrail: Mission = {
  id: "paper-trail",
  number: 2,
  character: "garrett",
  alertness: 2,
  map: parseMap(`
[65] [21] [12] [11]
          ####
[14] [16] [17]#[13]
     ####
[22] [19] [35] [18]
               ####
[15] [20]#[36] [09]
`),
  start: 65,
  exit: 9,
  entrance: 11,
  waypoints: {
    blue: [11, 18, 17, 21],
    red: [22, 35, 16],
    green: [20, 15, 19],
  },
  enemies: [
    { ref: "g1", type: "security-guard", color: "blue", at: 11 },
    { ref: "g2", type: "security-guard", color: "red", at: 35 },
    { ref: "d1", type: "surveillance-drone", color: "green", at: 15 },
  ],
  objectives: [{ ref: "m1", at: 20, how: "pickup" }],
  optional: [{ ref: "o1", at: 12, reward: { byteBucks: 3, items: 0 } }],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g3", alarm: 15, type: "security-guard", color: "blue" },
    { ref: "d2", alarm: 30, type: "surveillance-drone", color: "green" },
    { ref: "g4", alarm: 45, type: "security-guard", color: "red" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 5, items: 1 },
  measured: 180,
};
