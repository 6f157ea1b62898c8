/** What is looked at: the table as it stands, or as it stood; and what has just happened there. */
import type { GameEvent, View } from "@sprawl/engine";
import { useMemo } from "react";
import type { Feed, FeedState } from "../feed/feed.js";
import { type Past, usePast } from "./use-past.js";

export type Eyes = {
  readonly past: Past;
  readonly view: View;
  readonly recent: readonly GameEvent[];
  readonly log: readonly GameEvent[];
};

export function useEyes(feed: Feed, state: FeedState, live: View): Eyes {
  const past = usePast(feed, state, live.viewer);
  const { moment } = past;
  const view = useMemo(() => (moment ? withoutQuestion(moment.view) : live), [moment, live]);
  const recent = useMemo(
    () =>
      moment
        ? moment.log.filter(({ at }) => at === moment.answers)
        : state.log.slice(state.log.length - state.fresh),
    [moment, state.log, state.fresh],
  );
  return { past, view, recent, log: moment?.log ?? state.log };
}

/** The past cannot be answered. */
function withoutQuestion({ question: _, undo: __, ...view }: View): View {
  return view;
}
