/** SS-23: Locks bar only you, and only from entering. */
import type { Sector } from "./content/types.js";
import { neighbours } from "./map.js";
import type { Seen, Sins } from "./state.js";

/** SS-6.7: may you enter this sector, as far as Locks go? */
export function mayEnter(g: Seen, sector: Sector): boolean {
  return !g.state.locks.includes(sector) || g.state.you.keys > 0; // SS-6.7, SS-23.1, SS-23.3, SS-R70
}

/** SS-6.8: the adjacent sectors you can enter. */
export function enterable(g: Sins): Sector[] {
  return neighbours(g.state.map, g.state.you.sector).filter((sector) => mayEnter(g, sector));
}

/** SS-23.2: entering a locked sector uses up one Key and that Lock. */
export function unlock(g: Sins, sector: Sector): void {
  const { locks, you } = g.state;
  if (!locks.includes(sector)) return;
  you.keys -= 1; // SS-23.2, SS-R71
  removeLock(g, sector, "SS-23.2");
}

export function removeLock(g: Sins, sector: Sector, rule: string): void {
  const { locks } = g.state;
  locks.splice(locks.indexOf(sector), 1);
  g.tell("unlocked", { sector }, { rule });
}
