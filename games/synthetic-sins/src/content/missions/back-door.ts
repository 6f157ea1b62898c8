/** Mission 1, Garrett. A two-guard primer: patrol timing, one pick-up, one Exit. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const backDoor: Mission = {
  id: "back-door",
  number: 1,
  character: "garrett",
  alertness: 1,
  map: parseMap(`
[10] [22]#[16] [20]

[15] [19] [17] [21]
     ####      ####
[11] [12] [13] [01]
`),
  start: 10,
  exit: 1,
  entrance: 13,
  waypoints: {
    blue: [17, 13, 11, 15],
    red: [16, 20, 21],
  },
  enemies: [
    { ref: "g1", type: "security-guard", color: "blue", at: 13 },
    { ref: "g2", type: "security-guard", color: "red", at: 20 },
  ],
  objectives: [{ ref: "m1", at: 20, how: "pickup" }],
  optional: [{ ref: "o1", at: 12, reward: { byteBucks: 2, items: 0 } }],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g3", alarm: 4, type: "security-guard", color: "blue" },
    { ref: "g4", alarm: 12, type: "security-guard", color: "red" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 5, items: 0 },
  measured: 181,
};
