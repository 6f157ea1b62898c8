/** SS-35.8: your free movement of this turn does not end Hidden; see isCovered in movement.ts. */
import { type Ability, when } from "../cards.js";

export const chameleonCloak: Ability = {
  targets: ({ state: { you, turn } }) => when(you.hidden && !turn.cloak), // SS-35.8
  play: (g) => {
    g.state.turn.cloak = true; // SS-35.9
  },
};
