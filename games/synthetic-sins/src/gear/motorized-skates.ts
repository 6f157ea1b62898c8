/** SS-35.19: three movements this turn, instead of your free movement and your second action. */
import { when } from "../cards.js";
import { type Gear, startOfTurn } from "./gear.js";

/** Movements of the turn. */
const AMOUNT = 3;

export const motorizedSkates: Gear = startOfTurn({
  id: "motorized-skates",
  equipCost: 3,
  useCost: 2,
  amount: AMOUNT,
  rules: ["SS-35.19"],
  targets: ({ state: { turn } }) => when(turn.freeMovement && turn.secondAction),
  play: (g) => {
    const { turn } = g.state;
    turn.freeMovement = false;
    turn.secondAction = false;
    turn.skates = AMOUNT; // SS-35.19
  },
});
