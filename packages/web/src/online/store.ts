/** A value that parts of a page can watch. */
import { useSyncExternalStore } from "react";

export type Store<T> = {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let now = first;
  return {
    get: () => now,
    set: (value) => {
      now = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
