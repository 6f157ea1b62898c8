/** Every trial game keeps every law. */
import { keepsTheLaws } from "@sprawl/engine/testing";
import { trials } from "./index.js";

/** What a campaign would bring. */
const carried = new Map([["fence", [[1, 7], [3, 3, 2], [4], [5, 2]]]]);

for (const game of trials) {
  keepsTheLaws(game, { budget: 4, effort: { looks: 40 }, carried: carried.get(game.id) });
}
