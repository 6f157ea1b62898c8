/** Loud and plain. */
import { type Gear, weapon } from "./gear.js";

export const submachineGun: Gear = weapon(
  {
    id: "submachine-gun",
    equipCost: 3,
    rules: ["SS-35.38"],
  },
  { power: 7, silent: false },
);
