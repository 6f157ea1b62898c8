/** Mission 6, Garrett. Sentry Guns and a switch that turns them off. */
import { parseMap } from "../map.js";
import type { Mission } from "../types.js";

export const killCorridor: Mission = {
  id: "kill-corridor",
  number: 6,
  character: "garrett",
  alertness: 3,
  map: parseMap(`
[39] [33] [34] [38] [37]
     ####      ####
[07] [35]#[36]#[27] [13]
          ####
[15] [32] [23] [64] [14]
`),
  start: 15,
  exit: 14,
  entrance: 13,
  waypoints: {
    blue: [7, 35, 32, 15],
    red: [13, 27, 64, 14],
    green: [39, 37, 14, 15],
  },
  enemies: [
    { ref: "s1", type: "sentry-gun", color: "red", at: 38 },
    { ref: "s2", type: "sentry-gun", color: "red", at: 23 },
    { ref: "g1", type: "security-guard", color: "blue", at: 35 },
    { ref: "g2", type: "security-guard", color: "red", at: 64 },
    { ref: "r1", type: "riot-enforcer", color: "green", at: 33 },
    { ref: "d1", type: "surveillance-drone", color: "green", at: 37 },
  ],
  objectives: [{ ref: "m1", at: 36, how: "pickup" }],
  optional: [
    {
      ref: "o1",
      at: 35,
      reward: { byteBucks: 1, items: 0 },
      effect: { kind: "remove-enemies", type: "sentry-gun" },
    },
    { ref: "o2", at: 37, reward: { byteBucks: 0, items: 1 } },
  ],
  locks: [],
  keys: [],
  reinforcements: [
    { ref: "g3", alarm: 20, type: "security-guard", color: "blue" },
    { ref: "g4", alarm: 35, type: "security-guard", color: "red" },
    { ref: "r2", alarm: 50, type: "riot-enforcer", color: "green" },
  ],
  goal: [{ kind: "pickup", ref: "m1" }, { kind: "exit" }],
  fail: [],
  reward: { byteBucks: 6, items: 0 },
  measured: 151,
};
