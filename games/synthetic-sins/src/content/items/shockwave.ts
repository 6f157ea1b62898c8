/** Pushes one enemy next door, even a Sentry Gun. */
import { item } from "./item.js";

export const shockwave = item({
  id: "shockwave",
  number: 13,
  target: "enemy-here",
  rules: ["SS-36.15", "SS-36.16", "SS-R127"],
});
