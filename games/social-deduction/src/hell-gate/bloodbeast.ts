/** HG-12: Bloodbeast stands at a seat and walks counterclockwise from victim to victim. */
import type { Seat } from "@sprawl/engine";
import type { Deduction } from "../state.js";
import { neighbour } from "../table.js";
import type { BossCard } from "./boss-card.js";
import type { ExBoss } from "./gate.js";
import { bossDemand } from "./harm.js";

export const bloodbeast: BossCard = {
  number: 8,
  id: "bloodbeast",
  portal: false, // HG-12.2
  atSeat: true, // HG-12.3
  noTarget: true, // HG-4.9
  shields: 0, // HG-12.1: nothing can be aimed at it
  winsAlone: true, // HG-12.10
  *playerTurn(g, boss, seat) {
    if (boss.place !== seat) return; // HG-12.3
    boss.ready = true;
    yield* bossDemand(g, boss, seat, { sides: [], id: true, damage: 2, rule: "HG-12.4" }); // HG-12.5, HG-12.13, HG-R15
  },
  // HG-12.6, HG-12.12, HG-R34: at the end of the turn in which it made its demand.
  turnEnded(g, { boss }) {
    if (boss?.ready && boss.place === g.state.turn.seat) walk(g, boss, boss.place);
  },
  // HG-12.8, HG-12.9: its victim is out: it is always at a living player.
  playerOut(g, { boss }, seat) {
    if (boss?.place === seat) walk(g, boss, seat);
  },
};

function walk(g: Deduction, boss: ExBoss, from: Seat): void {
  boss.ready = false;
  boss.place = neighbour(g, from, "right"); // HG-12.7
  g.tell("beast-moved", { boss: [boss.number], seat: boss.place }, { rule: "HG-12.6" });
}
