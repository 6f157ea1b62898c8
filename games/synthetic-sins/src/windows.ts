/**
 * SS-R95, SS-R96: the moments at which cards may be used. A window is opened only if there is a
 * card that could be used in it, or if the table wants to pause at every window.
 */
import type { Plain, Rule } from "@sprawl/engine";
import { resolveUse, usesIn } from "./cards.js";
import type { Sector, Window } from "./content/types.js";
import { offer, type Use } from "./questions.js";
import { type Draw, type EnemyToken, type Sins, YOU } from "./state.js";

/** A Noise or Detection token is about to be placed. */
export type TokenMoment = {
  readonly kind: "noise" | "detection";
  readonly sector: Sector;
  stopped: boolean;
};

/** An enemy is about to search your sector. */
export type SearchMoment = { readonly enemy: EnemyToken; prevented: boolean };

/** A drone's activation begins. */
export type DroneMoment = { readonly enemy: EnemyToken; overridden: boolean };

/** What is going on when a card may be used; what a card changes about it, it changes here. */
export type Moment = {
  readonly windows: readonly Window[];
  readonly draw?: Draw;
  readonly token?: TokenMoment;
  readonly search?: SearchMoment;
  readonly drone?: DroneMoment;
};

/** The questions that are such windows. */
type WindowKind = "after-draw" | "search" | "token" | "drone-acts" | "before-reinforcements";

/** Offer every card that fits this moment, again and again until you pass (SS-R96). */
export function* openWindow(
  g: Sins,
  kind: WindowKind,
  moment: Moment,
  args: () => Readonly<Record<string, Plain>>,
): Rule<void> {
  const played: Use[] = [];
  const usable = () =>
    usesIn(g, moment).filter((use) => !played.some((old) => isSameCard(old, use)));
  yield* offer(
    kind,
    () => (usable().length > 0 || g.options.pauseAtEveryWindow ? [YOU] : []),
    () => ({ options: usable(), rule: "SS-R95", args: args() }),
    function* (_seat, use) {
      played.push(use); // SS-R96: each copy once per moment
      yield* resolveUse(g, use, moment);
    },
  );
}

const isSameCard = (a: Use, b: Use): boolean => a.kind === b.kind && a.copy === b.copy;
