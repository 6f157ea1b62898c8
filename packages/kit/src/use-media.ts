/** What the window is like, by the names of the break points. */
import { useSyncExternalStore } from "react";
import { type BreakPoint, breakPoints } from "./break-points.js";

/** Is the window like this now? */
export function useMedia(name: BreakPoint): boolean {
  const query = breakPoints[name];
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
