/**
 * Turning cards up and down, looking at them, exchanging them. Everything a player may learn of a
 * card is learned here, through `show`.
 */
import type { Pass, Rule, RuleId, Seat } from "@sprawl/engine";
import { unmask } from "./campaign/masks.js";
import { moments } from "./moments.js";
import { ask } from "./questions.js";
import { type Deduction, NOBODY, type Place, type Reading, type Side } from "./state.js";
import {
  hiddenIds,
  hiddenSides,
  loyaltyOf,
  ownersOf,
  placeRef,
  revealedSides,
  SIDES,
  slotOf,
} from "./table.js";

/** Turn up a loyalty card; in a large game it is turned up for both neighbours (SD-20.6). */
export function revealLoyalty(g: Deduction, seat: Seat, side: Side): void {
  const laid = loyaltyOf(g, seat, side);
  if (laid.revealed) return; // SD-9.16, SD-20.7
  laid.revealed = true; // SD-20.6
  g.show(laid.card, "all");
  g.state.stirred = true; // SD-R45
  g.tell("revealed-loyalty", { seat, side }, { cards: [laid.card], rule: "SD-4.10" });
}

/**
 * SD-16.2: everything of an eliminated player is turned up, but programs (SD-4.6, SD-16.3); no ability
 * is triggered (SD-11.11).
 */
export function turnUpAll(g: Deduction, seat: Seat): void {
  for (const [which, laid] of g.state.seats[seat].ids.entries()) {
    if (laid.revealed) continue;
    unmask(g, seat, which); // CM-3.7, CM-3.11
    laid.revealed = true;
    g.show(laid.card, "all");
    g.tell("revealed-id", { seat }, { cards: [laid.card], rule: "SD-16.2" });
  }
  for (const side of SIDES) revealLoyalty(g, seat, side); // SD-20.15
}

/** Turn one own revealed card face down again; everybody still knows what it was. */
export function unreveal(g: Deduction, seat: Seat, place: Place, which?: number): void {
  if (place === "id") {
    const { ids: all } = g.state.seats[seat];
    const meant = which === undefined ? all : all.slice(which, which + 1);
    for (const laid of meant) laid.revealed = false; // SD-11.3
    endBounty(g, seat); // SD-R64
  } else {
    loyaltyOf(g, seat, place).revealed = false;
  }
  g.tell("unrevealed", { seat, place }, { rule: "SD-11.3" });
}

/** SD-R64: a bounty lasts as long as the ID that set it lies revealed before its owner. */
export function endBounty(g: Deduction, seat: Seat): void {
  g.state.seats[seat].bounty = NOBODY;
}

/** A player may turn one own revealed loyalty card face down (Believer, Second wind). */
export function* mayTurnDown(g: Deduction, seat: Seat): Rule<void> {
  const sides = revealedSides(g, seat);
  if (sides.length === 0) return;
  const keep: Pass = { kind: "pass", rule: "SD-22.4" };
  const options = sides.map((side) => ({
    kind: "turn-down" as const,
    side,
    on: placeRef(seat, side),
    rule: "SD-22.4",
  }));
  const chosen = yield* ask(seat, "turn-down", [...options, keep], {
    rule: "SD-22.4",
    safe: keep,
  });
  if (chosen.kind === "turn-down") unreveal(g, seat, chosen.side);
}

// --- looking ---------------------------------------------------------------------------------

/** Whose this card is: a loyalty card of a large game belongs to two (SD-20.3). */
function ownersAt(g: Reading, seat: Seat, place: Place): readonly Seat[] {
  return place === "id" ? [seat] : ownersOf(g, slotOf(g, seat, place));
}

/** The rule that keeps this player from looking at that card, or undefined. */
export function barsLook(g: Reading, by: Seat, seat: Seat, place: Place): RuleId | undefined {
  if (moments.listeners(g, "barsLook").length === 0) return undefined;
  const owners = ownersAt(g, seat, place); // SD-20.3
  return owners.includes(by) ? undefined : moments.bars(g, "barsLook", by, owners);
}

/** Sides of that player on which this player may look at an unrevealed loyalty card. */
export function lookableSides(g: Reading, by: Seat, seat: Seat): Side[] {
  return hiddenSides(g, seat).filter((side) => barsLook(g, by, seat, side) === undefined);
}

/** Which unrevealed IDs of that player this player may look at. */
export function lookableIds(g: Reading, by: Seat, seat: Seat): number[] {
  const hidden = hiddenIds(g, seat);
  return hidden.length > 0 && barsLook(g, by, seat, "id") === undefined ? hidden : [];
}

/** How many of the cards somebody looked at are kept in mind for a report (SD-R63). */
const LOOKS = 4;

/** SD-4.11: that it is looked at is public, what it shows is not. */
export function look(g: Deduction, by: Seat, seat: Seat, place: Place, which = 0): void {
  const laid = place === "id" ? g.state.seats[seat].ids[which] : loyaltyOf(g, seat, place);
  if (!laid || laid.revealed) return;
  g.show(laid.card, by); // SD-4.1, SD-4.2
  const own = g.state.seats[by];
  const before = own.looked.filter(({ card }) => card !== laid.card);
  own.looked = [...before, { seat, place, card: laid.card }].slice(-LOOKS); // SD-R63
  g.tell("looked", { by, target: seat, place }, { cards: [laid.card], rule: "SD-4.11" });
}

/** Look at all unrevealed loyalty cards of that player that may be looked at. */
export function lookAtLoyalty(g: Deduction, by: Seat, seat: Seat): void {
  for (const side of lookableSides(g, by, seat)) look(g, by, seat, side);
}

// --- exchanging ------------------------------------------------------------------------------

/** SD-4.19: new owners look at what they received. */
export function showOwners(g: Deduction, slot: number): void {
  g.show(g.state.loyalty[slot].card, ownersOf(g, slot));
}

/** Two loyalty cards change places, each face up or down as it was (SD-20.16). */
export function exchangeLoyalty(
  g: Deduction,
  one: { readonly seat: Seat; readonly side: Side },
  other: { readonly seat: Seat; readonly side: Side },
): void {
  const { loyalty } = g.state;
  const a = slotOf(g, one.seat, one.side);
  const b = slotOf(g, other.seat, other.side);
  if (a === b) return; // SD-R35
  const laid = loyalty[a];
  loyalty[a] = loyalty[b];
  loyalty[b] = laid;
  showOwners(g, a);
  showOwners(g, b);
  const args = { seat: one.seat, side: one.side, target: other.seat, place: other.side };
  g.tell("exchanged-loyalty", args, { rule: "SD-4.19" });
}

/** Two players exchange IDs; all Boss IDs of a Boss go together (SD-12.7, SD-12.8). */
export function exchangeIds(g: Deduction, one: Seat, other: Seat): void {
  const { seats } = g.state;
  const mine = seats[one].ids;
  seats[one].ids = seats[other].ids; // SD-11.16, SD-R32
  seats[other].ids = mine;
  for (const seat of [one, other]) {
    for (const { card } of seats[seat].ids) g.show(card, seat); // SD-4.19
    endBounty(g, seat); // SD-R64
  }
  g.tell("exchanged-ids", { seat: one, target: other }, { rule: "SD-11.16" });
}
