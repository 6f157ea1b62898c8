/** A replay, opened for as long as a page shows it; its address follows it. */
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { ReplayFeed } from "../feed/replay.js";
import { readPlace, writePlace } from "./address.js";
import { openSource } from "./sources.js";

export type Opened =
  | { readonly status: "opening" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "open"; readonly feed: ReplayFeed };

export function useReplay(source: string, id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ status: "opening" });
  useEffect(() => {
    let gone = false;
    setOpened({ status: "opening" });
    const open = async () => {
      const { step, viewer, link } = readPlace(window.location.search);
      const feed = new ReplayFeed(await openSource(source, id, link));
      await feed.seek(step, viewer);
      if (!gone) setOpened({ status: "open", feed });
    };
    open().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!gone) setOpened({ status: "failed", message });
    });
    return () => {
      gone = true;
    };
  }, [source, id]);
  return opened;
}

/** How long a replay must rest before its address is written; browsers refuse more. */
const REST = 250;

/** Keeps the address at the step and the eyes that are shown. */
export function useAddress(feed: ReplayFeed): void {
  useEffect(() => {
    let timer = 0;
    const write = () => {
      const { pathname } = window.location;
      window.history.replaceState(
        window.history.state,
        "",
        pathname + writePlace(feed.step, feed.viewer, feed.source.link),
      );
    };
    // The address can be given to others from the beginning.
    if (feed.source.link !== undefined) write();
    const stop = feed.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(write, REST);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [feed]);
}

/** The step that is shown. */
export function useStep(feed: ReplayFeed): number {
  return useSyncExternalStore(feed.subscribe, () => feed.step);
}

/** Goes on by itself, a step every `ms`, until the end. */
export function usePlaying(feed: ReplayFeed, ms: number) {
  const [playing, setPlaying] = useState(false);
  const step = useStep(feed);
  const atEnd = step >= feed.steps;
  useEffect(() => {
    if (!playing) return;
    if (atEnd) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => void feed.seek(step + 1), ms);
    return () => window.clearTimeout(timer);
  }, [playing, atEnd, step, feed, ms]);
  const play = useCallback(
    (on: boolean) => {
      if (on && feed.step >= feed.steps) void feed.seek(0);
      setPlaying(on);
    },
    [feed],
  );
  return [playing, play] as const;
}
