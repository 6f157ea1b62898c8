/** HG-9: Omega gathers programs, openly, and wins with two and two. */
import type { BossCard } from "./boss-card.js";
import { OMEGA } from "./gate.js";
import { omegaDraws } from "./omega-draws.js";

export const omega: BossCard = {
  number: OMEGA,
  id: "omega",
  shields: 0, // HG-2.11; HG-9.1: nothing can be aimed at it
  *turn(g, boss) {
    yield* omegaDraws(g, boss); // HG-9.2
  },
};
