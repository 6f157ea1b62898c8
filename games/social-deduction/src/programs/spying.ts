/** Programs that look at cards. */
import type { Seat } from "@sprawl/engine";
import type { AtPlayer, Program } from "../cards.js";
import { reanimate } from "../elimination.js";
import { receive } from "../pile.js";
import { ask } from "../questions.js";
import { look, lookAtLoyalty, lookableIds, lookableSides } from "../reveal.js";
import { chooseId } from "../reveal-id.js";
import { programTargets } from "../standing.js";
import type { Deduction, Side } from "../state.js";
import { eliminated, isLiving, loyaltyOf } from "../table.js";

/** SD-13.24: unrevealed cards of that player that would show something new. */
function newSides(g: Deduction, by: Seat, target: Seat): Side[] {
  return lookableSides(g, by, target).filter(
    (side) => !g.sees(by, loyaltyOf(g, target, side).card),
  );
}

function hasNewId(g: Deduction, by: Seat, target: Seat): boolean {
  const { ids } = g.state.seats[target];
  return lookableIds(g, by, target).some((which) => !g.sees(by, ids[which].card));
}

export const wiretap: Program<AtPlayer & { readonly side: Side }> = {
  id: "wiretap",
  order: 27,
  copies: 3,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by).flatMap((target) =>
      newSides(g, by, target).map((side) => ({ target, side })),
    ),
  *play(g, by, { target, side }) {
    look(g, by, target, side);
  },
};

export const deepScan: Program<AtPlayer> = {
  id: "deep-scan",
  order: 28,
  copies: 2,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => hasNewId(g, by, target))
      .map((target) => ({ target })),
  *play(g, by, { target }) {
    look(g, by, target, "id", yield* chooseId(g, by, target));
  },
};

type Files = AtPlayer & { readonly what: "id" | "loyalty" };

export const gavrickFiles: Program<Files> = {
  id: "gavrick-files",
  order: 17,
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by).flatMap((target): Files[] => [
      ...(hasNewId(g, by, target) ? [{ target, what: "id" as const }] : []),
      ...(newSides(g, by, target).length > 0 ? [{ target, what: "loyalty" as const }] : []),
    ]),
  *play(g, by, { target: seat, what }) {
    if (what === "loyalty") return lookAtLoyalty(g, by, seat);
    look(g, by, seat, "id", yield* chooseId(g, by, seat));
  },
};

export const doeSpynetwork: Program<AtPlayer> = {
  id: "doe-spynetwork",
  order: 19,
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  free: true, // SD-13.17
  alsoSees: (_g, { owner, permanent }, seat) => (permanent?.target === seat ? [owner] : []),
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
  *play(g, by, { target }) {
    const { programs } = g.state.seats[target];
    for (const card of programs) g.show(card, by);
    const args = { by, target, count: programs.length };
    g.tell("looked-at-programs", args, { cards: programs.slice(), rule: "SD-4.4" });
  },
};

export const backupExe: Program<AtPlayer> = {
  id: "backup-exe",
  order: 15,
  copies: 1,
  box: "core",
  timing: "any",
  fromBeyond: true, // SD-15.16
  choices: (g, by) => {
    const out = isLiving(g, by) ? eliminated(g) : [by]; // SD-13.14, SD-15.16
    return out.map((target) => ({ target }));
  },
  *play(g, _by, { target }) {
    yield* reanimate(g, [target]);
  },
};

export const sleeper: Program<AtPlayer> = {
  id: "sleeper",
  order: 16,
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g) =>
    eliminated(g) // SD-13.14
      .filter((target) => g.state.seats[target].programs.length > 0)
      .map((target) => ({ target })),
  *play(g, by, { target }) {
    const hand = g.state.seats[target].programs;
    for (const card of hand) g.show(card, by);
    const args = { by, target, count: hand.length };
    g.tell("looked-at-programs", args, { cards: hand.slice(), rule: "SD-4.4" });
    const options = hand.map((card) => ({
      kind: "take-program" as const,
      card,
      rule: "SD-R19",
    }));
    const { card } = yield* ask(by, "take-program", options, { rule: "SD-R19" });
    g.take(hand, card);
    g.tell("stole", { by, from: target }, { cards: [card], rule: "SD-R19" });
    receive(g, by, card);
  },
};
