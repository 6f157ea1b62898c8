/** The table: one screen for every game and for every place a match can run. */
import type { ReactNode } from "react";
import type { Feed } from "../feed/feed.js";

/** What the place the match runs in adds to the table. */
export type TableExtras = {
  /** More tabs beside the log: chat, notes, people. */
  readonly tabs?: readonly { readonly id: string; readonly title: string; readonly body: ReactNode }[];
  /** More entries of the table's menu: concede, propose to take back, export. */
  readonly menu?: readonly { readonly id: string; readonly title: string; run(): void }[];
  /** Banners above the prompt: votes, "a bot sits in". */
  readonly banner?: ReactNode;
  /** What the end screen offers beside the replay. */
  readonly after?: ReactNode;
  /** Address of the replay, once the match is over. */
  readonly replay?: string;
};

export type TableScreenProps = { readonly feed: Feed; readonly extras?: TableExtras };

export function TableScreen({ feed }: TableScreenProps) {
  return <h1>{feed.kind}</h1>;
}
