/** What weapons are aimed at, and how options and events say it. */
import type { Seat } from "@sprawl/engine";

/** What options call an EX Boss, for a board to light up. */
export type ExBossRef = `ex-boss/${number}`;

/** What a weapon is aimed at: a player or an EX Boss. */
export type Target = Seat | ExBossRef;

/** An aim as an option says it: seats in `target`, numbers of EX Bosses in `boss`. */
export type Aim = { readonly target: readonly Seat[]; readonly boss?: readonly number[] };

/** A verb as options and events say it, by whether EX Bosses are among what is aimed at, or nobody. */
export type Aimed<Verb extends string> =
  | Verb
  | `${Verb}-unaimed`
  | `${Verb}-ex`
  | `${Verb}-ex-pair`;

const REF = "ex-boss/";

export function exBossRef(number: number): ExBossRef {
  return `${REF}${number}` as ExBossRef;
}

export function isPlayer(target: Target): target is Seat {
  return typeof target === "number";
}

export function isExBoss(target: Target): target is ExBossRef {
  return typeof target === "string";
}

export function numberOf(target: ExBossRef): number {
  return Number(target.slice(REF.length));
}

/** The players among what is aimed at. */
export function playersIn(aim: readonly Target[]): Seat[] {
  return aim.filter(isPlayer);
}

export function aimed(aim: readonly Target[]): Aim {
  const target = playersIn(aim);
  const boss = aim.filter(isExBoss).map(numberOf);
  return boss.length > 0 ? { target, boss } : { target };
}

/** The aim an option names. */
export function aimOf({ target, boss = [] }: Aim): Target[] {
  return [...target, ...boss.map(exBossRef)];
}

export function aimKind<Verb extends string>(verb: Verb, aim: readonly Target[]): Aimed<Verb> {
  if (aim.length === 0) return `${verb}-unaimed`;
  const bosses = aim.filter(isExBoss).length;
  if (bosses === 0) return verb;
  return bosses === aim.length ? `${verb}-ex` : `${verb}-ex-pair`;
}

export function sameAim(a: readonly Target[], b: readonly Target[]): boolean {
  return a.length === b.length && a.every((target) => b.includes(target));
}

/** How a target is called, for a board to light up. */
export function targetRef(target: Target): string {
  return isPlayer(target) ? `seat/${target}` : target;
}

/** All ways to say a verb. */
export function formsOf<Verb extends string>(verb: Verb): readonly Aimed<Verb>[] {
  return [verb, `${verb}-unaimed`, `${verb}-ex`, `${verb}-ex-pair`];
}
