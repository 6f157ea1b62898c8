/** Programs of the expansion about weapons, shots and damage. */
import type { Rule, Seat } from "@sprawl/engine";
import { announcedWeapon, shotAim } from "../../announced.js";
import type { AtPlayer, Moment, Plainly, Program } from "../../cards.js";
import { effect } from "../../elimination.js";
import { demand, heal, isHurt, mayPassOn, passOn } from "../../health.js";
import { giveUp, isSpam } from "../../limit.js";
import type { Self } from "../../moments.js";
import type { StepIn } from "../../questions.js";
import { mayTurnDown } from "../../reveal.js";
import { programTargets } from "../../standing.js";
import type { Deduction, Weapon } from "../../state.js";
import { isLiving, revealedSides } from "../../table.js";
import { aimAnew, hasUnlocked, heldWeapons, legalAims, lostHold, weaponOf } from "../../weapons.js";

export const hellGate: Program<Plainly> = {
  id: "hell-gate",
  order: 55,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  unlocks: "hell-gate", // SD-8.20
  choices: (g, by) => (isSpam(g, "hell-gate") || hasUnlocked(g, by, "hell-gate") ? [] : [{}]),
};

export const secondWind: Program<AtPlayer> = {
  id: "second-wind",
  order: 58,
  copies: 2,
  box: "hell-gate",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by, true)
      .filter((target) => isHurt(g, target) || revealedSides(g, target).length > 0)
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    heal(g, target, 1);
    yield* mayTurnDown(g, target);
  },
};

/** Weapons aimed at this player that could be aimed at somebody else. */
function aimedAt(g: Deduction, seat: Seat): Weapon[] {
  return heldWeapons(g).filter(
    ({ aim, holder, kind }) =>
      aim.includes(seat) && legalAims(g, holder, kind).some((other) => !other.includes(seat)),
  );
}

export const smokeScreen: Program<Plainly> = {
  id: "smoke-screen",
  order: 59,
  copies: 2,
  box: "hell-gate",
  timing: "any",
  choices: (g, by) => (aimedAt(g, by).length > 0 ? [{}] : []),
  *play(g, by) {
    for (const weapon of aimedAt(g, by)) yield* aimAnew(g, weapon, weapon.holder, false, by);
  },
};

export const crossFire: Program<{ readonly target: readonly Seat[] }> = {
  id: "cross-fire",
  order: 60,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  choices: (g, by) => {
    const armed = programTargets(g, by).filter((seat) => weaponOf(g, seat));
    return armed.flatMap((one, i) => armed.slice(i + 1).map((other) => ({ target: [one, other] })));
  },
  *play(g, by, { target }) {
    const [one, other] = target;
    yield* exchangeWeapons(g, by, one, other);
  },
};

function* exchangeWeapons(g: Deduction, by: Seat, one: Seat, other: Seat): Rule<void> {
  const first = weaponOf(g, one);
  const second = weaponOf(g, other);
  if (!first || !second) return;
  first.holder = other;
  second.holder = one;
  for (const seat of [one, other]) lostHold(g, seat); // SD-5.9
  g.tell("exchanged-weapons", { seat: one, target: other }, { rule: "SD-8.14" });
  const place = ({ holder }: Weapon) => (holder - by + g.seats) % g.seats;
  for (const weapon of [first, second].sort((a, b) => place(a) - place(b))) {
    yield* aimAnew(g, weapon, weapon.holder, true); // SD-8.14
  }
}

export const firmwareLock: Program<AtPlayer> = {
  id: "firmware-lock",
  order: 61,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  barsProgram: (_g, { permanent }, shooter) =>
    permanent?.target === shooter ? "SD-13.5" : undefined,
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
};

export const hostage: Program<AtPlayer> = {
  id: "hostage",
  order: 63,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  // Its target takes a point of a shot in place of the owner, once.
  waysToStepIn: takingHostage,
  mightStepIn: (g, self, seat, moment) => takingHostage(g, self, seat, moment).length > 0,
  *stepIn(g, { owner, permanent }, seat, { kind }) {
    const { hit } = g.state;
    if (owner !== seat || kind !== "use-hostage" || !permanent) return false;
    giveUp(g, seat, permanent.card);
    if (hit) yield* passOn(g, hit, permanent.target);
    return true;
  },
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
};

function takingHostage(
  g: Deduction,
  { owner, permanent }: Self,
  seat: Seat,
  moment: Moment,
): StepIn[] {
  const { hit } = g.state;
  if (moment !== "hit" || !hit || !mayPassOn(hit)) return [];
  if (owner !== seat || seat !== hit.victim || !permanent) return [];
  const { target } = permanent;
  if (target === seat || !isLiving(g, target)) return [];
  return [{ kind: "use-hostage", target, rule: "SD-13.5" }];
}

export const mirrorProtocol: Program<Plainly> = {
  id: "mirror-protocol",
  order: 64,
  copies: 1,
  box: "hell-gate",
  timing: "any",
  choices: (g, by, moment) => {
    const weapon = announcedWeapon(g, moment);
    return weapon && shotAim(g, weapon).includes(by) ? [{}] : [];
  },
  *play(g, by) {
    g.state.turn.mirrors.push(by);
  },
  // Strikes back when the shot is done.
  lasting: ({ state }, owner) => state.turn.mirrors.includes(owner),
  *afterShot(g, { owner }, shooter, targets) {
    const { turn } = g.state;
    if (!turn.mirrors.includes(owner)) return;
    turn.mirrors = turn.mirrors.filter((seat) => seat !== owner);
    if (!targets.includes(owner) || !isLiving(g, shooter)) return;
    yield* effect(
      g,
      demand(g, shooter, { by: owner, name: "mirror-protocol", damage: 1, rule: "SD-9.14" }),
    );
  },
};

export const deadMansSwitch: Program<Plainly> = {
  id: "dead-mans-switch",
  order: 65,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  permanent: true,
  // Who eliminated the owner pays for it; an EX Boss is nobody (SD-R54).
  *ownerEliminated(g, owner, { card }) {
    const { killer } = g.state.seats[owner];
    if (isLiving(g, owner) || killer < 0 || killer === owner || !isLiving(g, killer)) return;
    giveUp(g, owner, card);
    const by = { by: owner, name: "dead-mans-switch" };
    const wanted = { ...by, sides: [], id: true, damage: 2, rule: "SD-16.10" };
    yield* effect(g, demand(g, killer, wanted));
  },
};
