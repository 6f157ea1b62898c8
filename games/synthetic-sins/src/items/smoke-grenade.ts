/** SS-36.17: you are Hidden, and your next movement this turn is covered; see movement.ts. */
import { type Ability, when } from "../cards.js";
import { becomeHidden } from "../hiding.js";

export const smokeGrenade: Ability = {
  targets: () => when(true),
  play: (g) => {
    becomeHidden(g, "SS-36.17"); // even with enemies in your sector
    g.state.turn.smoke = true; // SS-36.17
  },
};
