/** A table as one person sees it: who sits there, what is agreed. The match has a view of its own. */

import { toldApart } from "../store/looks.js";
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
  const names = toldApart(seats.map(({ name }) => name));
  return {
    ...rest,
    botPace: doc.botPace ?? "natural",
    ...(campaign && { campaign: campaignView(campaign) }),
    ...(isPaused(doc) && { paused: true }),
    revision,
    votes: doc.votes.map((vote) =>
      vote.name === undefined ? vote : { ...vote, name: nameAt(doc, vote.person, vote.name) },
    ),
    seats: seats.map((seat, n) => ({
      ...seat,
      ...(names[n] !== undefined && { name: names[n] }),
      here: seat.person === undefined ? seat.bot !== undefined : here.has(seat.person),
    })),
    watching,
  };
}

/** What somebody is called at this table, where others may have names that look the same. */
export function nameAt({ seats }: TableDoc, person: string | undefined, name: string): string {
  const seat = person === undefined ? -1 : seats.findIndex((each) => each.person === person);
  const names = seats.map((each, n) => (n === seat ? name : each.name));
  return toldApart(seat < 0 ? [...names, name] : names).at(seat) ?? name;
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
