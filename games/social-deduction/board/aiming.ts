/** Which lines run across the table: every aim, and what a weapon without one is fired at. */
import type { Seat } from "@sprawl/engine";
import { NOBODY, type State, type Target } from "../src/state.js";
import { aimOf, plainKind } from "../src/weapons.js";

export type Aim = {
  readonly weapon: string;
  readonly holder: Seat;
  readonly target: Target;
  /** Its shot is announced or being resolved. */
  readonly hot: boolean;
};

export function aimsIn({ weapons, shot, turn }: State): readonly Aim[] {
  const { action } = turn;
  const shooting = action !== undefined && plainKind(action.kind) === "shoot";
  return weapons.flatMap(({ id, holder, aim }) => {
    if (holder === NOBODY) return [];
    const announced = shooting && holder === turn.seat;
    const targets = announced && aim.length === 0 ? aimOf(action) : aim;
    const hot = announced || shot?.weapon === id;
    return targets.map((target) => ({ weapon: id, holder, target, hot }));
  });
}
