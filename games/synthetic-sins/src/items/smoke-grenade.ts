/** SS-36.17: you are Hidden, and your next movement this turn is covered; see movement.ts. */
import { when } from "../cards.js";
import { becomeHidden } from "../hiding.js";
import { type Item, item } from "./item.js";

export const smokeGrenade: Item = item({
  id: "smoke-grenade",
  number: 14,
  rules: ["SS-36.17"],
  targets: () => when(true),
  play: (g) => {
    becomeHidden(g, "SS-36.17"); // even with enemies in your sector
    g.state.turn.smoke = true; // SS-36.17
  },
});
