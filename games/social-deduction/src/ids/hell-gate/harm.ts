/** IDs of the expansion that hurt, heal and bring back. */
import type { IdCard } from "../../cards.js";
import { chooseSeat } from "../../choose.js";
import { inOrder, reanimate } from "../../elimination.js";
import { damage, demand, heal, maxHp } from "../../health.js";
import { arrive } from "../../hell-gate/arrival.js";
import { BLOODBEAST } from "../../hell-gate/gate.js";
import { anyBoss } from "../../hell-gate/in-play.js";
import { draw } from "../../pile.js";
import { mayTurnDown } from "../../reveal.js";
import { eliminated, othersOf } from "../../table.js";
import { becomeFallen } from "../../teams.js";

export const believer: IdCard = {
  id: "believer",
  colour: "human",
  box: "hell-gate",
  always: "human",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "believer", othersOf(g, owner));
    if (seat < 0) return;
    heal(g, seat, 1);
    yield* mayTurnDown(g, seat);
  },
};

export const grunwald: IdCard = {
  id: "grunwald",
  colour: "human",
  box: "hell-gate",
  standing: { guards: true },
};

export const damien: IdCard = {
  id: "damien",
  colour: "machine",
  box: "hell-gate",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "damien", othersOf(g, owner));
    if (seat < 0) return;
    if (anyBoss(g)) yield* damage(g, seat, 1, { by: owner });
    else yield* arrive(g, BLOODBEAST, seat); // HG-12.2, HG-R16
  },
};

export const destroyer: IdCard = {
  id: "destroyer",
  colour: "machine",
  box: "hell-gate",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "destroyer", othersOf(g, owner));
    if (seat < 0) return;
    yield* demand(g, seat, { by: owner, sides: [], id: true, damage: 2, rule: "SD-9.14" });
  },
};

export const cultist: IdCard = {
  id: "cultist",
  colour: "outlaw",
  box: "hell-gate",
  changesLoyalty: true,
  *reveal(g, owner) {
    yield* inOrder(
      g,
      owner,
      () => becomeFallen(g, owner),
      function* () {
        const seat = yield* chooseSeat(owner, "cultist", othersOf(g, owner));
        if (seat >= 0) becomeFallen(g, seat);
      },
    );
  },
};

/** Eliminated while unrevealed, it comes back after the check: see aftermath.ts. */
export const rocky: IdCard = {
  id: "rocky",
  colour: "outlaw",
  box: "hell-gate",
  changesLoyalty: true,
  risesFallen: true,
  *reveal(g, owner) {
    heal(g, owner, maxHp(g));
  },
};

export const lightbringer: IdCard = {
  id: "lightbringer",
  colour: "outlaw",
  box: "hell-gate",
  *reveal(g, owner) {
    const out = eliminated(g); // SD-11.10
    if (out.length === 0) return heal(g, owner, 1);
    const seat = yield* chooseSeat(owner, "lightbringer", out);
    yield* reanimate(g, [seat]);
    yield* draw(g, owner);
    yield* draw(g, seat);
  },
};
