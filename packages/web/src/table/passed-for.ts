/**
 * Where a standing answer passes, the server does so after a moment: what it will answer is not asked,
 * so that no question comes and goes before anybody could read it.
 */
import type { View } from "@sprawl/engine";
import { NO_STANDING, passesSoon } from "@sprawl/engine/host";
import { useEffect, useState } from "react";
import type { Feed, FeedState } from "../feed/feed.js";

/** By then the pass has come, or never will: whoever is asked is shown it. */
const LATEST = 2000;

/** Is the pass for what is asked on its way? */
export function usePassedFor(feed: Feed, { standing = NO_STANDING }: FeedState, view: View) {
  const decision = view.question?.decision;
  const soon = feed.kind === "online" && passesSoon(feed.entry.game, view, standing);
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!soon) return;
    const timer = setTimeout(() => setLate(decision), LATEST);
    return () => clearTimeout(timer);
  }, [soon, decision]);
  return soon && late !== decision;
}
