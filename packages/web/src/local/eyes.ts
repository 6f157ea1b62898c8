/**
 * Whose eyes a screen shows a match with. Alone, always one's own. Where several people share the
 * screen, whoever took it last keeps it until another of them is asked; then a curtain falls, behind
 * which there is only what everybody may see.
 */
import type { Seat, Viewer } from "@sprawl/engine";

export type Eyes = {
  readonly viewer: Viewer;
  /** Who must take the screen. */
  readonly curtain?: Seat;
};

export function eyesOf(
  people: readonly Seat[],
  waiting: readonly Seat[],
  holds: Seat | undefined,
): Eyes {
  if (people.length === 0) return { viewer: "spectator" };
  if (people.length === 1) return { viewer: people[0] };
  const asked = people.filter((seat) => waiting.includes(seat));
  if (asked.length === 0 || (holds !== undefined && asked.includes(holds))) {
    return { viewer: holds ?? "spectator" };
  }
  return { viewer: "spectator", curtain: asked[0] };
}
