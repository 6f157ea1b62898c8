/** Silent, and only for humans. */
import { grenade } from "./grenade.js";
import type { Item } from "./item.js";

export const gasGrenade: Item = grenade({
  id: "gas-grenade",
  number: 9,
  attack: { power: 8, against: "human" },
  rules: ["SS-36.11", "SS-4.6"],
});
