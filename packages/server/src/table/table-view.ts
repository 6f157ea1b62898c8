/** A table as one person sees it: who sits there, what is agreed. The match has a view of its own. */
import type { CampaignView, TableView, WatcherView } from "../wire/messages.js";
import { type CampaignDoc, isPaused, seatOf, type TableDoc } from "./doc.js";

export type { TableView } from "../wire/messages.js";

export function tableView(
  doc: TableDoc,
  revision: number,
  person: string | undefined,
  here: ReadonlySet<string | undefined>,
  watching: number,
): TableView {
  return { ...seenByAll(doc, revision, here, watching), ...seenBy(doc, person) };
}

/** What everybody sees of it. */
export function seenByAll(
  doc: TableDoc,
  revision: number,
  here: ReadonlySet<string | undefined>,
  watching: number,
): TableView {
  const { invite, share, changed, guests, sentAway, declined, pauses, seats, campaign, ...rest } =
    doc;
  return {
    ...rest,
    botPace: doc.botPace ?? "natural",
    ...(campaign && { campaign: campaignView(campaign) }),
    ...(isPaused(doc) && { paused: true }),
    revision,
    seats: seats.map((seat) => ({
      ...seat,
      here: seat.person === undefined ? seat.bot !== undefined : here.has(seat.person),
    })),
    watching,
  };
}

/**
 * What one person sees beside that: where they sit, the invitation if it is their table, and who
 * watches them play.
 */
export function seenBy(
  doc: TableDoc,
  person: string | undefined,
  watchers?: readonly WatcherView[],
): Pick<TableView, "you" | "invite" | "watchers"> {
  const you = seatOf(doc, person);
  if (you !== undefined) return { you, invite: doc.invite, ...(watchers && { watchers }) };
  return doc.host === person ? { invite: doc.invite } : {};
}

/** What everybody sees of a campaign: nothing of what it has saved but the matches played. */
function campaignView({ saved, ...seen }: CampaignDoc): CampaignView {
  return { ...seen, played: saved.played };
}
