/**
 * Registers the service worker and says when a new version of the client waits. It is never forced on
 * anybody: the page shows a quiet notice, and `takeUpdate` reloads when the person likes.
 */
import { useSyncExternalStore } from "react";

/** Looks for a new version so often while a page is open, in ms. */
const EVERY = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | undefined;

function found(next: ServiceWorker | undefined | null): void {
  if (!next || next === waiting) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** Call once, when the page has been drawn. Does nothing in development. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").then(watch, () => {
    // Not allowed here (private browsing, an insecure origin): everything works, only not offline.
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // Without a controller this is the first visit: nothing is replaced, nobody needs to know.
  if (serviceWorker.controller) found(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && serviceWorker.controller) found(next);
    });
  });
  const look = () => void registration.update().catch(() => {});
  window.setInterval(look, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}

/** Is there a new version to change to? */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
}

/** Change to the new version: this page is loaded anew. Matches are kept, as always. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage("take-over");
}
