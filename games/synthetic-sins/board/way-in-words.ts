/** How far a place is, and by which room one gets there: what the eye sees at once. Pure. */
import type { Sector, SectorMap } from "../src/content/types.js";
import { distance, FAR, neighbours } from "../src/map.js";

export type WayThere = {
  readonly steps: number;
  /** Rooms the first step may lead into. */
  readonly by: readonly Sector[];
};

/** Undefined where no way leads. */
export function wayThere(map: SectorMap, from: Sector, to: Sector): WayThere | undefined {
  const steps = distance(map, from, to);
  if (steps >= FAR) return undefined;
  const by = neighbours(map, from).filter((next) => distance(map, next, to) === steps - 1);
  return { steps, by };
}
