/** Matches that were saved under older rules, made to fit these. */
import type { Migration } from "@sprawl/engine";

export const migrations: readonly Migration[] = [{ to: 2, migrate: withoutLooks }];

/** A player may report several cards looked at (SD-R63); of the one kept until then its card is not known. */
function withoutLooks(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly seats: readonly object[] };
  const seats = state.seats.map((own) => ({ ...own, looked: [] }));
  return { ...snapshot, state: { ...state, seats } };
}
