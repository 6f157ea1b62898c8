/** SS-36.3: a Search of your sector does not detect you. */
import { when } from "../cards.js";
import { type Item, reaction } from "./item.js";

export const distractingHologram: Item = reaction("search", {
  id: "distracting-hologram",
  number: 3,
  rules: ["SS-36.3", "SS-36.4"],
  targets: (_g, { search }) => when(search !== undefined && !search.prevented),
  play: (_g, _target, { search }) => {
    if (search) search.prevented = true; // SS-36.4
  },
});
