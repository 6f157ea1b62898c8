/** Loud and plain. */
import { weapon } from "./gear.js";

export const submachineGun = weapon(
  {
    id: "submachine-gun",
    equipCost: 3,
    rules: ["SS-35.38"],
  },
  { power: 7, silent: false },
);
