/**
 * Which things are drawn on the board or in the dock now. Spots say so themselves; the frame asks, so
 * that what can be chosen on the board is not offered a second time beside it.
 */
import type { Ref } from "@sprawl/engine";
import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from "react";

export type PlacesStore = {
  add(ref: Ref): () => void;
  now(): ReadonlySet<Ref>;
  subscribe(listener: () => void): () => void;
};

/** Counts who draws what; listeners hear of it once all that is drawn together has been counted. */
export function createPlaces(): PlacesStore {
  const counts = new Map<Ref, number>();
  const listeners = new Set<() => void>();
  let known: ReadonlySet<Ref> = new Set();
  let due = false;
  const tell = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (counts.size === known.size && [...counts.keys()].every((ref) => known.has(ref))) return;
      known = new Set(counts.keys());
      for (const listener of listeners) listener();
    });
  };
  const change = (ref: Ref, by: number) => {
    const count = (counts.get(ref) ?? 0) + by;
    if (count > 0) counts.set(ref, count);
    else counts.delete(ref);
    tell();
  };
  return {
    add: (refs) => {
      const all = refs.split(" ");
      for (const ref of all) change(ref, 1);
      return () => {
        for (const ref of all) change(ref, -1);
      };
    },
    now: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PlacesContext = createContext<PlacesStore | undefined>(undefined);

export const PlacesProvider = PlacesContext.Provider;

/** Says that this thing is drawn here, for as long as it is. */
export function useDrawn(ref: Ref): void {
  const places = useContext(PlacesContext);
  useLayoutEffect(() => places?.add(ref), [places, ref]);
}

const never = () => () => {};
const NOTHING: ReadonlySet<Ref> = new Set();

/** Everything that is drawn. */
export function useDrawnPlaces(): ReadonlySet<Ref> {
  const places = useContext(PlacesContext);
  return useSyncExternalStore(places?.subscribe ?? never, places?.now ?? (() => NOTHING));
}

/** A store that lasts as long as the table that is drawn. */
export function usePlacesStore(): PlacesStore {
  return useState(createPlaces)[0];
}
