/** Programs of the expansion about weapons, shots and damage. */
import type { Rule, Seat } from "@sprawl/engine";
import type { Program } from "../../cards.js";
import { heal, isHurt } from "../../health.js";
import { isSpam } from "../../limit.js";
import { mayTurnDown } from "../../reveal.js";
import { programTargets } from "../../standing.js";
import type { Deduction, Weapon } from "../../state.js";
import { revealedSides } from "../../table.js";
import {
  aimAnew,
  aimOf,
  cardOf,
  hasUnlocked,
  heldWeapons,
  legalAims,
  plainKind,
  weaponOf,
} from "../../weapons.js";

export const hellGate: Program = {
  id: "hell-gate",
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  unlocks: "hell-gate", // SD-8.20
  choices: (g, by) => (isSpam(g, "hell-gate") || hasUnlocked(g, by, "hell-gate") ? [] : [{}]),
};

export const secondWind: Program = {
  id: "second-wind",
  copies: 2,
  box: "hell-gate",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by, true)
      .filter((target) => isHurt(g, target) || revealedSides(g, target).length > 0)
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    heal(g, Number(target), 1);
    yield* mayTurnDown(g, Number(target));
  },
};

/** Weapons aimed at this player that could be aimed at somebody else. */
function aimedAt(g: Deduction, seat: Seat): Weapon[] {
  return heldWeapons(g).filter(
    ({ aim, holder, kind }) =>
      aim.includes(seat) && legalAims(g, holder, kind).some((other) => !other.includes(seat)),
  );
}

export const smokeScreen: Program = {
  id: "smoke-screen",
  copies: 2,
  box: "hell-gate",
  timing: "any",
  choices: (g, by) => (aimedAt(g, by).length > 0 ? [{}] : []),
  *play(g, by) {
    for (const weapon of aimedAt(g, by)) yield* aimAnew(g, weapon, weapon.holder, false, by);
  },
};

export const crossFire: Program = {
  id: "cross-fire",
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  choices: (g, by) => {
    const armed = programTargets(g, by).filter((seat) => weaponOf(g, seat));
    return armed.flatMap((one, i) => armed.slice(i + 1).map((other) => ({ target: [one, other] })));
  },
  *play(g, by, { target }) {
    const [one, other] = target as readonly Seat[];
    yield* exchangeWeapons(g, by, one, other);
  },
};

function* exchangeWeapons(g: Deduction, by: Seat, one: Seat, other: Seat): Rule<void> {
  const first = weaponOf(g, one);
  const second = weaponOf(g, other);
  if (!first || !second) return;
  first.holder = other;
  second.holder = one;
  g.tell("exchanged-weapons", { seat: one, target: other }, { rule: "SD-8.14" });
  const place = ({ holder }: Weapon) => (holder - by + g.seats) % g.seats;
  for (const weapon of [first, second].sort((a, b) => place(a) - place(b))) {
    yield* aimAnew(g, weapon, weapon.holder, true); // SD-8.14
  }
}

export const firmwareLock: Program = {
  id: "firmware-lock",
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  locksFirmware: true,
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
};

export const hostage: Program = {
  id: "hostage",
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  hostage: true,
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
};

export const mirrorProtocol: Program = {
  id: "mirror-protocol",
  copies: 1,
  box: "hell-gate",
  timing: "any",
  choices: (g, by, moment) => {
    const { turn } = g.state;
    if (moment !== "interrupt" || plainKind(turn.action?.kind ?? "") !== "shoot") return [];
    const weapon = weaponOf(g, turn.seat);
    if (!weapon || !turn.armed || !turn.action) return [];
    const aim = cardOf(weapon).targets === 0 ? aimOf(turn.action) : weapon.aim;
    return aim.includes(by) ? [{}] : [];
  },
  *play(g, by) {
    g.state.turn.mirrors.push(by);
  },
};

export const deadMansSwitch: Program = {
  id: "dead-mans-switch",
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  deadMansSwitch: true,
};
