/** SS-35.8: your free movement of this turn does not end Hidden; see isCovered in movement.ts. */
import { when } from "../cards.js";
import { type Gear, startOfTurn } from "./gear.js";

export const chameleonCloak: Gear = startOfTurn({
  id: "chameleon-cloak",
  equipCost: 4,
  useCost: 2,
  rules: ["SS-35.8", "SS-35.9"],
  targets: ({ state: { you, turn } }) => when(you.hidden && !turn.cloak), // SS-35.8
  play: (g) => {
    g.state.turn.cloak = true; // SS-35.9
  },
});
