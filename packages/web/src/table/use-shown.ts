/** What is drawn of a feed, as React sees it. */
import { useMemo, useSyncExternalStore } from "react";
import type { Feed } from "../feed/feed.js";
import { settings } from "../settings/settings.js";
import { createShowing, type Showing, type Shown } from "./shown.js";

export type Playing = Shown & Pick<Showing, "done" | "flush">;

export function useShown(feed: Feed): Playing {
  const showing = useMemo(() => createShowing(feed, () => isOn(feed)), [feed]);
  const shown = useSyncExternalStore(showing.subscribe, showing.now);
  return { ...shown, done: showing.done, flush: showing.flush };
}

/** A replay has its own pace; who hears the table, or wants bots at once, does not wait. */
function isOn({ kind }: Feed): boolean {
  const { nonVisual, botPace } = settings.get();
  return kind !== "replay" && !nonVisual && botPace !== "instant" && !document.hidden;
}
