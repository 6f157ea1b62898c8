/**
 * Registers the service worker and sees that a new version of the client shows at once, but never in
 * the middle of a match: a page nobody has touched yet is loaded anew, else the next page that is gone
 * to; until then a quiet notice offers it. What already lies there when a page is loaded is taken, at a
 * table too: whoever reloads wants what is new.
 */
import { useSyncExternalStore } from "react";
import { isTable } from "../front/at-table.js";

/** Looks for a new version so often while a page is open, in ms. */
const EVERY = 60 * 60 * 1000;

/** So long after its first page a first visit has the page to itself, in ms. */
const REST = 1500;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | undefined;
/** Somebody has begun to do something here. */
let touched = false;
/** This page is on its way out. */
let taken = false;

function found(next: ServiceWorker | undefined | null): void {
  if (!next || next === waiting) return;
  waiting = next;
  if (!touched) takeUpdateAt(window.location.pathname);
  if (taken) return;
  for (const listener of listeners) listener();
}

/** Call once, when the page has been drawn. Does nothing in development. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  for (const deed of ["pointerdown", "keydown"]) {
    window.addEventListener(deed, () => (touched = true), { once: true, capture: true });
  }
  const register = () =>
    navigator.serviceWorker.register("/sw.js").then(watch, () => {
      // Not allowed here (private browsing, an insecure origin): everything works, only not offline.
    });
  // On a first visit what is wanted now comes first; the rest is fetched when that has come.
  if (navigator.serviceWorker.controller) void register();
  else afterLoad(() => window.setTimeout(register, REST));
}

function afterLoad(then: () => void): void {
  if (document.readyState === "complete") then();
  else window.addEventListener("load", then, { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // Without a controller this is the first visit: nothing is replaced, nobody needs to know.
  if (serviceWorker.controller && registration.waiting) {
    found(registration.waiting);
    if (!touched) takeUpdate();
  }
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

/** Coming to this address is the moment to change, if there is something to change to. */
export function takeUpdateAt(address: string): void {
  if (waiting && !isTable(address)) takeUpdate();
}

/** Change to the new version: this page is loaded anew. Matches are kept, as always. */
export function takeUpdate(): void {
  if (taken) return;
  taken = true;
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage("take-over");
}
