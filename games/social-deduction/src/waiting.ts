/**
 * SD-16.10: what waits for somebody to be eliminated. It is read from the state of the player and
 * not from the ID, so that it also works for who copied an ability (Doppelganger), and for who has
 * turned down or exchanged the ID in the meantime, where the card asks for no more than a living
 * owner (SD-R64).
 */
import type { Rule, Seat } from "@sprawl/engine";
import { inOrder, reanimate } from "./elimination.js";
import { heal } from "./health.js";
import { draw } from "./pile.js";
import type { Deduction } from "./state.js";
import { isLiving, living } from "./table.js";

/** These were eliminated, and the check is done: the living are served in turn (SD-15.15). */
export function* whatWaited(g: Deduction, out: readonly Seat[]): Rule<void> {
  for (const seat of living(g)) {
    if (isLiving(g, seat)) yield* payBounty(g, seat, out);
    if (isLiving(g, seat)) yield* bringBack(g, seat, out);
  }
}

/** Bounty Hunter. */
function* payBounty(g: Deduction, owner: Seat, out: readonly Seat[]): Rule<void> {
  if (!out.includes(g.state.seats[owner].bounty)) return;
  yield* inOrder(
    g,
    owner,
    () => draw(g, owner, 2),
    () => heal(g, owner, 1),
  );
}

/** Deathbringer: once, and of several the first clockwise. */
function* bringBack(g: Deduction, owner: Seat, out: readonly Seat[]): Rule<void> {
  const own = g.state.seats[owner];
  if (!own.waitsForDeath) return;
  const place = (seat: Seat) => (seat - owner + g.seats) % g.seats;
  const still = out.filter((seat) => seat !== owner && !isLiving(g, seat));
  const [first] = still.sort((a, b) => place(a) - place(b));
  if (first === undefined) return;
  own.waitsForDeath = false;
  yield* reanimate(g, [first], true); // SD-19.8
}
