/** Owned from the start (SS-1.8); quiet, and good enough for a guard. */
import { weapon } from "./gear.js";

export const silencedPistol = weapon(
  {
    id: "silenced-pistol",
    equipCost: 2,
    rules: ["SS-35.28"],
  },
  { power: 5, silent: true },
);
