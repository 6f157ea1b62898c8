/** The better of the two armor cards. */
import { type Gear, passive } from "./gear.js";

export const bodyArmor: Gear = passive({
  id: "body-armor",
  equipCost: 5,
  armor: 6,
  rules: ["SS-35.6", "SS-21.4"],
});
