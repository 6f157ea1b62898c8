/** SS-35.29: a weapon's result gets better after the card has been seen. */
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { gear } from "../content/gear/index.js";

export const smartBullets: Ability = {
  targets: (_g, { draw }) => when(draw?.weapon !== undefined),
  play: (_g, _use, { draw }) => {
    if (draw) draw.bonus += amountOf(gear["smart-bullets"]); // SS-35.29
  },
};
