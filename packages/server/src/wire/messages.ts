/**
 * The messages between a server and its clients, as types. Nothing here runs, and nothing here knows
 * of Node: a page reads the same words. docs/http-api.md says when each is sent.
 */
import type {
  Answer,
  GameEvent,
  OptionValues,
  PlayedMatch,
  QuestionView,
  Seat,
  View,
} from "@sprawl/engine";
import type { Sat, Share, StandingAnswer, StandingAnswers } from "@sprawl/engine/host";
import type { Change } from "./changes.js";

// --- tables --------------------------------------------------------------------------------------

/** How much time there is. Seconds. */
export type Pace =
  /** A bank for each seat, and what each answer adds to it. */
  | { readonly kind: "live"; readonly bank: number; readonly increment: number }
  /** So long for each answer. */
  | { readonly kind: "turns"; readonly each: number }
  | { readonly kind: "untimed" };

/** How long bots take for an answer. */
export type BotPace = "at-once" | "natural" | "slow";

export type BotKind = "random" | "instinct" | "search";

export type SeatDoc = {
  /** Whose seat it is, and the name shown. */
  readonly person?: string;
  readonly name?: string;
  /** Who plays it: a bot from the start, or one that sits in because the table agreed. */
  readonly bot?: BotKind;
  readonly ready: boolean;
  /** What they add to the deal, until it is dealt. */
  readonly share?: Share;
  readonly conceded?: true;
  /** Who left it in the middle of play, and may come back without being asked about. */
  readonly left?: string;
};

/**
 * What everybody may see of a deal: the hash of the server's share, from the opening of the table on;
 * and once it is dealt, what it was made of beside that.
 */
export type DealView = {
  readonly promise: string;
  readonly sat?: readonly Sat[];
  readonly mixed?: boolean;
};

export type SeatView = SeatDoc & { readonly here: boolean };

/** What the people at a table can agree on. */
export type VoteKind =
  | "kick"
  | "take-back"
  | "end"
  | "sit-in"
  | "give-back"
  | "seat"
  | "pause"
  | "resume";

export type Vote = {
  readonly id: string;
  readonly kind: VoteKind;
  readonly by: Seat;
  /** The seat it is about. */
  readonly target?: Seat;
  /** Who asks for that seat, without one of their own; `by` is the seat they ask for. */
  readonly person?: string;
  readonly name?: string;
  /** To take back: how many answers would be kept, and how many there were. */
  readonly keep?: number;
  readonly answers?: number;
  readonly voters: readonly Seat[];
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
};

/** How a match ended, if not by its rules. */
export type Ending = { readonly reason: "conceded" | "agreed"; readonly winners: readonly Seat[] };

export type TableStatus = "open" | "playing" | "over" | "closed";

/** A campaign at a table, as everybody may see it. */
export type CampaignView = {
  /** The game that brings it. */
  readonly game: string;
  /** The match that is played now, or comes next; none once nothing is left to play. */
  readonly name?: string;
  /** What may be played next, and which options of it are the players' to set. */
  readonly offers: readonly {
    readonly name: string;
    readonly game: string;
    readonly choices: readonly string[];
  }[];
  readonly played: readonly PlayedMatch[];
  /** How it has ended, and who has won. */
  readonly ending?: string;
  readonly winners?: readonly Seat[];
};

/** A table as one person sees it. */
export type TableView = {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly botPace: BotPace;
  readonly private: boolean;
  readonly shuffleSeats: boolean;
  readonly status: TableStatus;
  readonly seats: readonly SeatView[];
  readonly host: string;
  readonly votes: readonly Vote[];
  readonly deal?: DealView;
  readonly match?: string;
  readonly earlier: readonly string[];
  readonly ended?: Ending;
  readonly campaign?: CampaignView;
  /** The clocks stand still. */
  readonly paused?: boolean;
  /** How many watch without a seat. */
  readonly watching: number;
  /** Where you sit; and for those of the table, the invitation. */
  readonly you?: number;
  readonly invite?: string;
  /** For those who sit there: who watches and has a name. */
  readonly watchers?: readonly WatcherView[];
};

export type WatcherView = { readonly person: string; readonly name: string };

/** One of my tables. */
export type MyTable = TableView & { readonly yourMove: boolean };

// --- talk ----------------------------------------------------------------------------------------

/** Who hears it. A team's channel is named by the game. */
export type Channel = "table" | "spectators" | "eliminated" | `team:${string}`;

export type ChatLine = {
  /** Counts the lines of its channel, from 1. Lines of other channels leave no gap. */
  readonly n: number;
  readonly channel: Channel;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly t: number;
};

/** The last line seen: in each channel, or a number that is meant for all of them. */
export type ChatSeen = number | Readonly<Partial<Record<Channel, number>>>;

/** The channels one reads, and those of them one may speak in. */
export type ChannelsView = {
  readonly reads: readonly Channel[];
  readonly speaks: readonly Channel[];
};

// --- the match -----------------------------------------------------------------------------------

/** What is told on a clock: ms left in each seat's bank, and when time runs out (the server's ms). */
export type ClockView = { readonly banks: readonly number[]; readonly due?: number };

/** The whole of what this viewer may see. */
export type FreshView = {
  readonly type: "view";
  readonly table: string;
  readonly match: string;
  readonly version: number;
  readonly view: View;
  readonly hash: string;
  readonly clock?: ClockView;
};

/** What is sent when something has happened. */
export type Update = {
  readonly type: "update";
  readonly table: string;
  readonly match: string;
  readonly version: number;
  readonly events: readonly GameEvent[];
  readonly changes: readonly Change[];
  readonly hash: string;
  readonly back?: number;
  readonly clock?: ClockView;
};

/** On what somebody wants to be passed for; nobody else is told. */
export type { StandingAnswer, StandingAnswers } from "@sprawl/engine/host";

/** All this viewer was told so far, as the match stands. */
export type PastLog = {
  readonly match: string;
  readonly version: number;
  readonly events: readonly GameEvent[];
};

/** The table as this viewer saw it after so many answers. */
export type PastView = { readonly match: string; readonly step: number; readonly view: View };

// --- what goes to and fro ------------------------------------------------------------------------

/** Why something was not done. */
export type Trouble = {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly field?: string;
};

/** Something to be told once. */
export type Notice = {
  readonly type: "notice";
  readonly table: string;
  readonly code: "fault" | "asked-again" | "sent-away";
  readonly fault?: string;
};

/** A table, whenever something about it has changed. */
export type TableMessage = { readonly type: "table"; readonly table: TableView };

export type ServerMessage =
  | {
      readonly type: "hello";
      readonly you?: { readonly id: string; readonly name: string };
      /** Names the pages this server serves; another one means that they have changed. */
      readonly site?: string;
    }
  | TableMessage
  | FreshView
  | Update
  | { readonly type: "current"; readonly table: string; readonly version: number }
  | { readonly type: "chat"; readonly table: string; readonly line: ChatLine }
  /** Where you may read and speak now. */
  | ({ readonly type: "channels"; readonly table: string } & ChannelsView)
  /** Your standing answers, whenever they change: also when they end by themselves. */
  | { readonly type: "standing"; readonly table: string; readonly standing: StandingAnswers }
  | Notice
  | { readonly type: "done"; readonly id: string | number; readonly [more: string]: unknown }
  | {
      readonly type: "error";
      /** The id that was sent, if one was; and the table one wanted to watch. */
      readonly id?: string | number;
      readonly table?: string;
      readonly error: Trouble;
    }
  | { readonly type: "pong"; readonly id?: string | number; readonly now: number };

export type ClientMessage =
  | {
      readonly type: "watch";
      readonly id?: string | number;
      readonly table: string;
      readonly match?: string;
      readonly version?: number;
      readonly chat?: ChatSeen;
    }
  | { readonly type: "unwatch"; readonly id?: string | number; readonly table: string }
  | {
      readonly type: "act";
      readonly id: string | number;
      readonly table: string;
      readonly act: ActName;
      readonly body?: unknown;
    }
  | { readonly type: "ping"; readonly id?: string | number };

/** What each act at a table takes. */
export type ActBodies = {
  readonly join: { readonly invite?: string; readonly seat?: Seat };
  readonly ready: { readonly ready?: boolean; readonly share?: Share };
  readonly bot: { readonly seat: Seat; readonly bot?: BotKind };
  readonly leave: object;
  readonly concede: object;
  readonly rematch: object;
  readonly next: { readonly name?: string; readonly options?: OptionValues };
  /** Whoever asks for a seat says so with `join`. */
  readonly vote: {
    readonly kind: Exclude<VoteKind, "seat">;
    readonly target?: Seat;
    readonly keep?: number;
  };
  readonly voice: { readonly vote: string; readonly agree: boolean };
  readonly answer: { readonly decision: QuestionView["decision"]; readonly answer: Answer };
  readonly undo: { readonly version?: number };
  readonly standing: {
    readonly kind: string;
    readonly pass: boolean;
    readonly until?: StandingAnswer["until"];
    readonly keep?: boolean;
  };
  readonly say: { readonly text: string; readonly channel?: Channel };
  readonly note: { readonly text: string; readonly match?: string };
  readonly report: { readonly text: string };
};
export type ActName = keyof ActBodies;
