/** A table as it is kept: the people, the bots, what is agreed. Nothing of the match's secrets. */
import type { OptionValues, Seat } from "@sprawl/engine";
import type { SavedCampaign } from "@sprawl/engine/host";
import type {
  BotPace,
  CampaignView,
  DealView,
  Ending,
  Pace,
  SeatDoc,
  TableStatus,
  Vote,
} from "../wire/messages.js";
import type { Pause } from "./clock.js";

export type { BotKind, BotPace, Pace, SeatDoc, Vote, VoteKind } from "../wire/messages.js";

export type TableDoc = {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatDoc[];
  readonly host: string;
  readonly pace: Pace;
  /** Natural if it does not say. */
  readonly botPace?: BotPace;
  readonly private: boolean;
  readonly invite: string;
  readonly status: TableStatus;
  readonly changed: number;
  readonly votes: readonly Vote[];
  /** The server's share of the next deal: nobody's to see before the match is over. */
  readonly share?: string;
  readonly deal?: DealView;
  /** Seats are mixed when play begins. */
  readonly shuffleSeats: boolean;
  /** The match that is played, or was last; and those before it. */
  readonly match?: string;
  readonly earlier: readonly string[];
  /** Who came by the invitation and found no seat: they may watch. */
  readonly guests: readonly string[];
  /** Who was sent away: they come back only by the invitation that was made since. */
  readonly sentAway?: readonly string[];
  /** When the clocks of this match were stopped. */
  readonly pauses?: readonly Pause[];
  /** Who asked for a seat in this match and did not get it. */
  readonly declined?: readonly string[];
  readonly ended?: Ending;
  /** The campaign that is played here. */
  readonly campaign?: CampaignDoc;
};

/** A campaign at a table. What it has saved is nobody's to see; the rest of it everybody's. */
export type CampaignDoc = Omit<CampaignView, "played"> & {
  readonly saved: Omit<SavedCampaign, "current">;
};

/** Everybody whose table it is: those who sit there, and who opened it. */
export function peopleAt({ seats, host }: TableDoc): string[] {
  return [...new Set([host, ...seats.flatMap(({ person }) => person ?? [])])];
}

/** Do the clocks stand still? */
export function isPaused({ pauses = [] }: TableDoc): boolean {
  const last = pauses.at(-1);
  return last !== undefined && last.until === undefined;
}

/** What notes are kept with: the match, or the one that comes next; or an earlier one, if named. */
export function notesAt({ id, match, earlier }: TableDoc, named?: string): string | undefined {
  const now = match ?? `${id}.${earlier.length + 1}`;
  return named === undefined || named === now || earlier.includes(named)
    ? (named ?? now)
    : undefined;
}

/** Where this person sits. */
export function seatOf({ seats }: TableDoc, person: string | undefined): Seat | undefined {
  const seat = seats.findIndex((each) => each.person !== undefined && each.person === person);
  return seat < 0 ? undefined : seat;
}

/** The seats in which people sit and play. */
export function livingSeats({ seats }: TableDoc): Seat[] {
  return seats.flatMap(({ person, conceded }, seat) => (person && !conceded ? [seat] : []));
}
