/** HG-12: where Bloodbeast goes. */
import type { Seat } from "@sprawl/engine";
import type { Deduction } from "../state.js";
import { neighbour } from "../table.js";
import { BLOODBEAST } from "./gate.js";
import { bossNumbered } from "./in-play.js";

/** HG-12.6, HG-12.12: at the end of the turn in which it made its demand. */
export function beastMovesOn(g: Deduction): void {
  const beast = bossNumbered(g, BLOODBEAST);
  if (beast?.ready && beast.place === g.state.turn.seat) moveBeast(g, beast.place);
}

/** HG-12.8, HG-12.9: its victim is out: it is always at a living player. */
export function beastLeaves(g: Deduction, seat: Seat): void {
  const beast = bossNumbered(g, BLOODBEAST);
  if (beast?.place === seat) moveBeast(g, seat);
}

function moveBeast(g: Deduction, from: Seat): void {
  const beast = bossNumbered(g, BLOODBEAST);
  if (!beast) return;
  beast.ready = false;
  beast.place = neighbour(g, from, "right"); // HG-12.7
  g.tell("beast-moved", { boss: [BLOODBEAST], seat: beast.place }, { rule: "HG-12.6" });
}
