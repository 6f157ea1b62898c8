/** HG-3: when EX Bosses act: in their gap, or at the beginning of a player's turn. */
import type { Rule, Seat } from "@sprawl/engine";
import { bossCard } from "../moments.js";
import type { Deduction } from "../state.js";
import { aimWhereNeeded } from "../weapons.js";
import type { ExBoss } from "./gate.js";
import { bossNumbered } from "./in-play.js";

/** HG-3.2, HG-3.3: the EX Boss that acts now, as play passes the gap on the right of this seat. */
export function bossInGap(g: Deduction, seat: Seat): ExBoss | undefined {
  return g.state.gate.bosses.find(
    ({ number, place, ready }) => place === seat && ready && bossCard(g, number).turn !== undefined, // HG-3.12, HG-R20
  );
}

/** HG-3.12: a player has had a turn, taken or skipped. */
export function playerHadTurn(g: Deduction): void {
  for (const boss of g.state.gate.bosses) if (!bossCard(g, boss.number).atSeat) boss.ready = true;
}

/** Its turn: no windows but hit windows (HG-3.15); play goes on from the gap it began in (HG-3.11). */
export function* bossTurn(g: Deduction, number: number): Rule<void> {
  const boss = bossNumbered(g, number);
  if (!boss) return;
  boss.ready = false; // HG-3.12
  g.tell("ex-turn", { boss: [number] }, { rule: "HG-3.2" });
  const { turn } = bossCard(g, number);
  if (turn) yield* turn(g, boss);
  yield* aimWhereNeeded(g); // HG-4.2
}

/** SD-5.18: what EX Bosses demand of a player whose turn begins. */
export function* bossDemands(g: Deduction, seat: Seat): Rule<void> {
  for (const { number } of g.state.gate.bosses.slice()) {
    const boss = bossNumbered(g, number);
    const { playerTurn } = bossCard(g, number);
    if (boss && playerTurn && !g.state.turn.over) yield* playerTurn(g, boss, seat);
  }
}
