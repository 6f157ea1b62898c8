/** Loud, and for everybody in one sector but you. */
import { grenade } from "./grenade.js";
import type { Item } from "./item.js";

export const assaultGrenade: Item = grenade({
  id: "assault-grenade",
  number: 2,
  attack: { power: 7, against: "enemy" },
  noise: "target-sector",
  rules: ["SS-36.2", "SS-4.6"],
});
