/** Matches that were saved under older rules, made to fit these. */
import type { Migration } from "@sprawl/engine";

export const migrations: readonly Migration[] = [{ to: 2, migrate: withoutCampaign }];

/** Until then there was no campaign. */
function withoutCampaign(snapshot: Record<string, unknown>): Record<string, unknown> {
  const state = snapshot.state as { readonly seats: readonly object[] };
  const seats = state.seats.map((own) => ({ ...own, transferred: [] }));
  return { ...snapshot, state: { ...state, campaign: false, seats } };
}
