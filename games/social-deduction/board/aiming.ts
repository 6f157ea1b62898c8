/** Which lines run across the table: every aim, and what a weapon without one is fired at. */
import type { Seat, Viewer } from "@sprawl/engine";
import { aimOf, type Target } from "../src/aim.js";
import { isShot } from "../src/questions.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";

export type Aim = {
  readonly weapon: string;
  readonly holder: Seat;
  readonly target: Target;
  /** Its shot is announced or being resolved. */
  readonly hot: boolean;
};

export function aimsIn({ weapons, shot, turn }: State): readonly Aim[] {
  const { action } = turn;
  return weapons.flatMap(({ id, holder, aim }) => {
    if (holder === NOBODY) return [];
    const shooting = holder === turn.seat && isShot(action) ? action : undefined;
    const targets = shooting && aim.length === 0 ? aimOf(shooting) : aim;
    const hot = shooting !== undefined || shot?.weapon === id;
    return targets.map((target) => ({ weapon: id, holder, target, hot }));
  });
}

/** Is this whoever looks, and in danger? Whoever is out is not. */
export const isInDanger = (viewer: Viewer, { seats }: State, target: Target): boolean =>
  target === viewer && seats[viewer].hp > 0;

/** How a free weapon is called: of several alike one is offered, and a click on any of them takes it. */
export function refsIn(
  free: readonly Pick<Weapon, "id" | "kind">[],
  id: string,
): readonly string[] {
  const kind = free.find((weapon) => weapon.id === id)?.kind;
  const alike = free.filter((other) => other.kind === kind && other.id !== id);
  return [id, ...alike.map((other) => other.id)].map((each) => `weapon/${each}`);
}
