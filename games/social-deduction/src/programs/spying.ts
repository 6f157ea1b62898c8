/** Programs that look at cards. */
import { ask, type Option, type Seat } from "@sprawl/engine";
import type { Program } from "../cards.js";
import { reanimate } from "../elimination.js";
import { receive } from "../pile.js";
import { chooseId, look, lookAtLoyalty, mayLookAt } from "../reveal.js";
import { programTargets } from "../standing.js";
import type { Deduction, Side } from "../state.js";
import { eliminated, hiddenIds, hiddenSides, isLiving, loyaltyOf } from "../table.js";

/** SD-13.24: unrevealed cards of that player that would show something new. */
function newSides(g: Deduction, by: Seat, target: Seat): Side[] {
  return hiddenSides(g, target).filter((side) => !g.sees(by, loyaltyOf(g, target, side).card));
}

function hasNewId(g: Deduction, by: Seat, target: Seat): boolean {
  const { ids } = g.state.seats[target];
  return hiddenIds(g, target).some((which) => !g.sees(by, ids[which].card));
}

export const wiretap: Program = {
  id: "wiretap",
  copies: 3,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => mayLookAt(g, by, target))
      .flatMap((target) => newSides(g, by, target).map((side) => ({ target, side }))),
  *play(g, by, { target, side }) {
    look(g, by, Number(target), side as Side);
  },
};

export const deepScan: Program = {
  id: "deep-scan",
  copies: 2,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => mayLookAt(g, by, target) && hasNewId(g, by, target))
      .map((target) => ({ target })),
  *play(g, by, { target }) {
    look(g, by, Number(target), "id", yield* chooseId(g, by, Number(target)));
  },
};

export const gavrickFiles: Program = {
  id: "gavrick-files",
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => mayLookAt(g, by, target))
      .flatMap((target) => [
        ...(hasNewId(g, by, target) ? [{ target, what: "id" }] : []),
        ...(newSides(g, by, target).length > 0 ? [{ target, what: "loyalty" }] : []),
      ]),
  *play(g, by, { target, what }) {
    const seat = Number(target);
    if (what === "loyalty") return lookAtLoyalty(g, by, seat);
    look(g, by, seat, "id", yield* chooseId(g, by, seat));
  },
};

export const doeSpynetwork: Program = {
  id: "doe-spynetwork",
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  free: true, // SD-13.17
  watches: true,
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
  *play(g, by, { target }) {
    const { programs } = g.state.seats[Number(target)];
    for (const card of programs) g.show(card, by);
    const args = { by, target: Number(target), count: programs.length };
    g.tell("looked-at-programs", args, { cards: programs.slice(), rule: "SD-4.4" });
  },
};

export const backupExe: Program = {
  id: "backup-exe",
  copies: 1,
  box: "core",
  timing: "any",
  fromBeyond: true, // SD-15.16
  choices: (g, by) => {
    const out = isLiving(g, by) ? eliminated(g) : [by]; // SD-13.14, SD-15.16
    return out.map((target) => ({ target }));
  },
  *play(g, _by, { target }) {
    yield* reanimate(g, [Number(target)]);
  },
};

export const sleeper: Program = {
  id: "sleeper",
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g) =>
    eliminated(g) // SD-13.14
      .filter((target) => g.state.seats[target].programs.length > 0)
      .map((target) => ({ target })),
  *play(g, by, { target }) {
    const hand = g.state.seats[Number(target)].programs;
    for (const card of hand) g.show(card, by);
    const args = { by, target: Number(target), count: hand.length };
    g.tell("looked-at-programs", args, { cards: hand.slice(), rule: "SD-4.4" });
    const options = hand.map((card) => ({ kind: "take-program", card, rule: "SD-R19" }));
    const { card } = yield* ask<Option>(by, "take-program", options, { rule: "SD-R19" });
    g.take(hand, Number(card));
    g.tell("stole", { by, from: Number(target) }, { cards: [Number(card)], rule: "SD-R19" });
    receive(g, by, Number(card));
  },
};
