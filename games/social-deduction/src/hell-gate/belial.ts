/** HG-8: Belial waits for one more portal. What happens then stands where portals are placed. */
import type { BossCard } from "./boss-card.js";
import { BELIAL } from "./gate.js";

export const belial: BossCard = {
  number: BELIAL,
  id: "belial",
  shields: 2, // HG-8.1
  // HG-8.2: no turn.
};
