/** SS-36.18: a token that is about to be placed is not. */
import { when } from "../cards.js";
import { type Item, reaction } from "./item.js";

export const soundDampener: Item = reaction("token", {
  id: "sound-dampener",
  number: 15,
  rules: ["SS-36.18", "SS-R98"],
  targets: (_g, { token }) => when(token !== undefined && !token.stopped),
  play: (_g, _target, { token }) => {
    if (token) token.stopped = true; // SS-36.18
  },
});
