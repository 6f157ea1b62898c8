/** Chances, counted from the cards nobody has seen yet, as a player could count them (SS-R111). */
import type { View } from "@sprawl/engine";
import { content, type SinsState } from "../src/index.js";

type Face = content.ModifierFace;

/** The modifier cards still to come, each face with the number of its cards. */
export type Odds = { readonly faces: readonly (readonly [Face, number])[]; readonly total: number };

/** What may be drawn next. An empty deck is shuffled first. */
export function oddsOf({ state, faces }: View<SinsState>): Odds {
  const left = new Map<Face, number>(content.modifierCounts);
  const open = [...(state.deck.length === 0 ? [] : state.discard), ...(state.draw?.cards ?? [])];
  for (const card of open) {
    const face = faces[card] as Face;
    left.set(face, (left.get(face) ?? 0) - 1);
  }
  const list = [...left].filter(([, count]) => count > 0);
  return { faces: list, total: list.reduce((sum, [, count]) => sum + count, 0) };
}

/** The chance, from 0 to 1, that the next card is at least this; "any" counts as `any`. */
export function chanceOf({ faces, total }: Odds, needed: number, any: number): number {
  let good = 0;
  for (const [face, count] of faces) if ((face === "any" ? any : face) >= needed) good += count;
  return total === 0 ? 0 : good / total;
}
