/** Matches that were saved under older rules, made to fit these. */
import type { Migration } from "@sprawl/engine";

export const migrations: readonly Migration[] = [
  { to: 2, migrate: withoutCampaign },
  { to: 3, migrate: withoutMemory },
];

/** Until then there was no campaign. */
function withoutCampaign(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly seats: readonly object[] };
  const seats = state.seats.map((own) => ({ ...own, transferred: [] }));
  return { ...snapshot, state: { ...state, campaign: false, seats } };
}

/** Until then the table kept no record, and nobody said anything between rounds. */
function withoutMemory(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly seats: readonly { readonly tally: object }[] };
  const seats = state.seats.map((own) => ({
    ...own,
    tally: { ...own.tally, nexusFailed: 0, resources: 0 },
  }));
  return { ...snapshot, state: { ...state, seats, checks: [], motions: [], said: [] } };
}
