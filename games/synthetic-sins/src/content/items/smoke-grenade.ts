/** Hidden at once, and through the next movement. */
import { item } from "./item.js";

export const smokeGrenade = item({
  id: "smoke-grenade",
  number: 14,
  rules: ["SS-36.17"],
});
