/** Asleep until a Detection token lies somewhere (SS-34.1), then fast. */
import type { Enemy } from "../types.js";
import { above, below, between, move } from "./actions.js";

export const droneBomb: Enemy = {
  id: "drone-bomb",
  kind: "drone",
  vigilance: 2,
  attackPower: 7,
  armor: 3,
  ignoresBodies: true,
  traits: ["dormant", "no-patrol", "detonation"],
  behavior: [below(0, move(1)), between(0, 4, move(2)), above(4, move(3))],
};
