/** A kept match, opened for as long as a page shows it. */
import { boardOf } from "@sprawl/games/boards";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type LocalFeed, openLocal } from "../feed/local.js";
import { useSettings } from "../settings/settings.js";
import { wantsToBeAsked } from "../table/asked-again.js";
import type { KeptMatch } from "./kept.js";
import { paceOf } from "./pace.js";

export type Opened =
  | { readonly status: "opening"; readonly game?: string }
  | { readonly status: "missing" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "open"; readonly feed: LocalFeed };

export function useLocal(id: string): Opened {
  const pace = paceOf(useSettings());
  const [opened, setOpened] = useState<Opened>({ status: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of pace opens nothing anew.
  useEffect(() => {
    let gone = false;
    let open: LocalFeed | undefined;
    setOpened({ status: "opening" });
    const found = ({ game }: KeptMatch) => {
      // Its board comes while the worker opens the match.
      boardOf(game)?.().catch(() => {});
      if (!gone) setOpened({ status: "opening", game });
    };
    openLocal(id, { pace, asked: wantsToBeAsked() }, found).then(
      (feed) => {
        if (gone) return feed?.close();
        open = feed;
        setOpened(feed ? { status: "open", feed } : { status: "missing" });
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (!gone) setOpened({ status: "failed", message });
      },
    );
    return () => {
      gone = true;
      open?.close();
    };
  }, [id]);
  const feed = opened.status === "open" ? opened.feed : undefined;
  useEffect(() => feed?.setPace(pace), [feed, pace]);
  return opened;
}

const nothing = () => () => {};

/** Is the match over, and how? */
export function useOver(feed: LocalFeed | undefined): "playing" | "ended" | "abandoned" {
  return useSyncExternalStore(feed?.subscribe ?? nothing, () => {
    if (feed?.abandoned()) return "abandoned";
    return feed?.state().view?.result ? "ended" : "playing";
  });
}
