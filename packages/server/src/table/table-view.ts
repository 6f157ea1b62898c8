/** A table as one person sees it: who sits there, what is agreed. The match has a view of its own. */
import type { TableView } from "../wire/messages.js";
import { seatOf, type TableDoc } from "./doc.js";

export type { TableView } from "../wire/messages.js";

export function tableView(
  doc: TableDoc,
  revision: number,
  person: string | undefined,
  here: ReadonlySet<string | undefined>,
  watching: number,
): TableView {
  const { invite, changed: _, guests: __, seats, ...rest } = doc;
  const you = seatOf(doc, person);
  return {
    ...rest,
    revision,
    seats: seats.map((seat) => ({
      ...seat,
      here: seat.person === undefined ? seat.bot !== undefined : here.has(seat.person),
    })),
    watching,
    ...(you !== undefined && { you }),
    ...((you !== undefined || doc.host === person) && { invite }),
  };
}
