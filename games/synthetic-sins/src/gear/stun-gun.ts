/** As strong as the Energy you put into it, and silent. */
import { type Gear, weapon } from "./gear.js";

export const stunGun: Gear = weapon(
  {
    id: "stun-gun",
    equipCost: 2,
    useCost: { x: 0 },
    rules: ["SS-35.37"],
  },
  { power: 4, silent: true, powerPerEnergy: 1 },
);
