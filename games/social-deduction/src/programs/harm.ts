/** Programs that hurt, heal, protect and expose. */
import type { AtPlayer, Plainly, Program } from "../cards.js";
import { demand, heal, isHurt } from "../health.js";
import { ask, type RevealLoyalty } from "../questions.js";
import { revealLoyalty, unreveal } from "../reveal.js";
import { forceId } from "../reveal-id.js";
import { programTargets } from "../standing.js";
import type { Place, Side } from "../state.js";
import { hiddenIds, hiddenSides, placeRef, revealedSides } from "../table.js";

/** HP that a medkit heals. */
const MEDKIT = 1;

export const nanoMedkit: Program<AtPlayer> = {
  id: "nano-medkit",
  order: 22,
  copies: 3,
  box: "core",
  timing: "any",
  hit: true,
  heals: MEDKIT,
  choices: (g, by) =>
    programTargets(g, by, true)
      .filter((target) => isHurt(g, target)) // SD-R28
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    heal(g, target, MEDKIT);
  },
};

export const bodyArmour: Program<Plainly> = {
  id: "body-armour",
  order: 23,
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

export const grenade: Program<AtPlayer> = {
  id: "grenade",
  order: 39,
  copies: 4,
  box: "core",
  timing: "turn",
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
  *play(g, by, { target }) {
    yield* demand(g, target, { by, name: "grenade", damage: 1, rule: "SD-9.14" }); // SD-15.5
  },
};

export const spotlight: Program<AtPlayer & { readonly side: Side }> = {
  id: "spotlight",
  order: 29,
  copies: 2,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by).flatMap((target) =>
      hiddenSides(g, target).map((side) => ({ target, side })),
    ),
  *play(g, _by, { target, side }) {
    revealLoyalty(g, target, side);
  },
};

export const exposed: Program<AtPlayer> = {
  id: "exposed",
  order: 30,
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by, true)
      .filter((target) => hiddenIds(g, target).length > 0)
      .map((target) => ({ target })),
  *play(g, by, { target }) {
    yield* forceId(g, by, target);
  },
};

export const blackout: Program<{ readonly place: Place; readonly which?: number }> = {
  id: "blackout",
  order: 31,
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) => [
    ...revealedSides(g, by).map((place) => ({ place })),
    ...g.state.seats[by].ids
      .map(({ revealed }, which) => ({ revealed, which }))
      .filter(({ revealed }) => revealed)
      .map(({ which }) => ({ place: "id" as const, which })),
  ],
  *play(g, by, { place, which }) {
    unreveal(g, by, place, which);
  },
};

export const safeHouse: Program<Plainly> = {
  id: "safe-house",
  order: 40,
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  // SD-20.3: a shared card is protected for both of its owners.
  barsLook: (_g, { owner }, _by, owners) => (owners.includes(owner) ? "SD-22.1" : undefined),
};

export const trojan: Program<Plainly> = {
  id: "trojan",
  order: 41,
  copies: 1,
  box: "core",
  timing: "immediate",
  *play(g, by) {
    const sides = hiddenSides(g, by);
    if (sides.length === 0) return;
    const options: RevealLoyalty[] = sides.map((side) => ({
      kind: "reveal-loyalty",
      side,
      on: placeRef(by, side),
      rule: "SD-13.6",
    }));
    const chosen = yield* ask(by, "trojan", options, { rule: "SD-13.6" });
    revealLoyalty(g, by, chosen.side);
  },
};
