/** A table as it is kept: the people, the bots, what is agreed. Nothing of the match's secrets. */
import type { OptionValues, Seat } from "@sprawl/engine";
import type { Ending, Pace, SeatDoc, TableStatus, Vote } from "../wire/messages.js";

export type { BotKind, Pace, SeatDoc, Vote, VoteKind } from "../wire/messages.js";

export type TableDoc = {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatDoc[];
  readonly host: string;
  readonly pace: Pace;
  readonly private: boolean;
  readonly invite: string;
  readonly status: TableStatus;
  readonly changed: number;
  readonly votes: readonly Vote[];
  /** Seats are mixed when play begins. */
  readonly shuffleSeats: boolean;
  /** The match that is played, or was last; and those before it. */
  readonly match?: string;
  readonly earlier: readonly string[];
  /** Who came by the invitation and found no seat: they may watch. */
  readonly guests: readonly string[];
  readonly ended?: Ending;
};

/** Everybody whose table it is: those who sit there, and who opened it. */
export function peopleAt({ seats, host }: TableDoc): string[] {
  return [...new Set([host, ...seats.flatMap(({ person }) => person ?? [])])];
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
