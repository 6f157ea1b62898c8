/** One enemy with all it has, or several with less; said before the first draw. */
import { type Gear, weapon } from "./gear.js";

export const assaultRifle: Gear = weapon(
  {
    id: "assault-rifle",
    equipCost: 5,
    rules: ["SS-35.3", "SS-35.4", "SS-4.6"],
  },
  { power: 8, silent: false, targets: "one-or-several", powerAgainstSeveral: 6 },
);
