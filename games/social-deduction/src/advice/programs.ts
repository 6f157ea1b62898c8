/** What programs in a hand mean: how many may be kept, and which go last. */
import type { Seat } from "@sprawl/engine";
import type { ExBoss } from "../hell-gate/gate.js";
import { countOf, WANTED } from "../hell-gate/omega.js";
import { countedPrograms, isProtected, programLimit } from "../limit.js";
import { faceOf, readingOf, type SeatView } from "./view.js";

/** How many more programs this seat could keep; below zero, so many must go. */
export function roomFor(view: SeatView, seat: Seat): number {
  const g = readingOf(view);
  return programLimit(g, seat, true) - countedPrograms(g, seat);
}

/** SD-14.6: a card of the own hand that goes only when no other can. */
export function goesLast(view: SeatView, card: number): boolean {
  return faceOf(view, card) !== undefined && isProtected(readingOf(view), card);
}

/** HG-9.6: whether one more program of the right timing lets it win. */
export function lacksOne(view: SeatView, omega: ExBoss): boolean {
  const g = readingOf(view);
  const has = (timing: "turn" | "any") => Math.min(WANTED, countOf(g, omega, timing));
  return has("turn") + has("any") >= 2 * WANTED - 1;
}
