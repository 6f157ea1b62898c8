/** The lighter of the two armor cards. */
import { type Gear, passive } from "./gear.js";

export const bulletproofVest: Gear = passive({
  id: "bulletproof-vest",
  equipCost: 3,
  armor: 5,
  rules: ["SS-35.6", "SS-21.4"],
});
