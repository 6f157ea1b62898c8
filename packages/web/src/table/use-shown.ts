/** What is drawn of a feed, as React sees it. */
import { useMemo, useRef, useSyncExternalStore } from "react";
import type { Feed } from "../feed/feed.js";
import { settings } from "../settings/settings.js";
import { createShowing, type Showing, type Shown } from "./shown.js";
import { useBoard } from "./use-board.js";

export type Playing = Shown & Pick<Showing, "done" | "flush">;

export function useShown(feed: Feed): Playing {
  const board = useBoard(feed.entry.game.id);
  const byItself = useRef<readonly string[]>([]);
  byItself.current = (board !== "waiting" && board?.byItself) || [];
  const showing = useMemo(
    () =>
      createShowing(
        feed,
        () => isOn(feed),
        () => byItself.current,
      ),
    [feed],
  );
  const shown = useSyncExternalStore(showing.subscribe, showing.now);
  return { ...shown, done: showing.done, flush: showing.flush };
}

/** A replay has its own pace; who hears the table, or wants bots at once, does not wait. */
function isOn({ kind }: Feed): boolean {
  const { nonVisual, botPace } = settings.get();
  return kind !== "replay" && !nonVisual && botPace !== "instant" && !document.hidden;
}
