/** IDs of the expansion about programs, actions and abilities. */
import { ask, type Option, type Rule, type Seat } from "@sprawl/engine";
import type { IdCard } from "../../cards.js";
import { chooseSeat } from "../../choose.js";
import { placeBeside } from "../../hell-gate/beside.js";
import { inspectTop, putUnder, receive, takeDrawn } from "../../pile.js";
import { programs } from "../../programs/index.js";
import { revealedIds } from "../../standing.js";
import type { Deduction } from "../../state.js";
import { livingFrom, othersOf } from "../../table.js";

export const destiny: IdCard = {
  id: "destiny",
  colour: "human",
  box: "hell-gate",
  *reveal(g, owner) {
    inspectTop(g, owner, 3); // SD-13.29
    const { inspected } = g.state;
    for (const card of inspected.slice()) {
      const { beside } = programs[g.face(card)];
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
      kind: "give-program",
      card,
      target,
      on: `seat/${target}`,
      rule: "SD-13.28",
    })),
  );
  const { card, target } = yield* ask<Option>(owner, "give-program", options, {
    rule: "SD-13.28",
  });
  g.take(inspected, Number(card));
  const program = programs[g.face(Number(card)) as string];
  if (program.timing === "immediate" && !program.loyalty) {
    return yield* takeDrawn(g, Number(target), Number(card));
  }
  g.disclose("gave-program", { by: owner, to: Number(target) }, { rule: "SD-13.28" });
  receive(g, Number(target), Number(card));
}

export const longshot: IdCard = {
  id: "longshot",
  colour: "human",
  box: "hell-gate",
  standing: { longshot: true },
};

export const network: IdCard = {
  id: "network",
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
    const options = hand.map((card) => ({ kind: "discard", card, rule: "SD-13.8" }));
    const { card } = yield* ask<Option>(owner, "network", options, { rule: "SD-13.8" });
    g.take(hand, Number(card));
    putUnder(g, Number(card)); // SD-13.8
    g.tell("discarded", { seat: target, count: 1 }, { rule: "SD-13.8" });
  },
};

export const cheater: IdCard = {
  id: "cheater",
  colour: "machine",
  box: "hell-gate",
  standing: { cheats: true },
};

export const leader: IdCard = {
  id: "leader",
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
  colour: "outlaw",
  box: "hell-gate",
  *reveal(g, owner, cause) {
    // Abilities that work when revealed, and no other: nothing standing, nothing special.
    const able = othersOf(g, owner).flatMap((target) =>
      revealedIds(g, target)
        .filter(({ reveal, standing, risesFallen }) => reveal && !standing && !risesFallen)
        .map((id) => ({ id, target })),
    );
    if (able.length === 0) return;
    const options = able.map(({ id, target }) => ({
      kind: "copy",
      name: id.id,
      target,
      on: `seat/${target}/id`,
      rule: "SD-11.7",
    }));
    const chosen =
      options.length === 1
        ? options[0]
        : yield* ask<Option>(owner, "copy", options, { rule: "SD-11.7" });
    const found = able.find(({ id }) => id.id === chosen.name);
    g.tell("copied", { seat: owner, name: String(chosen.name) }, { rule: "SD-11.7" });
    if (found?.id.reveal) yield* found.id.reveal(g, owner, cause);
  },
};
