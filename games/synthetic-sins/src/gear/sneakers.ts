/** SS-35.30: second movements and skates make no Noise. */
import { type Gear, passive } from "./gear.js";

export const sneakers: Gear = passive({
  id: "sneakers",
  equipCost: 3,
  rules: ["SS-35.30"],
  silencesSteps: () => true, // SS-35.30
});
