/** IDs that look at cards. */
import type { Seat } from "@sprawl/engine";
import type { IdCard } from "../cards.js";
import { chooseLoyalty, chooseSeat, chooseUpTo, type LoyaltyPlace } from "../choose.js";
import { inOrder } from "../elimination.js";
import { look, lookAtLoyalty, lookableIds, lookableSides } from "../reveal.js";
import { chooseId } from "../reveal-id.js";
import type { Deduction } from "../state.js";
import { othersOf } from "../table.js";
import { drop } from "../weapons.js";

/** Others who have an unrevealed loyalty card, or ID, that one may look at. */
function withLoyalty(g: Deduction, by: Seat): Seat[] {
  return othersOf(g, by).filter((seat) => lookableSides(g, by, seat).length > 0);
}

function withId(g: Deduction, by: Seat): Seat[] {
  return othersOf(g, by).filter((seat) => lookableIds(g, by, seat).length > 0);
}

/** Loyalty cards of that player that one may look at. */
function placesOf(g: Deduction, by: Seat, seat: Seat): LoyaltyPlace[] {
  return lookableSides(g, by, seat).map((side) => ({ seat, side }));
}

export const secretAgent: IdCard = {
  id: "secret-agent",
  order: 2,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const seats = withLoyalty(g, owner);
    const seat = yield* chooseSeat(owner, "secret-agent", seats);
    if (seat >= 0) lookAtLoyalty(g, owner, seat);
  },
};

export const seeker: IdCard = {
  id: "seeker",
  order: 10,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const seats = withId(g, owner);
    for (const seat of yield* chooseUpTo(owner, "seeker", seats, 2)) {
      look(g, owner, seat, "id", yield* chooseId(g, owner, seat));
    }
  },
};

export const fbiAgent: IdCard = {
  id: "fbi-agent",
  order: 12,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "fbi-agent", othersOf(g, owner));
    if (seat < 0) return;
    yield* inOrder(
      g,
      owner,
      function* () {
        const place = yield* chooseLoyalty(owner, "fbi-agent", placesOf(g, owner, seat));
        if (place) look(g, owner, place.seat, place.side);
      },
      () => drop(g, seat),
    );
  },
};

export const seer: IdCard = {
  id: "seer",
  order: 35,
  colour: "outlaw",
  box: "core",
  beginner: true,
  *reveal(g, owner) {
    const known = [...withLoyalty(g, owner), ...withId(g, owner)];
    const seats = othersOf(g, owner).filter((other) => known.includes(other));
    const seat = yield* chooseSeat(owner, "seer", seats);
    if (seat < 0) return;
    if (lookableIds(g, owner, seat).length > 0) {
      look(g, owner, seat, "id", yield* chooseId(g, owner, seat)); // SD-12.11
    }
    lookAtLoyalty(g, owner, seat);
  },
};

export const voiceOfTheBunker: IdCard = {
  id: "voice-of-the-bunker",
  order: 40,
  colour: "human",
  box: "core",
  always: "human",
  boss: true,
  *reveal(g, owner) {
    const seats = withLoyalty(g, owner);
    for (const seat of yield* chooseUpTo(owner, "voice-of-the-bunker", seats, 3)) {
      const place = yield* chooseLoyalty(owner, "voice-of-the-bunker", placesOf(g, owner, seat));
      if (place) look(g, owner, place.seat, place.side);
    }
  },
};
