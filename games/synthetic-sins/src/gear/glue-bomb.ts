/** SS-35.17: until Clean up no enemy steps out of the sector in which you are now. */
import { when } from "../cards.js";
import { free, type Gear } from "./gear.js";

export const glueBomb: Gear = free({
  id: "glue-bomb",
  equipCost: 2,
  useCost: 2,
  oncePerTurn: true,
  rules: ["SS-35.17"],
  targets: ({ state: { turn, you } }) => when(turn.glue !== you.sector),
  play: (g) => {
    g.state.turn.glue = g.state.you.sector; // SS-35.17
  },
});
