/** HG-12: Bloodbeast stands at a seat and walks counterclockwise from victim to victim. */
import type { BossCard } from "./boss-card.js";
import { BLOODBEAST } from "./gate.js";
import { bossDemand } from "./harm.js";

export const bloodbeast: BossCard = {
  number: BLOODBEAST,
  id: "bloodbeast",
  shields: 0, // HG-12.1: nothing can be aimed at it
  winsAlone: true, // HG-12.10
  *playerTurn(g, boss, seat) {
    if (boss.place !== seat) return; // HG-12.3
    boss.ready = true;
    yield* bossDemand(g, boss, seat, { sides: [], id: true, damage: 2, rule: "HG-12.4" }); // HG-12.5, HG-12.13
  },
};
