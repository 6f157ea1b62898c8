/** A table as one person sees it: who sits there, what is agreed. The match has a view of its own. */
import { type SeatDoc, seatOf, type TableDoc, type Vote } from "./doc.js";

export type SeatView = SeatDoc & { readonly here: boolean };

export type TableView = {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly options: TableDoc["options"];
  readonly pace: TableDoc["pace"];
  readonly private: boolean;
  readonly shuffleSeats: boolean;
  readonly status: TableDoc["status"];
  readonly seats: readonly SeatView[];
  readonly host: string;
  readonly votes: readonly Vote[];
  readonly match?: string;
  readonly earlier: readonly string[];
  readonly ended?: TableDoc["ended"];
  /** How many watch without a seat. */
  readonly watching: number;
  /** Where you sit; and for those of the table, the invitation. */
  readonly you?: number;
  readonly invite?: string;
};

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
