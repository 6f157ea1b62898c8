/** HG-8: Belial waits for one more portal. */
import type { BossCard } from "./boss-card.js";
import { bossWins } from "./wins.js";

export const belial: BossCard = {
  number: 4,
  id: "belial",
  portal: true,
  shields: 2, // HG-8.1
  // HG-8.2: no turn.
  portalPlaced(g) {
    bossWins(g, belial.number, "HG-8.3"); // HG-8.3, HG-8.4
  },
};
