/** SS-36.3: a Search of your sector does not detect you. */
import { type Ability, when } from "../cards.js";

export const distractingHologram: Ability = {
  targets: (_g, { search }) => when(search !== undefined && !search.prevented),
  play: (_g, _use, { search }) => {
    if (search) search.prevented = true; // SS-36.4
  },
};
