/** What the table with pictures and the one without have in common. */
import type { MenuItem } from "@sprawl/kit";
import type { Feed, FeedState } from "../feed/feed.js";
import type { TableExtras } from "./extras.js";
import type { Answering } from "./use-choices.js";
import type { Hint } from "./use-hint.js";
import type { Past } from "./use-past.js";

export type SharedProps = {
  readonly feed: Feed;
  readonly state: FeedState;
  readonly extras: TableExtras;
  readonly past: Past;
  readonly answering: Answering;
  readonly hint: Hint;
  /** Answers are given here; not in a replay. */
  readonly playable: boolean;
  readonly menu: readonly MenuItem[];
};
