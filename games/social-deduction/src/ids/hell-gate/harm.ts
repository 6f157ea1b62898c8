/** IDs of the expansion that hurt, heal and bring back. */
import type { Seat } from "@sprawl/engine";
import type { IdCard, Moment } from "../../cards.js";
import { chooseSeat } from "../../choose.js";
import { draw } from "../../drawing.js";
import { inOrder, reanimate } from "../../elimination.js";
import { damage, demand, heal, maxHp, mayPassOn, passOn } from "../../health.js";
import { arrive } from "../../hell-gate/arrival.js";
import { bloodbeast } from "../../hell-gate/bloodbeast.js";
import { anyBoss } from "../../hell-gate/in-play.js";
import type { StepIn } from "../../questions.js";
import { mayTurnDown } from "../../reveal.js";
import type { Deduction } from "../../state.js";
import { eliminated, neighbour, othersOf, SIDES } from "../../table.js";
import { becomeFallen } from "../../teams.js";

export const believer: IdCard = {
  id: "believer",
  order: 45,
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
  order: 46,
  colour: "human",
  box: "hell-gate",
  // Takes a point of a shot in place of a neighbour, once per shot.
  waysToStepIn: (g, { owner }, seat, moment) => (owner === seat ? guarding(g, seat, moment) : []),
  mightStepIn: (g, { owner }, seat, moment) =>
    owner === seat && guarding(g, seat, moment).length > 0,
  *stepIn(g, { owner }, seat, { kind }) {
    const { hit, shot } = g.state;
    if (owner !== seat || kind !== "guard") return false;
    shot?.guards.push(seat);
    if (hit) yield* passOn(g, hit, seat);
    return true;
  },
};

function guarding(g: Deduction, seat: Seat, moment: Moment): StepIn[] {
  const { hit, shot } = g.state;
  if (moment !== "hit" || !hit || !mayPassOn(hit) || seat === hit.victim) return [];
  if (shot?.guards.includes(seat)) return [];
  if (!SIDES.some((side) => neighbour(g, hit.victim, side) === seat)) return [];
  return [{ kind: "guard", target: hit.victim, rule: "SD-11.2" }];
}

export const damien: IdCard = {
  id: "damien",
  order: 51,
  colour: "machine",
  box: "hell-gate",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "damien", othersOf(g, owner));
    if (seat < 0) return;
    if (anyBoss(g)) yield* damage(g, seat, 1, { by: owner });
    else yield* arrive(g, bloodbeast.number, seat); // HG-12.2, HG-R16
  },
};

export const destroyer: IdCard = {
  id: "destroyer",
  order: 53,
  colour: "machine",
  box: "hell-gate",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "destroyer", othersOf(g, owner));
    if (seat < 0) return;
    yield* demand(g, seat, {
      by: owner,
      name: "destroyer",
      sides: [],
      id: true,
      damage: 2,
      rule: "SD-9.14",
    });
  },
};

export const cultist: IdCard = {
  id: "cultist",
  order: 55,
  colour: "outlaw",
  box: "hell-gate",
  changesLoyalty: true,
  tied: true,
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

export const rocky: IdCard = {
  id: "rocky",
  order: 56,
  colour: "outlaw",
  box: "hell-gate",
  changesLoyalty: true,
  tied: true,
  *reveal(g, owner) {
    heal(g, owner, maxHp(g));
  },
  // Eliminated while unrevealed, it comes back after the check.
  *ownerEliminated(g, owner) {
    yield* reanimate(g, [owner], true);
  },
};

export const lightbringer: IdCard = {
  id: "lightbringer",
  order: 58,
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
