/** SS-36.10: a better result for one of your attacks, once the card has been seen. */
import { when } from "../cards.js";
import { type Item, reaction } from "./item.js";

/** Added to the result. */
const AMOUNT = 4;

export const focusEnhancer: Item = reaction("your-attack-drawn", {
  id: "focus-enhancer",
  number: 8,
  amount: AMOUNT,
  rules: ["SS-36.10"],
  targets: (_g, { draw }) => when(draw !== undefined),
  play: (_g, _target, { draw }) => {
    if (draw) draw.bonus += AMOUNT; // SS-36.10
  },
});
