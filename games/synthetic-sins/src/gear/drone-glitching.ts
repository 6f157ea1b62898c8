/** SS-35.10: a drone's Search of your sector does not detect you. */
import { type Ability, when } from "../cards.js";
import { cardOf } from "../enemies.js";

export const droneGlitching: Ability = {
  targets: (_g, { search }) =>
    when(search?.prevented === false && cardOf(search.enemy).kind === "drone"), // SS-35.13
  play: (_g, _use, { search }) => {
    if (search) search.prevented = true; // SS-35.11
  },
};
