/** Mission 14, Garrett. Finale: four objectives, a locked studio, every kind of defender. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const absolution: Mission = {
  id: "absolution",
  number: 14,
  character: "garrett",
  alertness: 3,
  map: parseMap(`
[73] [09] [40] [72] [36] [31]
          ####      ####
[51] [54]#[35] [33]#[34] [18]
####           ####
[52] [53] [11] [13] [14] [17]
     ####           ####
[07] [39] [15] [12] [64] [38]
`),
  start: 7,
  exit: 73,
  entrance: 12,
  waypoints: {
    blue: [11, 13, 12, 15],
    red: [34, 18, 17, 14],
    green: [9, 54, 51, 73],
    yellow: [40, 33, 11, 54],
  },
  enemies: [
    { ref: "l1", type: "squad-leader", color: "red", at: 18, carries: "key" },
    { ref: "r1", type: "riot-enforcer", color: "red", at: 14 },
    { ref: "g1", type: "security-guard", color: "blue", at: 13 },
    { ref: "k1", type: "tracker", color: "green", at: 73 },
    { ref: "d1", type: "surveillance-drone", color: "yellow", at: 33 },
    { ref: "h1", type: "hound-drone", color: "blue", at: 12 },
    { ref: "s1", type: "sentry-gun", color: "green", at: 33 },
    { ref: "b1", type: "drone-bomb", color: "yellow", at: 35 },
  ],
  objectives: [
    { ref: "m1", at: 38, how: "pickup" },
    { ref: "m2", at: 52, how: "pickup" },
    { ref: "m3", at: 31, how: "reach" },
    { ref: "m4", at: 72, how: "pickup", requires: ["m1", "m2", "m3"] },
  ],
  optional: [
    {
      ref: "o1",
      at: 51,
      reward: { byteBucks: 0, items: 0 },
      effect: { kind: "lower-alarm", by: 10 },
    },
  ],
  locks: [72],
  keys: [],
  reinforcements: [
    { ref: "g2", alarm: 10, type: "security-guard", color: "blue" },
    { ref: "b2", alarm: 20, type: "drone-bomb", color: "yellow" },
    { ref: "h2", alarm: 30, type: "hound-drone", color: "red" },
    { ref: "g3", alarm: 40, type: "security-guard", color: "green" },
    { ref: "s2", alarm: 50, type: "sentry-gun", color: "green", at: 9 },
    { ref: "k2", alarm: 60, type: "tracker", color: "yellow" },
    { ref: "l2", alarm: 70, type: "squad-leader", color: "blue" },
  ],
  goal: [
    { kind: "pickup", ref: "m1" },
    { kind: "pickup", ref: "m2" },
    { kind: "reach", ref: "m3" },
    { kind: "pickup", ref: "m4" },
    { kind: "exit" },
  ],
  fail: [],
  reward: { byteBucks: 0, items: 0 },
  measured: 75,
};
