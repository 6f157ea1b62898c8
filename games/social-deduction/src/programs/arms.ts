/** Programs about weapons and shots. */
import type { Seat } from "@sprawl/engine";
import type { Moment, Program } from "../cards.js";
import { programTargets } from "../standing.js";
import { BOSS, type Deduction, type Target, type Weapon } from "../state.js";
import {
  aimed,
  aimOf,
  cardOf,
  drop,
  heldWeapons,
  legalAims,
  plainKind,
  sameAim,
  setAim,
  takeWeapon,
  weaponOf,
} from "../weapons.js";

/** The weapon whose shot has just been announced and can still be fired. */
function announced(g: Deduction, moment: Moment): Weapon | undefined {
  const { turn } = g.state;
  if (moment !== "interrupt" || plainKind(turn.action?.kind ?? "") !== "shoot" || !turn.armed)
    return undefined;
  const weapon = weaponOf(g, turn.seat);
  return weapon && !turn.jammed.includes(weapon.id) ? weapon : undefined;
}

/** What the announced shot is aimed at. */
function shotAim(g: Deduction, weapon: Weapon): readonly Target[] {
  const { action } = g.state.turn;
  return cardOf(weapon).targets === 0 && action ? aimOf(action) : weapon.aim;
}

/** Others who hold a weapon and can be targeted. */
function armedTargets(g: Deduction, by: Seat): Seat[] {
  return programTargets(g, by).filter((target) => weaponOf(g, target));
}

export const disarm: Program = {
  id: "disarm",
  copies: 2,
  box: "core",
  timing: "any",
  choices: (g, by) => armedTargets(g, by).map((target) => ({ target })),
  *play(g, _by, { target }) {
    drop(g, Number(target));
  },
};

export const jammedTrigger: Program = {
  id: "jammed-trigger",
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

export const ricochet: Program = {
  id: "ricochet",
  copies: 3,
  box: "core",
  timing: "any",
  choices: (g, by, moment) => {
    const weapon = announced(g, moment);
    if (!weapon || !shotAim(g, weapon).includes(by)) return [];
    const open = programTargets(g, by);
    const aims = legalAims(g, weapon.holder, weapon.kind).filter((aim) =>
      aim.every((target) => open.includes(target)),
    );
    if (aims.length > 0 || cardOf(weapon).targets < 2) return aims.map(aimed);
    return [aimed(shotAim(g, weapon).filter((target) => target !== by))];
  },
  *play(g, by, choice) {
    const { turn } = g.state;
    const weapon = weaponOf(g, turn.seat);
    if (!weapon) return;
    const aim = aimOf({ kind: "aim", ...choice });
    turn.spared.push(by);
    if (cardOf(weapon).targets > 0) setAim(g, weapon, aim);
    else if (turn.action) turn.action = { ...turn.action, ...aimed(aim) };
  },
};

export const grab: Program = {
  id: "grab",
  copies: 2,
  box: "core",
  timing: "turn",
  choices: (g, by) => (weaponOf(g, by) ? [] : armedTargets(g, by).map((target) => ({ target }))),
  *play(g, by, { target }) {
    yield* takeWeapon(g, by, Number(target));
  },
};

export const magneticGlove: Program = {
  id: "magnetic-glove",
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  grabAction: true, // SD-5.8
};

export const hijack: Program = {
  id: "hijack",
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
          .filter((aim) => aim.every((target) => target < BOSS && open.includes(target)))
          .map((aim) => ({ from: holder, weapon: kind, ...aimed(aim) })),
      );
  },
  *play(g, _by, choice) {
    const weapon = weaponOf(g, Number(choice.from));
    if (weapon) setAim(g, weapon, aimOf({ kind: "aim", ...choice }));
  },
};

export const emp: Program = {
  id: "emp",
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g) => (heldWeapons(g).length > 0 ? [{}] : []),
  *play(g) {
    for (const { holder } of heldWeapons(g)) drop(g, holder);
  },
};
