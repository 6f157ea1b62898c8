/** Hits everybody in the sector, at a price. */
import { type Gear, weapon } from "./gear.js";

export const laserBlaster: Gear = weapon(
  {
    id: "laser-blaster",
    equipCost: 5,
    useCost: 2,
    rules: ["SS-35.18", "SS-4.6"],
  },
  { power: 8, silent: false, targets: "every" },
);
