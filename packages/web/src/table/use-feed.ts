/** A feed as React sees it, and the clock on the wall. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Feed, FeedState } from "../feed/feed.js";

export function useFeed(feed: Feed): FeedState {
  return useSyncExternalStore(
    (listener) => feed.subscribe(listener),
    () => feed.state(),
  );
}

/** The time, told every second while somebody needs it. */
export function useNow(needed: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!needed) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}
