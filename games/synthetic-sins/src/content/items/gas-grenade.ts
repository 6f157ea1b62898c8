/** Silent, and only for humans. */
import { item } from "./item.js";

export const gasGrenade = item({
  id: "gas-grenade",
  number: 9,
  target: "near-sector",
  attack: { power: 8, against: "human" },
  rules: ["SS-36.11", "SS-4.6"],
});
