/** A sector full of enemies that see and do nothing until Clean up. */
import { item } from "./item.js";

export const flashbangGrenade = item({
  id: "flashbang-grenade",
  number: 7,
  target: "near-sector",
  noise: "target-sector",
  rules: ["SS-36.9"],
});
