/** A table as it is kept: the people, the bots, what is agreed. Nothing of the match's secrets. */
import type { OptionValues, Seat } from "@sprawl/engine";
import type { Ending } from "../store/matches.js";

/** How much time there is. Seconds. */
export type Pace =
  /** A bank for each seat, and what each answer adds to it. */
  | { readonly kind: "live"; readonly bank: number; readonly increment: number }
  /** So long for each answer. */
  | { readonly kind: "turns"; readonly each: number }
  | { readonly kind: "untimed" };

export type BotKind = "random" | "instinct" | "search";

export type SeatDoc = {
  /** Whose seat it is, and the name shown. */
  readonly person?: string;
  readonly name?: string;
  /** Who plays it: a bot from the start, or one that sits in because the table agreed. */
  readonly bot?: BotKind;
  readonly ready: boolean;
  readonly conceded?: true;
};

/** What the people at a table can agree on. */
export type VoteKind = "kick" | "take-back" | "end" | "sit-in" | "give-back";

export type Vote = {
  readonly id: string;
  readonly kind: VoteKind;
  readonly by: Seat;
  /** The seat it is about. */
  readonly target?: Seat;
  /** To take back: how many answers would be kept, and how many there were. */
  readonly keep?: number;
  readonly answers?: number;
  readonly voters: readonly Seat[];
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
};

export type TableDoc = {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatDoc[];
  readonly host: string;
  readonly pace: Pace;
  readonly private: boolean;
  readonly invite: string;
  readonly status: "open" | "playing" | "over" | "closed";
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
