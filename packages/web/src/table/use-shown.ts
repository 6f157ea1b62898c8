/** What is drawn of a feed, as React sees it. */
import type { QuestionView } from "@sprawl/engine";
import { useMemo, useRef, useSyncExternalStore } from "react";
import type { Feed } from "../feed/feed.js";
import { settings } from "../settings/settings.js";
import { createShowing, type Showing, type Shown, type ToldBy } from "./shown.js";
import { isTie } from "./ties.js";
import { useBoard } from "./use-board.js";

export type Playing = Shown & Pick<Showing, "done" | "flush">;

export function useShown(feed: Feed): Playing {
  const board = useBoard(feed.entry.game.id);
  const toldBy = useRef<ToldBy>({});
  toldBy.current = (board !== "waiting" && board) || {};
  const either = useRef<readonly string[]>([]);
  either.current = (board !== "waiting" && board?.either) || [];
  const showing = useMemo(
    () =>
      createShowing(
        feed,
        () => isOn(feed),
        () => toldBy.current,
        ({ view }) => isAsked(view?.question, either.current),
      ),
    [feed],
  );
  const shown = useSyncExternalStore(showing.subscribe, showing.now);
  return { ...shown, done: showing.done, flush: showing.flush };
}

/** A tie that is settled is no question: whoever skips is in a hurry until something else is asked. */
function isAsked(question: QuestionView | undefined, either: readonly string[]): boolean {
  if (question === undefined) return false;
  return !(settings.get().settleTies && isTie(question, { either }));
}

/** A replay has its own pace; who hears the table, or wants bots at once, does not wait. */
function isOn({ kind }: Feed): boolean {
  const { nonVisual, botPace } = settings.get();
  return kind !== "replay" && !nonVisual && botPace !== "instant" && !document.hidden;
}
