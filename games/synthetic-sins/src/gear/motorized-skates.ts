/** SS-35.19: three movements this turn, instead of your free movement and your second action. */
import { type Ability, when } from "../cards.js";
import { amountOf } from "../content/amount.js";
import { gear } from "../content/gear/index.js";

export const motorizedSkates: Ability = {
  targets: ({ state: { turn } }) => when(turn.freeMovement && turn.secondAction),
  play: (g) => {
    const { turn } = g.state;
    turn.freeMovement = false;
    turn.secondAction = false;
    turn.skates = amountOf(gear["motorized-skates"]); // SS-35.19
  },
};
