/** As strong as the Energy you put into it, and silent. */
import { weapon } from "./gear.js";

export const stunGun = weapon(
  {
    id: "stun-gun",
    equipCost: 2,
    useCost: { x: 0 },
    rules: ["SS-35.37"],
  },
  { power: 4, silent: true, powerPerEnergy: 1 },
);
