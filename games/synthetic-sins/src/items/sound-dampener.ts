/** SS-36.18: a token that is about to be placed is not. */
import { type Ability, when } from "../cards.js";

export const soundDampener: Ability = {
  targets: (_g, { token }) => when(token !== undefined && !token.stopped),
  play: (_g, _use, { token }) => {
    if (token) token.stopped = true; // SS-36.18
  },
};
