/** IDs that look at cards. */
import type { Seat } from "@sprawl/engine";
import type { IdCard } from "../cards.js";
import { chooseLoyalty, chooseSeat, chooseUpTo, hiddenLoyalty } from "../choose.js";
import { inOrder } from "../elimination.js";
import { chooseId, look, lookAtLoyalty, mayLookAt } from "../reveal.js";
import type { Deduction } from "../state.js";
import { hiddenIds, hiddenPlaces, hiddenSides, othersOf } from "../table.js";
import { drop } from "../weapons.js";

/** Others who have something unrevealed of that kind, and at whom one may look. */
function lookable(g: Deduction, by: Seat, has: (seat: Seat) => boolean): Seat[] {
  return othersOf(g, by).filter((seat) => has(seat) && mayLookAt(g, by, seat));
}

export const secretAgent: IdCard = {
  id: "secret-agent",
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const seats = lookable(g, owner, (seat) => hiddenSides(g, seat).length > 0);
    const seat = yield* chooseSeat(owner, "secret-agent", seats);
    if (seat >= 0) lookAtLoyalty(g, owner, seat);
  },
};

export const seeker: IdCard = {
  id: "seeker",
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const seats = lookable(g, owner, (seat) => hiddenIds(g, seat).length > 0);
    for (const seat of yield* chooseUpTo(owner, "seeker", seats, 2)) {
      look(g, owner, seat, "id", yield* chooseId(g, owner, seat));
    }
  },
};

export const fbiAgent: IdCard = {
  id: "fbi-agent",
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "fbi-agent", othersOf(g, owner));
    if (seat < 0) return;
    yield* inOrder(
      g,
      owner,
      function* () {
        if (!mayLookAt(g, owner, seat)) return;
        const place = yield* chooseLoyalty(owner, "fbi-agent", hiddenLoyalty(g, [seat]));
        if (place) look(g, owner, place.seat, place.side);
      },
      () => drop(g, seat),
    );
  },
};

export const seer: IdCard = {
  id: "seer",
  colour: "outlaw",
  box: "core",
  beginner: true,
  *reveal(g, owner) {
    const seats = lookable(g, owner, (seat) => hiddenPlaces(g, seat).length > 0);
    const seat = yield* chooseSeat(owner, "seer", seats);
    if (seat < 0) return;
    if (hiddenIds(g, seat).length > 0) {
      look(g, owner, seat, "id", yield* chooseId(g, owner, seat)); // SD-12.11
    }
    lookAtLoyalty(g, owner, seat);
  },
};

export const voiceOfTheBunker: IdCard = {
  id: "voice-of-the-bunker",
  colour: "human",
  box: "core",
  always: "human",
  boss: true,
  *reveal(g, owner) {
    const seats = lookable(g, owner, (seat) => hiddenSides(g, seat).length > 0);
    for (const seat of yield* chooseUpTo(owner, "voice-of-the-bunker", seats, 3)) {
      const place = yield* chooseLoyalty(owner, "voice-of-the-bunker", hiddenLoyalty(g, [seat]));
      if (place) look(g, owner, place.seat, place.side);
    }
  },
};
