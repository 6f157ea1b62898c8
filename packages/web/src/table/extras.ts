/** What the place a match runs in adds to the table. */
import type { ReactNode } from "react";
import type { DealShown } from "../end/deal-check.js";
import type { Refused } from "../feed/feed.js";

export type TableExtras = {
  /** More tabs beside the log: chat, notes, people. */
  readonly tabs?: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: ReactNode;
    /** So much in it is new: it stands at the button that opens it, also where words do not fit. */
    readonly fresh?: number;
  }[];
  /** More entries of the table's menu: propose to take back, export; apart, what ends something. */
  readonly menu?: readonly {
    readonly id: string;
    readonly title: string;
    readonly apart?: boolean;
    run(): void;
  }[];
  /** News that float over the board: votes, "a bot sits in". */
  readonly banner?: ReactNode;
  /** Stands in the dock instead of a question: the controls of a replay. */
  readonly controls?: ReactNode;
  /** The open lesson, and what it speaks of. */
  readonly lesson?: LessonShown;
  /** Standing answers that are set, each with a way to cancel it; shown in the dock. */
  readonly standing?: ReactNode;
  /** Keys of options that a lesson points at. */
  readonly pointed?: ReadonlySet<string>;
  /** What the match is part of, where it does not stand alone. */
  readonly within?: "lesson" | "campaign" | undefined;
  /** What the end screen offers beside the replay. */
  readonly after?: ReactNode;
  /** Address of the replay, once the match is over. */
  readonly replay?: string;
  /** How the deal is checked once the match is over. */
  readonly deal?: DealToCheck;
  /** Takes a report of something wrong; without it, the report is a file. */
  report?(note: string): Promise<Refused | undefined>;
};

/** A deal that can be checked, once its match is over. */
export type DealToCheck = {
  readonly id: string;
  /** Dealt by this device alone. */
  readonly alone: boolean;
  /** The short form that stood at the table. */
  readonly short?: string;
  /** Its secrets go on in a campaign: until that is over it cannot be read. */
  readonly sealed?: boolean | undefined;
  read(): Promise<DealShown>;
};

/** A lesson as the table shows it. */
export type LessonShown = {
  readonly id: string;
  readonly body: ReactNode;
  /** It asks for a deed: it is silent until one can be done. */
  readonly asks: boolean;
  /** The kinds of question it speaks of; without it, all. */
  readonly about?: readonly string[] | undefined;
};

/** "Chat (2)": where no number stands beside it. */
export function withFresh({ title, fresh = 0 }: { title: string; fresh?: number }): string {
  return fresh > 0 ? `${title} (${fresh})` : title;
}
