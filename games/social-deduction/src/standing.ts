/** What works as long as it lies revealed before a living player: IDs and permanent programs. */
import type { Seat } from "@sprawl/engine";
import type { IdCard, Program, Standing } from "./cards.js";
import type { Permanent, Reading } from "./state.js";
import { isLiving } from "./table.js";

/** The revealed IDs of a living player (SD-11.2, SD-11.3). */
export function revealedIds(g: Reading, seat: Seat): IdCard[] {
  if (!isLiving(g, seat)) return [];
  return g.state.seats[seat].ids
    .filter(({ revealed }) => revealed)
    .map(({ card }) => g.box.ids[g.face(card)]);
}

/** A standing effect of this player's revealed ID, if it has it (SD-11.2, SD-11.13). */
export function standing<K extends keyof Standing>(
  g: Reading,
  seat: Seat,
  what: K,
): Standing[K] | undefined {
  if (!isLiving(g, seat)) return undefined;
  for (const { card, revealed } of g.state.seats[seat].ids) {
    const value = revealed ? g.box.ids[g.face(card)].standing?.[what] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

export type Active = {
  readonly owner: Seat;
  readonly permanent: Permanent;
  readonly card: Program;
};

/** Permanent programs that work: those of living players (SD-13.23, SD-16.5). */
export function activePermanents(g: Reading): Active[] {
  const active: Active[] = [];
  for (let owner = 0; owner < g.seats; owner++) {
    if (!isLiving(g, owner)) continue; // SD-13.23, SD-16.14
    for (const permanent of g.state.seats[owner].permanents) {
      active.push({ owner, permanent, card: g.box.programs[permanent.program] });
    }
  }
  return active;
}

/** Does an active permanent program of this player do this? */
export function hasPermanent(g: Reading, owner: Seat, what: (card: Program) => boolean): boolean {
  if (!isLiving(g, owner)) return false; // SD-13.23
  return g.state.seats[owner].permanents.some(({ program }) => what(g.box.programs[program]));
}

/** Whom programs of this player may target: others who may be, and itself if so said. */
export function programTargets(g: Reading, by: Seat, self = false): Seat[] {
  const targets: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    if (!isLiving(g, seat)) continue; // SD-13.14, SD-16.7
    if (seat === by ? self : !standing(g, seat, "noTarget")) targets.push(seat);
  }
  return targets;
}
