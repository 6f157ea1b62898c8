/** SS-35.17: until Clean up no enemy steps out of the sector in which you are now. */
import { type Ability, when } from "../cards.js";

export const glueBomb: Ability = {
  targets: ({ state: { turn, you } }) => when(turn.glue !== you.sector),
  play: (g) => {
    g.state.turn.glue = g.state.you.sector; // SS-35.17
  },
};
