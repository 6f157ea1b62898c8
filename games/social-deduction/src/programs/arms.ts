/** Programs about weapons and shots. */
import type { Seat } from "@sprawl/engine";
import { type Aim, aimed, aimOf, isPlayer, sameAim } from "../aim.js";
import { announcedWeapon, shotAim } from "../announced.js";
import type { AtPlayer, Moment, Plainly, Program } from "../cards.js";
import { isShot } from "../questions.js";
import { programTargets } from "../standing.js";
import type { Deduction, Weapon } from "../state.js";
import type { WeaponKind } from "../weapon-cards.js";
import { cardOf, drop, heldWeapons, legalAims, setAim, takeWeapon, weaponOf } from "../weapons.js";

/** The weapon whose shot has just been announced and can still be fired. */
function announced(g: Deduction, moment: Moment): Weapon | undefined {
  const weapon = announcedWeapon(g, moment);
  return weapon && !g.state.turn.jammed.includes(weapon.id) ? weapon : undefined;
}

/** Others who hold a weapon and can be targeted. */
function armedTargets(g: Deduction, by: Seat): Seat[] {
  return programTargets(g, by).filter((target) => weaponOf(g, target));
}

export const disarm: Program<AtPlayer> = {
  id: "disarm",
  order: 20,
  copies: 2,
  box: "core",
  timing: "any",
  choices: (g, by) => armedTargets(g, by).map((target) => ({ target })),
  *play(g, _by, { target }) {
    drop(g, target);
  },
};

export const jammedTrigger: Program<Plainly> = {
  id: "jammed-trigger",
  order: 21,
  copies: 2,
  box: "core",
  timing: "any",
  choices: (g, _by, moment) => (announced(g, moment) ? [{}] : []),
  *play(g) {
    const { turn } = g.state;
    const weapon = weaponOf(g, turn.seat);
    if (!weapon) return;
    turn.jammed.push(weapon.id);
    g.tell("jammed", { seat: turn.seat, weapon: weapon.kind }, { rule: "SD-22.1" });
  },
};

export const ricochet: Program<Aim> = {
  id: "ricochet",
  order: 24,
  copies: 3,
  box: "core",
  timing: "any",
  choices: (g, by, moment) => {
    const weapon = announced(g, moment);
    if (!weapon || !shotAim(g, weapon).includes(by)) return [];
    const open = programTargets(g, by);
    const aims = legalAims(g, weapon.holder, weapon.kind).filter((aim) =>
      aim.every((target) => isPlayer(target) && open.includes(target)),
    );
    if (aims.length > 0 || cardOf(weapon).targets < 2) return aims.map(aimed);
    return [aimed(shotAim(g, weapon).filter((target) => target !== by))];
  },
  *play(g, by, choice) {
    const { turn } = g.state;
    const weapon = weaponOf(g, turn.seat);
    if (!weapon) return;
    const aim = aimOf(choice);
    turn.spared.push(by);
    if (cardOf(weapon).targets > 0) setAim(g, weapon, aim);
    else if (isShot(turn.action)) turn.action = { ...turn.action, ...aimed(aim) };
  },
};

export const grab: Program<AtPlayer> = {
  id: "grab",
  order: 25,
  copies: 2,
  box: "core",
  timing: "turn",
  choices: (g, by) => (weaponOf(g, by) ? [] : armedTargets(g, by).map((target) => ({ target }))),
  *play(g, by, { target }) {
    yield* takeWeapon(g, by, target);
  },
};

export const magneticGlove: Program<Plainly> = {
  id: "magnetic-glove",
  order: 26,
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  // SD-5.8: an action to take a weapon.
  actions: (g, { owner }) =>
    heldWeapons(g)
      .filter(({ holder }) => holder !== owner)
      .map(({ holder, id }) => ({
        kind: "take-weapon",
        target: holder,
        on: `weapon/${id}`,
        rule: "SD-5.8",
      })),
};

type Hijack = Aim & { readonly from: Seat; readonly weapon: WeaponKind };

export const hijack: Program<Hijack> = {
  id: "hijack",
  order: 37,
  copies: 2,
  box: "core",
  timing: "any",
  choices: (g, by) => {
    const open = [...programTargets(g, by), by];
    return heldWeapons(g)
      .filter(({ holder }) => holder !== by && open.includes(holder))
      .filter((weapon) => cardOf(weapon).targets > 0)
      .flatMap(({ holder, kind, aim: present }) =>
        legalAims(g, holder, kind)
          .filter((aim) => !sameAim(aim, present))
          .filter((aim) => aim.every((target) => isPlayer(target) && open.includes(target)))
          .map((aim) => ({ from: holder, weapon: kind, ...aimed(aim) })),
      );
  },
  *play(g, _by, choice) {
    const weapon = weaponOf(g, choice.from);
    if (weapon) setAim(g, weapon, aimOf(choice));
  },
};

export const emp: Program<Plainly> = {
  id: "emp",
  order: 38,
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g) => (heldWeapons(g).length > 0 ? [{}] : []),
  *play(g) {
    for (const { holder } of heldWeapons(g)) drop(g, holder);
  },
};
