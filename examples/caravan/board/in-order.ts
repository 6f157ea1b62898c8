/** A hand as a person holds it: good by good, low to high; a card drawn moves no other about. */
import type { View } from "@sprawl/engine";
import type { CaravanState, Card } from "../src/state.js";

export function inOrder({ faces }: View<CaravanState>, hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => Number(faces[a]) - Number(faces[b]));
}
