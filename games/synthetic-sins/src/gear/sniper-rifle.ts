/** Far and straight, for those who have stood still; never in your own sector. */
import { type Gear, weapon } from "./gear.js";

export const sniperRifle: Gear = weapon(
  {
    id: "sniper-rifle",
    equipCost: 4,
    rules: ["SS-35.31", "SS-35.32", "SS-35.33", "SS-R61"],
  },
  { power: 8, silent: false, range: { from: 1, to: 3 }, overwatch: false },
);
