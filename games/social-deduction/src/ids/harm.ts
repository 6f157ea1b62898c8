/** IDs that hurt and expose. */
import type { Seat } from "@sprawl/engine";
import type { IdCard } from "../cards.js";
import { chooseLoyalty, chooseSeat, chooseUpTo, hiddenLoyalty } from "../choose.js";
import { draw } from "../drawing.js";
import { inOrder } from "../elimination.js";
import { damage, demand, heal } from "../health.js";
import { revealLoyalty } from "../reveal.js";
import { forceId } from "../reveal-id.js";
import { NOBODY, type Side } from "../state.js";
import {
  hiddenIds,
  isLarge,
  isLiving,
  livingFrom,
  neighbour,
  othersOf,
  placeRef,
  SIDES,
} from "../table.js";

export const assassin: IdCard = {
  id: "assassin",
  order: 14,
  colour: "machine",
  box: "core",
  // SD-11.4: the targets may not answer.
  offeredBeforeShot: (owner, which) => ({
    kind: "assassin",
    which,
    on: placeRef(owner, "id"),
    rule: "SD-11.4",
  }),
  usedBeforeShot({ state }) {
    if (state.shot) state.shot.barred = true;
  },
};

export const execute: IdCard = {
  id: "execute",
  order: 15,
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    const others = othersOf(g, owner);
    const weak = others.filter((seat) => g.state.seats[seat].hp === 1);
    const seat = yield* chooseSeat(owner, "execute", weak.length > 0 ? weak : others);
    if (seat >= 0) yield* damage(g, seat, 1, { by: owner });
  },
};

export const nemesis: IdCard = {
  id: "nemesis",
  order: 16,
  colour: "machine",
  box: "core",
  *reveal(g, owner, cause) {
    const seat = cause === NOBODY ? yield* chooseSeat(owner, "nemesis", othersOf(g, owner)) : cause; // SD-R54
    if (seat >= 0 && isLiving(g, seat)) yield* damage(g, seat, 1, { by: owner });
  },
};

/** SD-11.17: first a loyalty card of any player, then the ID of somebody else (SD-R29). */
export const mindlessBot: IdCard = {
  id: "mindless-bot",
  order: 17,
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    let first = NOBODY;
    yield* inOrder(
      g,
      owner,
      function* () {
        const cards = hiddenLoyalty(g, livingFrom(g, owner));
        const place = yield* chooseLoyalty(owner, "mindless-bot", cards);
        if (!place) return; // SD-11.8
        first = place.seat;
        revealLoyalty(g, place.seat, place.side);
      },
      function* () {
        const others = othersOf(g, owner).filter(
          (seat) => seat !== first && hiddenIds(g, seat).length > 0, // SD-R29
        );
        const seat = yield* chooseSeat(owner, "mindless-bot", others);
        if (seat >= 0) yield* forceId(g, owner, seat);
      },
    );
  },
};

export const whistleblower: IdCard = {
  id: "whistleblower",
  order: 11,
  colour: "human",
  box: "core",
  beginner: true,
  *reveal(g, owner) {
    let first: Seat = NOBODY;
    for (let part = 0; part < 2; part++) {
      const others = othersOf(g, owner).filter((seat) => seat !== first); // SD-R29
      const place = yield* chooseLoyalty(owner, "whistleblower", hiddenLoyalty(g, others));
      if (!place) return;
      first = place.seat;
      revealLoyalty(g, place.seat, place.side);
    }
  },
};

export const halWatson: IdCard = {
  id: "hal-watson",
  order: 26,
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    for (const side of SIDES) {
      const seat = neighbour(g, owner, side);
      const near: Side = side === "left" ? "right" : "left";
      if (seat !== owner) revealLoyalty(g, seat, isLarge(g) ? side : near); // SD-20.12
    }
  },
};

export const bountyHunter: IdCard = {
  id: "bounty-hunter",
  order: 25,
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "bounty-hunter", othersOf(g, owner));
    g.state.seats[owner].bounty = seat;
    if (seat >= 0) g.tell("bounty-set", { seat: owner, target: seat }, { rule: "SD-11.1" });
  },
  // SD-R64: read from the state, so that it also works for who copied the ability.
  lasting: ({ state }, owner) => state.seats[owner].bounty !== NOBODY,
  *afterElimination(g, { owner }, out) {
    if (!out.includes(g.state.seats[owner].bounty)) return;
    yield* inOrder(
      g,
      owner,
      () => draw(g, owner, 2),
      () => heal(g, owner, 1),
    );
  },
};

export const primeProcessor: IdCard = {
  id: "prime-processor",
  order: 41,
  colour: "machine",
  box: "core",
  always: "machine",
  boss: true,
  *reveal(g, owner) {
    for (const seat of yield* chooseUpTo(owner, "prime-processor", othersOf(g, owner), 2)) {
      yield* demand(g, seat, { by: owner, name: "prime-processor", damage: 1, rule: "SD-9.14" });
    }
  },
};
