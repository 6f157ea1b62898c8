/** Loud, and for everybody in one sector but you. */
import { item } from "./item.js";

export const assaultGrenade = item({
  id: "assault-grenade",
  number: 2,
  target: "near-sector",
  attack: { power: 7, against: "enemy" },
  noise: "target-sector",
  rules: ["SS-36.2", "SS-4.6"],
});
