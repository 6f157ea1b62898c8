/** IDs that change loyalty (SD-21.1). */
import type { Seat } from "@sprawl/engine";
import type { IdCard } from "../cards.js";
import { chooseLoyalty, chooseSeat } from "../choose.js";
import { reanimate } from "../elimination.js";
import { endBounty, exchangeLoyalty } from "../reveal.js";
import { eliminated, isLiving, othersOf, SIDES } from "../table.js";
import { giveMark } from "../teams.js";
import { tellTeams } from "../victory.js";

export const virus: IdCard = {
  id: "virus",
  order: 19,
  colour: "machine",
  box: "core",
  changesLoyalty: true,
  *reveal(g, owner) {
    const cards = othersOf(g, owner).flatMap((seat) => SIDES.map((side) => ({ seat, side })));
    const one = yield* chooseLoyalty(owner, "virus", cards);
    const rest = cards.filter(({ seat }) => seat !== one?.seat);
    const other = yield* chooseLoyalty(owner, "virus", rest);
    if (one && other) exchangeLoyalty(g, one, other);
  },
};

export const alice: IdCard = {
  id: "alice",
  order: 36,
  colour: "outlaw",
  box: "core",
  changesLoyalty: true,
  *reveal(g, owner) {
    const target = yield* chooseSeat(owner, "alice", othersOf(g, owner));
    if (target < 0) return;
    for (const side of SIDES) exchangeLoyalty(g, { seat: owner, side }, { seat: target, side });
  },
};

export const kickStarter: IdCard = {
  id: "kick-starter",
  order: 37,
  colour: "outlaw",
  box: "core",
  changesLoyalty: true,
  *reveal(g, owner) {
    const { setAside, seats } = g.state;
    const own = seats[owner].ids.findIndex(({ card }) => g.face(card) === "kick-starter");
    const place = Math.max(0, own); // copied by another ID, it means that one
    if (setAside.length === 0) return;
    const which = setAside.length > 1 ? g.below("set-aside", setAside.length) : 0;
    const old = seats[owner].ids[place].card;
    seats[owner].ids[place] = { card: setAside[which], revealed: false };
    g.show(setAside[which], owner);
    setAside[which] = old;
    endBounty(g, owner); // SD-R64
    g.tell("took-set-aside", { seat: owner }, { rule: "SD-4.7" });
  },
};

/** SD-11.18 */
export const mindeater: IdCard = {
  id: "mindeater",
  order: 33,
  colour: "outlaw",
  box: "core",
  always: "legion",
  changesLoyalty: true,
  tied: true,
  behindMask: "legion",
  *reveal(g, owner) {
    const target = yield* chooseSeat(owner, "mindeater", othersOf(g, owner));
    if (target < 0) return;
    giveMark(g, target, "legion", "all"); // SD-4.18, SD-19.3
    g.tell("became-legion", { seat: target }, { rule: "SD-19.3" });
    tellTeams(g, "legion", [owner, target]); // SD-R6
  },
};

/** SD-11.19 */
export const deathbringer: IdCard = {
  id: "deathbringer",
  order: 28,
  colour: "outlaw",
  box: "core",
  always: "fallen",
  changesLoyalty: true,
  tied: true,
  behindMask: "fallen",
  *reveal(g, owner) {
    const out = eliminated(g); // SD-11.10
    if (out.length === 0) {
      g.state.seats[owner].waitsForDeath = true;
      return;
    }
    yield* reanimate(g, [yield* chooseSeat(owner, "deathbringer", out)], true);
  },
  // SD-R64: it asks for no more than a living owner. Once, and of several the first clockwise.
  lasting: ({ state }, owner) => state.seats[owner].waitsForDeath,
  *afterElimination(g, { owner }, out) {
    const own = g.state.seats[owner];
    if (!own.waitsForDeath) return;
    const place = (seat: Seat) => (seat - owner + g.seats) % g.seats;
    const still = out.filter((seat) => seat !== owner && !isLiving(g, seat));
    const [first] = still.sort((a, b) => place(a) - place(b));
    if (first === undefined) return;
    own.waitsForDeath = false;
    yield* reanimate(g, [first], true); // SD-19.8
  },
};
