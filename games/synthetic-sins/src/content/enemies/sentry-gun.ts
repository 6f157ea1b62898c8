/** Holds one sector for ever (SS-34.4). */
import type { Enemy } from "../types.js";
import { above, below, between, nothing, overwatch, search } from "./actions.js";

export const sentryGun: Enemy = {
  id: "sentry-gun",
  kind: "drone",
  vigilance: 4,
  attackPower: 5,
  armor: 8,
  ignoresBodies: true,
  traits: ["fixed"],
  behavior: [below(-1, nothing), between(-1, 3, overwatch), above(3, search, overwatch)],
};
