/** What tests that want a certain table of Social Deduction look at in its state. */
import type { Seat } from "@sprawl/engine";

export type DeductionState = {
  readonly round: number;
  readonly seats: readonly {
    readonly hp: number;
    readonly programs: readonly unknown[];
    readonly ids: readonly unknown[];
  }[];
  readonly said: readonly {
    readonly by: Seat;
    readonly round: number;
    readonly kind: string;
    readonly team?: string;
  }[];
  readonly weapons: readonly { readonly holder: number; readonly aim: readonly unknown[] }[];
  readonly gate: { readonly bosses: readonly unknown[] };
  readonly sightings: readonly { readonly what: string; readonly by: readonly Seat[] }[];
};
