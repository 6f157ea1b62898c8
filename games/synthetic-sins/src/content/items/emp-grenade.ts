/** Silent, and only for drones. */
import { item } from "./item.js";

export const empGrenade = item({
  id: "emp-grenade",
  number: 5,
  target: "near-sector",
  attack: { power: 9, against: "drone" },
  rules: ["SS-36.7", "SS-4.6"],
});
