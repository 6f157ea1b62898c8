/** A replay, opened for as long as a page shows it; its address follows it. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ReplayFeed } from "../feed/replay.js";
import { type FileFault, faultOf } from "../local/file-fault.js";
import { readPlace, writePlace } from "./address.js";
import { type Deeds, deedAt, deedsOf, turnsIn } from "./deeds.js";
import { openSource } from "./sources.js";

export type Opened =
  | { readonly status: "opening" }
  | { readonly status: "failed"; readonly message: string; readonly fault: FileFault }
  | { readonly status: "open"; readonly feed: ReplayFeed };

/** So long, in ms, one sees the table as it was before a moment happens on it. */
const BEFORE = 900;

export function useReplay(source: string, id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ status: "opening" });
  useEffect(() => {
    let gone = false;
    setOpened({ status: "opening" });
    const open = async () => {
      const { step, viewer, link, happens } = readPlace(window.location.search);
      const feed = new ReplayFeed(await openSource(source, id, link));
      await feed.seek(happens ? step - 1 : step, viewer);
      await feed.readOn();
      if (!gone) setOpened({ status: "open", feed });
      if (!happens) return;
      await new Promise((done) => setTimeout(done, BEFORE));
      if (!gone && feed.step === step - 1) await feed.seek(step, feed.viewer, true);
    };
    open().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!gone) setOpened({ status: "failed", message, fault: faultOf(error) });
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

/** A replay as a row of deeds, and which of them is shown. */
export type Reel = {
  readonly deeds: Deeds;
  readonly deed: number;
  readonly last: number;
  /** Deeds with which turns begin. */
  readonly turns: readonly number[];
  /** To that deed; the next one is shown as it happened. */
  go(deed: number): void;
  /** How much is told of the deed that is shown. */
  readonly weight: number;
};

export function useReel(feed: ReplayFeed, quiet: readonly string[] = NOTHING): Reel {
  const step = useStep(feed);
  const told = useSyncExternalStore(feed.subscribe, () => feed.told());
  const deeds = useMemo(() => deedsOf(told, quiet, feed.steps), [told, quiet, feed]);
  const turns = useMemo(() => turnsIn(told, deeds), [told, deeds]);
  const deed = deedAt(deeds, step);
  const go = useCallback(
    (to: number) => {
      const next = deedAt(deeds, feed.step) + 1;
      void feed.seek(deeds[to] ?? feed.steps, feed.viewer, to === next);
    },
    [feed, deeds],
  );
  const weight = useMemo(
    () => told.filter(({ at, type }) => at === step && !quiet.includes(type)).length,
    [told, step, quiet],
  );
  return useMemo(
    () => ({ deeds, deed, last: deeds.length - 1, turns, go, weight }),
    [deeds, deed, turns, go, weight],
  );
}

const NOTHING: readonly string[] = [];
/** Of a deed with much to tell, each thing after the first takes so much of a deed's time. */
const MORE = 0.4;
/** No deed is shown longer than so many others. */
const MOST = 4;

/** Goes on by itself, a deed every `ms`, longer where there is more to see, until the end. */
export function usePlaying({ deed, last, go, weight }: Reel, ms: number) {
  const [playing, setPlaying] = useState(false);
  const atEnd = deed >= last;
  useEffect(() => {
    if (!playing) return;
    if (atEnd) {
      setPlaying(false);
      return;
    }
    const lasts = ms * Math.min(MOST, 1 + MORE * Math.max(0, weight - 1));
    const timer = window.setTimeout(() => go(deed + 1), lasts);
    return () => window.clearTimeout(timer);
  }, [playing, atEnd, deed, go, weight, ms]);
  const play = useCallback(
    (on: boolean) => {
      if (on && atEnd) go(0);
      setPlaying(on);
    },
    [atEnd, go],
  );
  return [playing, play] as const;
}
