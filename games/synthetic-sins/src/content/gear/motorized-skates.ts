/** Three loud movements instead of a free movement and an action. */
import { startOfTurn } from "./gear.js";

export const motorizedSkates = startOfTurn({
  id: "motorized-skates",
  equipCost: 3,
  useCost: 2,
  /** Movements of the turn. */
  amount: 3,
  rules: ["SS-35.19"],
});
