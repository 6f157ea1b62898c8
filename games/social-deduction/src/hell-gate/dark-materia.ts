/** HG-6: Dark Materia makes every active player show a card or bleed. */
import { hiddenSides } from "../table.js";
import type { BossCard } from "./boss-card.js";
import { bossDemand } from "./harm.js";

export const darkMateria: BossCard = {
  number: 2,
  id: "dark-materia",
  portal: true,
  shields: 2, // HG-6.1
  winsAlone: true, // HG-6.8
  // HG-6.2: no turn; it acts at the beginning of each player's, for the first time in the one after
  // its arrival (HG-6.9).
  *playerTurn(g, boss, seat) {
    const sides = hiddenSides(g, seat);
    yield* bossDemand(g, boss, seat, { sides, id: true, damage: 1, rule: "HG-6.3" }); // HG-6.4
  },
  *defeated(g, _boss, by) {
    if (by < 0) return;
    const { unlocked } = g.state.seats[by];
    for (const weapon of ["rocket-launcher", "laser"] as const) {
      if (!unlocked.includes(weapon)) unlocked.push(weapon); // HG-6.7, HG-R25
      g.tell("unlocked", { seat: by, weapon }, { rule: "HG-6.7" });
    }
  },
};
