/** SD-16: leaving the game and coming back. The check that follows stands in victory.ts. */
import type { Rule, Seat } from "@sprawl/engine";
import { moments } from "./moments.js";
import { discardAtRandom } from "./pile.js";
import { turnUpAll } from "./reveal.js";
import { setupOf } from "./setups/index.js";
import { type Deduction, NOBODY } from "./state.js";
import { type Cause, causeOf, everybodyElse, hiddenIds, isLiving } from "./table.js";
import { becomeFallen, keepTeam } from "./teams.js";
import { victoryCheck } from "./victory.js";
import { aimWhereNeeded, drop } from "./weapons.js";

/** SD-16.1 to SD-16.5: a player at 0 HP is out. The check comes when the effect is done. */
export function* eliminate(g: Deduction, seat: Seat, from: Cause): Rule<void> {
  const s = g.state;
  keepTeam(g, seat); // SD-3.19
  noteRising(g, seat);
  g.tell("eliminated", { seat, ...causeOf(from, seat) }, { rule: "SD-16.1" });
  turnUpAll(g, seat); // SD-16.2, SD-11.11
  drop(g, seat); // SD-16.4
  s.deaths++;
  s.unchecked.push(seat);
  s.justOut.push(seat); // SD-15.16
  if (s.firstOut === NOBODY) s.firstOut = seat; // SD-1.23
  if (s.turn.seat === seat) s.turn.over = true; // SD-5.14, SD-5.19
  s.seats[seat].killer = from.by; // SD-R54
  moments.note(g, "playerOut", seat); // HG-12.9
  for (const own of s.seats) if (own.ledBy === seat) own.ledBy = NOBODY; // Leader
}

/** An ID that does something after the elimination of its owner, if it was unrevealed until now. */
function noteRising(g: Deduction, seat: Seat): void {
  const own = g.state.seats[seat].ids;
  const rises = hiddenIds(g, seat).some(
    (which) => g.box.ids[g.face(own[which].card)].ownerEliminated,
  );
  if (rises) g.state.gate.rising.push(seat);
}

/**
 * Something a card or a shot does, from its first to its last word. If it has eliminated anybody,
 * the victory check follows, one for all of them (SD-17.6, SD-R21).
 */
export function* effect(g: Deduction, rule: Rule<void>): Rule<void> {
  const before = g.state.deaths;
  yield* rule;
  if (g.state.deaths > before) yield* victoryCheck(g); // SD-16.8, SD-17.1, SD-17.2
}

/** SD-11.8, SD-R31: parts are done in order; what is left is dropped when their owner is out. */
export function* inOrder(
  g: Deduction,
  owner: Seat,
  ...parts: readonly (() => Rule<void> | void)[]
): Rule<void> {
  for (const part of parts) {
    if (!isLiving(g, owner)) return; // SD-R31, SD-R49
    const rule = part();
    if (rule) yield* rule; // SD-11.8, SD-11.9
  }
}

/** SD-16.12: bring eliminated players back. Whoever sits between two targets parts them (SD-8.6). */
export function* reanimate(g: Deduction, out: readonly Seat[], fallen = false): Rule<void> {
  for (const seat of out) comeBack(g, seat, fallen);
  yield* aimWhereNeeded(g); // SD-8.11
}

function comeBack(g: Deduction, seat: Seat, fallen: boolean): void {
  if (isLiving(g, seat)) return;
  const s = g.state;
  s.seats[seat].hp = 1; // SD-11.12, SD-16.12, SD-16.13: nothing else changes
  s.justOut = s.justOut.filter((other) => other !== seat);
  s.unchecked = s.unchecked.filter((other) => other !== seat); // SD-17.22
  s.gate.settled = s.gate.settled.filter((other) => other !== seat);
  s.stirred = true; // SD-R45
  g.tell("reanimated", { seat, hp: 1 }, { rule: "SD-16.12" });
  if (fallen) becomeFallen(g, seat); // SD-19.8
  if (!setupOf(g).dearReanimation) return;
  for (const other of everybodyElse(g, seat)) discardAtRandom(g, other); // HG-15.10
}
