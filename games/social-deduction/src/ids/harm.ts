/** IDs that hurt and expose. */
import type { Seat } from "@sprawl/engine";
import type { IdCard } from "../cards.js";
import { chooseLoyalty, chooseSeat, chooseUpTo, hiddenLoyalty } from "../choose.js";
import { inOrder } from "../elimination.js";
import { damage, demand } from "../health.js";
import { forceId, revealLoyalty } from "../reveal.js";
import { NOBODY, type Side } from "../state.js";
import { hiddenIds, isLarge, isLiving, livingFrom, neighbour, othersOf, SIDES } from "../table.js";

export const assassin: IdCard = {
  id: "assassin",
  colour: "machine",
  box: "core",
  beforeOwnShot: true, // SD-11.4
};

export const execute: IdCard = {
  id: "execute",
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
  colour: "machine",
  box: "core",
  *reveal(g, owner, cause) {
    const caused = cause !== NOBODY && cause !== owner; // SD-R54
    const seat = caused ? cause : yield* chooseSeat(owner, "nemesis", othersOf(g, owner));
    if (seat >= 0 && isLiving(g, seat)) yield* damage(g, seat, 1, { by: owner });
  },
};

/** SD-11.17: first a loyalty card of any player, then the ID of somebody else (SD-R29). */
export const mindlessBot: IdCard = {
  id: "mindless-bot",
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

/** It is paid in waiting.ts. */
export const bountyHunter: IdCard = {
  id: "bounty-hunter",
  colour: "machine",
  box: "core",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "bounty-hunter", othersOf(g, owner));
    g.state.seats[owner].bounty = seat;
    if (seat >= 0) g.tell("bounty-set", { seat: owner, target: seat }, { rule: "SD-11.1" });
  },
};

export const primeProcessor: IdCard = {
  id: "prime-processor",
  colour: "machine",
  box: "core",
  always: "machine",
  boss: true,
  *reveal(g, owner) {
    for (const seat of yield* chooseUpTo(owner, "prime-processor", othersOf(g, owner), 2)) {
      yield* demand(g, seat, { by: owner, damage: 1, rule: "SD-9.14" });
    }
  },
};
