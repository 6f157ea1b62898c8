/**
 * What a game of The Beginning has left for this one. Setup reads it once; what is secret of
 * it lies under handles from then on.
 */
import { BadInput, type Seat } from "@sprawl/engine";
import type { Deduction } from "../state.js";

export type Faction = "human" | "machine" | "legion" | "fallen";
export type Victor = Faction | "outlaws" | "nobody";

/** What a player was at the end, which only that player knows. */
export type Role = {
  readonly faction: Faction;
  /** Legion by infection, not from the beginning. */
  readonly infected: boolean;
  /** The Objective. */
  readonly fulfilled: boolean;
};

/** What everybody could see of a player at the end. */
export type Condition = {
  readonly detained: boolean;
  readonly wounds: number;
  readonly fullHealth: boolean;
  readonly transferred: number;
};

export type Brought = {
  readonly victor: Victor;
  /** It ended because Morale was lost. */
  readonly byMorale: boolean;
  readonly apexDestroyed: boolean;
  readonly deusDestroyed: boolean;
  readonly lastTurn: Seat;
  readonly roles: readonly Role[];
  readonly conditions: readonly Condition[];
};

/** What the campaign brings; undefined if this match stands alone. */
export function broughtTo({ carried, seats }: Pick<Deduction, "carried" | "seats">) {
  const brought = (carried as { readonly campaign?: Brought } | undefined)?.campaign;
  if (!brought) return undefined;
  if (brought.roles.length !== seats || brought.conditions.length !== seats) {
    throw new BadInput("carried.campaign", `must tell of ${seats} players`);
  }
  return brought;
}
