/** SS-35.29: a weapon's result gets better after the card has been seen. */
import { when } from "../cards.js";
import { type Gear, reaction } from "./gear.js";

/** Added to the result. */
const AMOUNT = 2;

export const smartBullets: Gear = reaction("your-attack-drawn", {
  id: "smart-bullets",
  copies: 2, // SS-R88
  equipCost: 2,
  useCost: 1,
  amount: AMOUNT,
  rules: ["SS-35.29"],
  targets: (_g, { draw }) => when(draw?.weapon !== undefined),
  play: (_g, _target, { draw }) => {
    if (draw) draw.bonus += AMOUNT; // SS-35.29
  },
});
