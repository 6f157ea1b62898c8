/** A table's campaign as a file: what this person may know of it, and every record that is open. */
import type { Plain } from "@sprawl/engine";
import type { MatchRecord } from "@sprawl/engine/host";
import type { CampaignView, TableView } from "@sprawl/server/wire";
import type { Ask } from "../feed/online-http.js";

/** A match of it: as it was played, or why it cannot be told yet. */
type StoredMatch =
  | { readonly match: string; readonly record: MatchRecord }
  | { readonly match: string; readonly closed: string };

export type StoryFile = Pick<CampaignView, "game" | "played" | "ending" | "winners"> & {
  readonly format: "sprawl-story/1";
  readonly seats: readonly string[];
  readonly carried: Plain;
  readonly matches: readonly StoredMatch[];
};

export async function storyFile(
  { id, seats, earlier, match }: Pick<TableView, "id" | "seats" | "earlier" | "match">,
  { game, played, ending, winners }: CampaignView,
  ask: Ask,
): Promise<StoryFile> {
  const all = match === undefined ? earlier : [...earlier, match];
  const got = await ask<{ carried: Plain }>("GET", `/api/tables/${id}/campaign`);
  return {
    format: "sprawl-story/1",
    game,
    seats: seats.map(({ name = "" }) => name),
    played,
    ...(ending !== undefined && { ending }),
    ...(winners && { winners }),
    carried: got.ok ? got.body.carried : undefined,
    matches: await Promise.all(all.map((each) => stored(each, ask))),
  };
}

async function stored(match: string, ask: Ask): Promise<StoredMatch> {
  const got = await ask<MatchRecord>("GET", `/api/matches/${match}/record`);
  return got.ok ? { match, record: got.body } : { match, closed: got.error.code };
}
