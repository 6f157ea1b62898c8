/** One activation of a drone is yours. */
import { reaction } from "./item.js";

export const droneOverrideMatrix = reaction("drone-activation", {
  id: "drone-override-matrix",
  number: 4,
  rules: ["SS-36.5", "SS-36.6", "SS-R128"],
});
