/** IDs of the expansion about programs, actions and abilities. */
import type { Rule, Seat } from "@sprawl/engine";
import { shotsOnly, tellAction } from "../../actions.js";
import type { IdCard } from "../../cards.js";
import { chooseSeat } from "../../choose.js";
import { draw, takeDrawn } from "../../drawing.js";
import { placeBeside } from "../../hell-gate/beside.js";
import {
  chooseInspected,
  inspectTop,
  mayDraw,
  putInspectedUnder,
  putUnder,
  receive,
} from "../../pile.js";
import { ask, isNewAim } from "../../questions.js";
import { revealedIds } from "../../standing.js";
import type { Deduction } from "../../state.js";
import { livingFrom, othersOf } from "../../table.js";

export const destiny: IdCard = {
  id: "destiny",
  order: 47,
  colour: "human",
  box: "hell-gate",
  *reveal(g, owner) {
    inspectTop(g, owner, 3); // SD-13.29
    const { inspected } = g.state;
    for (const card of inspected.slice()) {
      const { beside } = g.box.programs[g.face(card)];
      g.disclose("destiny-saw", { seat: owner, beside: beside === true }, { rule: "HG-2.18" });
      if (!beside) continue;
      g.take(inspected, card);
      yield* placeBeside(g, owner, card); // HG-2.18
    }
    while (inspected.length > 0) yield* giveOne(g, owner);
  },
};

function* giveOne(g: Deduction, owner: Seat): Rule<void> {
  const { inspected } = g.state;
  const options = inspected.flatMap((card) =>
    livingFrom(g, owner).map((target) => ({
      kind: "give-program" as const,
      card,
      target,
      on: [`card/${card}`, `seat/${target}`],
      rule: "SD-13.28",
    })),
  );
  const { card, target } = yield* ask(owner, "give-program", options, {
    rule: "SD-13.28",
  });
  g.take(inspected, card);
  const program = g.box.programs[g.face(card)];
  if (program.timing === "immediate" && !program.loyalty) return yield* takeDrawn(g, target, card);
  g.disclose("gave-program", { by: owner, to: target }, { rule: "SD-13.28" });
  receive(g, target, card);
}

export const longshot: IdCard = {
  id: "longshot",
  order: 48,
  colour: "human",
  box: "hell-gate",
  // A change of target was resolved: the shot may follow, after a new window.
  *afterAction(g, { owner }, action) {
    const { turn } = g.state;
    if (!turn.armed || !isNewAim(action)) return false;
    const ways = shotsOnly(g);
    if (ways.length < 2) return false;
    const safe = ways[ways.length - 1];
    const chosen = yield* ask(owner, "longshot", ways, { rule: "SD-22.4", safe });
    if (chosen.kind === "hold-fire") return false;
    turn.shotFollows = true;
    tellAction(g, chosen);
    return true;
  },
};

export const network: IdCard = {
  id: "network",
  order: 50,
  colour: "machine",
  box: "hell-gate",
  always: "machine",
  *reveal(g, owner) {
    const rich = othersOf(g, owner).filter((seat) => g.state.seats[seat].programs.length > 0);
    const target = yield* chooseSeat(owner, "network", rich);
    if (target < 0) return;
    const { programs: hand } = g.state.seats[target];
    for (const card of hand) g.show(card, owner);
    const args = { by: owner, target, count: hand.length };
    g.tell("looked-at-programs", args, { cards: hand.slice(), rule: "SD-4.4" });
    const options = hand.map((card) => ({ kind: "discard" as const, card, rule: "SD-13.8" }));
    const { card } = yield* ask(owner, "network", options, { rule: "SD-13.8" });
    g.take(hand, card);
    putUnder(g, card); // SD-13.8
    g.tell("discarded", { seat: target, count: 1 }, { rule: "SD-13.8" });
  },
};

export const cheater: IdCard = {
  id: "cheater",
  order: 52,
  colour: "machine",
  box: "hell-gate",
  // Looks at the top two, draws one and puts the other under the pile.
  *insteadOfDrawing(g, { owner }) {
    if (!mayDraw(g, owner)) {
      yield* draw(g, owner);
      return true;
    }
    inspectTop(g, owner, 2);
    if (g.state.inspected.length === 0) return true; // SD-13.22
    const card = yield* chooseInspected(g, owner, "draw-one");
    yield* putInspectedUnder(g, owner);
    yield* takeDrawn(g, owner, card);
    return true;
  },
};

export const leader: IdCard = {
  id: "leader",
  order: 59,
  colour: "outlaw",
  box: "hell-gate",
  always: "outlaw",
  *reveal(g, owner) {
    const seat = yield* chooseSeat(owner, "leader", othersOf(g, owner));
    if (seat < 0) return;
    g.state.seats[seat].ledBy = owner;
    g.tell("is-led", { seat, by: owner }, { rule: "SD-11.7" });
  },
};

export const doppelganger: IdCard = {
  id: "doppelganger",
  order: 60,
  colour: "outlaw",
  box: "hell-gate",
  *reveal(g, owner, cause) {
    // Abilities that work when revealed, and no other: nothing standing, nothing special.
    const able = othersOf(g, owner).flatMap((target) =>
      revealedIds(g, target)
        .filter(({ reveal, standing, ownerEliminated }) => reveal && !standing && !ownerEliminated)
        .map((id) => ({ id, target })),
    );
    if (able.length === 0) return;
    const options = able.map(({ id, target }) => ({
      kind: "copy" as const,
      name: id.id,
      target,
      on: `seat/${target}/id`,
      rule: "SD-11.7",
    }));
    const chosen =
      options.length === 1 ? options[0] : yield* ask(owner, "copy", options, { rule: "SD-11.7" });
    const found = able.find(({ id }) => id.id === chosen.name);
    g.tell("copied", { seat: owner, name: chosen.name }, { rule: "SD-11.7" });
    if (found?.id.reveal) yield* found.id.reveal(g, owner, cause);
  },
};
