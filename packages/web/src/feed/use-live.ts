/** What changes as a match goes on, as React sees it: never more often than the page has its turn. */
import { useMemo, useSyncExternalStore } from "react";
import { joined, type Subscribe } from "./joined.js";

export function useLive<T>(source: { readonly subscribe: Subscribe }, now: () => T): T {
  const subscribe = useMemo(() => joined((listener) => source.subscribe(listener)), [source]);
  return useSyncExternalStore(subscribe, now);
}
