/** Silent, and only for drones. */
import { grenade } from "./grenade.js";
import type { Item } from "./item.js";

export const empGrenade: Item = grenade({
  id: "emp-grenade",
  number: 5,
  attack: { power: 9, against: "drone" },
  rules: ["SS-36.7", "SS-4.6"],
});
