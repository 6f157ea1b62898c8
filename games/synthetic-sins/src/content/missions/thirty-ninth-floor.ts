/** Mission 13, Garrett. Two locks, a large floor and Sentry Guns that arrive as reinforcements. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const thirtyNinthFloor: Mission = {
  id: "thirty-ninth-floor",
  number: 13,
  character: "garrett",
  alertness: 1,
  map: parseMap(`
[40] [72] [36] [33] [73]
     ####      ####
[39] [35]#[18] [17]#[20]
          ####
[15] [16] [13] [12] [14]
####      ####      ####
[07] [38] [34] [27] [19]

[65] [37]#[64] [21] [22]
`),
  start: 65,
  exit: 40,
  entrance: 19,
  waypoints: {
    red: [16, 12, 34],
    blue: [33, 18, 12, 20],
    green: [15, 16, 35, 39],
    yellow: [64, 21, 27, 34],
  },
  enemies: [
    { ref: "l1", type: "squad-leader", color: "red", at: 12, carries: "key" },
    { ref: "k1", type: "tracker", color: "blue", at: 33 },
    { ref: "g1", type: "security-guard", color: "green", at: 35 },
    { ref: "r1", type: "riot-enforcer", color: "yellow", at: 27 },
    { ref: "d1", type: "surveillance-drone", color: "red", at: 38 },
    { ref: "s1", type: "sentry-gun", color: "blue", at: 36 },
  ],
  objectives: [
    { ref: "m1", at: 18, how: "pickup" },
    { ref: "m2", at: 33, how: "pickup" },
  ],
  optional: [
    { ref: "o1", at: 17, reward: { byteBucks: 0, items: 1 } },
    { ref: "o2", at: 37, reward: { byteBucks: 3, items: 0 } },
  ],
  locks: [18, 33],
  keys: [22],
  reinforcements: [
    { ref: "g2", alarm: 20, type: "security-guard", color: "yellow" },
    { ref: "s2", alarm: 30, type: "sentry-gun", color: "blue", at: 13 },
    { ref: "h1", alarm: 45, type: "hound-drone", color: "green" },
    { ref: "s3", alarm: 55, type: "sentry-gun", color: "blue", at: 39 },
    { ref: "k2", alarm: 70, type: "tracker", color: "red" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "pickup", ref: "m2" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 8, items: 2 },
  measured: 100,
};
