/** The measure of all others: a fair shot for a Silenced Pistol (SS-34.13). */
import { above, below, between, move, nothing, overwatch, search } from "./actions.js";
import { enemy } from "./traits.js";

export const securityGuard = enemy({
  id: "security-guard",
  kind: "human",
  vigilance: 3,
  attackPower: 3,
  armor: 5, // SS-34.13
  ignoresBodies: false,
  behavior: [
    below(-2, nothing),
    between(-2, 2, move(1)),
    between(3, 5, move(1), search),
    between(6, 8, move(2), search),
    above(8, move(2), search, overwatch),
  ],
});
