/** Programs that hurt, heal, protect and expose. */
import { ask, type Option } from "@sprawl/engine";
import type { Program } from "../cards.js";
import { demand, heal, isHurt } from "../health.js";
import { forceId, revealLoyalty, unreveal } from "../reveal.js";
import { programTargets } from "../standing.js";
import type { Place, Side } from "../state.js";
import { hiddenIds, hiddenSides, placeRef, revealedSides } from "../table.js";

export const nanoMedkit: Program = {
  id: "nano-medkit",
  copies: 3,
  box: "core",
  timing: "any",
  hit: true,
  choices: (g, by) =>
    programTargets(g, by, true)
      .filter((target) => isHurt(g, target)) // SD-R28
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    heal(g, Number(target), 1);
  },
};

export const bodyArmour: Program = {
  id: "body-armour",
  copies: 2,
  box: "core",
  timing: "any",
  hit: true,
  choices: (g, by, moment) => (moment === "hit" && g.state.hit?.victim === by ? [{}] : []),
  *play(g, by) {
    if (g.state.hit) g.state.hit.amount = 0;
    g.tell("prevented", { seat: by }, { rule: "SD-15.4" });
  },
};

export const grenade: Program = {
  id: "grenade",
  copies: 4,
  box: "core",
  timing: "turn",
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
  *play(g, by, { target }) {
    yield* demand(g, Number(target), { by, damage: 1, rule: "SD-9.14" }); // SD-15.5
  },
};

export const spotlight: Program = {
  id: "spotlight",
  copies: 2,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by).flatMap((target) =>
      hiddenSides(g, target).map((side) => ({ target, side })),
    ),
  *play(g, _by, { target, side }) {
    revealLoyalty(g, Number(target), side as Side);
  },
};

export const exposed: Program = {
  id: "exposed",
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by, true)
      .filter((target) => hiddenIds(g, target).length > 0)
      .map((target) => ({ target })),
  *play(g, by, { target }) {
    yield* forceId(g, by, Number(target));
  },
};

export const blackout: Program = {
  id: "blackout",
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) => [
    ...revealedSides(g, by).map((place) => ({ place })),
    ...g.state.seats[by].ids
      .map(({ revealed }, which) => ({ revealed, which }))
      .filter(({ revealed }) => revealed)
      .map(({ which }) => ({ place: "id", which })),
  ],
  *play(g, by, { place, which }) {
    unreveal(g, by, place as Place, which === undefined ? undefined : Number(which));
  },
};

export const safeHouse: Program = {
  id: "safe-house",
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  hidesCards: true,
};

export const trojan: Program = {
  id: "trojan",
  copies: 1,
  box: "core",
  timing: "immediate",
  *play(g, by) {
    const sides = hiddenSides(g, by);
    if (sides.length === 0) return;
    const options = sides.map((side) => ({
      kind: "reveal-loyalty",
      side,
      on: placeRef(by, side),
      rule: "SD-13.6",
    }));
    const chosen = yield* ask<Option>(by, "trojan", options, { rule: "SD-13.6" });
    revealLoyalty(g, by, chosen.side as Side);
  },
};
