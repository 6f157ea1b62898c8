/** Who sits where, who lives, and whose cards lie where. */
import { clockwise, type Seat } from "@sprawl/engine";
import type { Box } from "./cards.js";
import { type Laid, NOBODY, type Place, type Reading, type Side } from "./state.js";

/** SD-20: nine players and more share their loyalty cards. */
export function isLarge(g: { readonly seats: number }): boolean {
  return g.seats >= 9;
}

/** Which boxes of cards this table plays with. */
export function usesBox(g: Pick<Reading, "options">, box: Box): boolean {
  if (box === "core") return true; // HG-1.1, HG-1.6
  return g.options.hellGate || g.options.scenario !== "none"; // HG-14.4
}

export function isLiving(g: Reading, seat: Seat): boolean {
  return g.state.seats[seat].hp > 0;
}

/** Who did it to this player, if it was another one. */
export function byAnother(by: Seat, seat: Seat): { readonly by?: Seat } {
  return by === NOBODY || by === seat ? {} : { by };
}

/** Who or what brings something about: a player or NOBODY, and the number of an EX Boss. */
export type Cause = { readonly by: Seat; readonly boss?: number | undefined };

/** The same, as far as it is told of what happens to somebody. */
export function causeOf({ by, boss }: Cause, seat: Seat) {
  return { ...byAnother(by, seat), ...(boss !== undefined && { boss: [boss] }) };
}

/** Everybody living, clockwise, beginning with this seat. */
export function livingFrom(g: Reading, first: Seat): Seat[] {
  return clockwise(g.seats, first).filter((seat) => isLiving(g, seat));
}

/** Everybody living, beginning with the active player (SD-15.15). */
export function living(g: Reading): Seat[] {
  return livingFrom(g, g.state.turn.seat);
}

/** Everybody living but this one, clockwise from its left. */
export function othersOf(g: Reading, seat: Seat): Seat[] {
  return livingFrom(g, seat).filter((other) => other !== seat);
}

/** Everybody but this one, living or not, clockwise from its left. */
export function everybodyElse(g: Reading, seat: Seat): Seat[] {
  return clockwise(g.seats, seat).filter((other) => other !== seat);
}

export function eliminated(g: Reading): Seat[] {
  return clockwise(g.seats, g.state.turn.seat).filter((seat) => !isLiving(g, seat));
}

/** The nearest living player on that side, or the player itself if it is the last. */
export function neighbour(g: Reading, seat: Seat, side: Side): Seat {
  const others = othersOf(g, seat);
  return (side === "left" ? others[0] : others[others.length - 1]) ?? seat;
}

export const SIDES: readonly Side[] = ["left", "right"];

/** Where a player's loyalty card lies: in a large game in the gap on that side (SD-20.2). */
export function slotOf(g: { readonly seats: number }, seat: Seat, side: Side): number {
  if (!isLarge(g)) return seat * 2 + (side === "left" ? 0 : 1); // SD-1.13
  return side === "left" ? seat : (seat + g.seats - 1) % g.seats; // SD-20.2
}

/** Whose loyalty card lies there (SD-20.3). */
export function ownersOf(g: { readonly seats: number }, slot: number): Seat[] {
  if (!isLarge(g)) return [slot >> 1];
  return [slot, (slot + 1) % g.seats]; // SD-20.3
}

export function loyaltyOf(g: Reading, seat: Seat, side: Side): Laid {
  return g.state.loyalty[slotOf(g, seat, side)];
}

/** Sides on which this player's loyalty card is unrevealed. */
export function hiddenSides(g: Reading, seat: Seat): Side[] {
  return SIDES.filter((side) => !loyaltyOf(g, seat, side).revealed);
}

export function revealedSides(g: Reading, seat: Seat): Side[] {
  return SIDES.filter((side) => loyaltyOf(g, seat, side).revealed);
}

/** Which of this player's IDs are unrevealed: one, or several for a Boss. */
export function hiddenIds(g: Reading, seat: Seat): number[] {
  const { ids } = g.state.seats[seat];
  return ids.map((_, which) => which).filter((which) => !ids[which].revealed);
}

/** SD-12.12: the ID of a Boss is revealed when all the Boss IDs are. */
export function idRevealed(g: Reading, seat: Seat): boolean {
  return hiddenIds(g, seat).length === 0;
}

/** A player's unrevealed cards, ID and loyalty. */
export function hiddenPlaces(g: Reading, seat: Seat): Place[] {
  const sides: Place[] = hiddenSides(g, seat);
  return idRevealed(g, seat) ? sides : [...sides, "id"];
}

/** How a thing on the table is called, for a board to light up. */
export function placeRef(seat: Seat, place: Place): string {
  return `seat/${seat}/${place}`;
}
