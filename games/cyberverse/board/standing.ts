/** Who stands where on a District board, over columns and rows. */
import type { Point } from "@sprawl/art";
import { type Character, refOf, type Seen } from "../src/state.js";
import { charactersIn, layoutOf } from "../src/table.js";
import type { District } from "../src/types.js";
import { areaOf, padIn, standIn } from "./ground.js";

export type Footing = { readonly who: Character; readonly at: Point };

/** Everybody on a board with a place: on a position its pad, else one after another in the zone. */
export function standings(g: Seen, district: District): ReadonlyMap<string, Footing> {
  const layout = layoutOf(g, district);
  const taken = new Map<number, number>();
  const found = new Map<string, Footing>();
  for (const who of charactersIn(g, district)) {
    const area = areaOf(layout, who.zone);
    if (who.position >= 0) {
      found.set(refOf(who), { who, at: padIn(area) });
      continue;
    }
    const n = taken.get(who.zone) ?? 0;
    taken.set(who.zone, n + 1);
    found.set(refOf(who), { who, at: standIn(area, n) });
  }
  return found;
}
