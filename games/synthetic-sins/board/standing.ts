/** Where people stand in the drawn house, and how large they are. */
import type { Point } from "@sprawl/art";
import type { Ref, Sector } from "../src/content/types.js";
import type { SinsState } from "../src/index.js";
import type { House } from "./house.js";
import { placesIn } from "./slots.js";

/** Pieces grow against a small house, so that a phone shows them too. */
export const pieceScale = (k: number): number => Math.min(1.6, Math.max(0.92, 0.62 / k));

export const refsIn = (state: SinsState, sector: Sector): readonly Ref[] =>
  Object.values(state.enemies).flatMap((enemy) => (enemy.sector === sector ? [enemy.ref] : []));

/** Where somebody's feet are on the paper, and how near that is. */
export function standing(
  house: House,
  state: SinsState,
  ref: Ref,
): { readonly at: Point; readonly near: number } {
  const { sector } = state.enemies[ref];
  const [x, y] = placesIn(refsIn(state, sector), house.tall).get(ref) ?? [0.5, 0.5];
  return { at: house.at(sector, x, y), near: house.near(sector, x, y) };
}
