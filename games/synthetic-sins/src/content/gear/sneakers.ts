/** Second movements and skates make no Noise. */
import { passive } from "./gear.js";

export const sneakers = passive({
  id: "sneakers",
  equipCost: 3,
  rules: ["SS-35.30"],
});
