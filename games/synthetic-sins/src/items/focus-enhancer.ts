/** SS-36.10: a better result for one of your attacks, once the card has been seen. */
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { items } from "../content/items/index.js";

export const focusEnhancer: Ability = {
  targets: (_g, { draw }) => when(draw !== undefined),
  play: (_g, _use, { draw }) => {
    if (draw) draw.bonus += amountOf(items["focus-enhancer"]); // SS-36.10
  },
};
