/** The time that is left to answer. */
import { Clock } from "@sprawl/kit";
import type { ClockState } from "../feed/feed.js";
import { useSay } from "../words/say.js";
import { secondsUntil } from "./clock.js";
import { useNow } from "./use-feed.js";

export function TimeLeft({ clock }: { readonly clock: ClockState | undefined }) {
  const say = useSay();
  const now = useNow(clock?.due !== undefined);
  const left = secondsUntil(clock?.due, now);
  if (left === undefined) return null;
  return <Clock label={say("table.timeLeft")} seconds={left} />;
}
