/** Owned from the start (SS-1.8); quiet, and good enough for a guard. */
import { type Gear, weapon } from "./gear.js";

export const silencedPistol: Gear = weapon(
  {
    id: "silenced-pistol",
    equipCost: 2,
    rules: ["SS-35.28"],
  },
  { power: 5, silent: true },
);
