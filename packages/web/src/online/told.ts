/**
 * Being told that a table waits: by the browser while a page is open but not looked at, and by push
 * when none is. Both only after somebody has asked for it. What is told names the game, no more.
 */
import { findGame } from "@sprawl/games";
import type { MyTable } from "@sprawl/server/wire";
import { ask } from "../feed/online-http.js";
import { shelf } from "./shelf.js";

/** Are notifications wanted, and allowed? */
export function tellsMe(): boolean {
  return canTell() && shelf.get("notify") === "on" && Notification.permission === "granted";
}

export function canTell(): boolean {
  return typeof Notification !== "undefined";
}

export function isBlocked(): boolean {
  return canTell() && Notification.permission === "denied";
}

/** Asks the browser; call it from a click. Returns whether notifications are on now. */
export async function setTelling(on: boolean): Promise<boolean> {
  shelf.set("notify", on ? "on" : "");
  if (on && canTell() && Notification.permission === "default") {
    await Notification.requestPermission();
  }
  return tellsMe();
}

/** Tell of a table that waits, if nobody looks at this page. */
export function tellOf({ id, game }: Pick<MyTable, "id" | "game">, text: (game: string) => string) {
  if (document.visibilityState === "visible" || !tellsMe()) return;
  const title = findGame(game)?.title ?? game;
  try {
    const note = new Notification("Sprawl", { body: text(title), tag: id });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // On phones only a service worker may do this.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification("Sprawl", { body: text(title), tag: id, data: { table: id } }),
    );
  }
}

// --- push ----------------------------------------------------------------------------------------

/** Can the server send push messages, and this browser receive them? Its key, if so. */
export async function pushKey(): Promise<string | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  if (!(await navigator.serviceWorker.getRegistration())) return undefined;
  const got = await ask<{ publicKey?: string }>("GET", "/api/push");
  return got.ok ? got.body.publicKey : undefined;
}

async function subscription(): Promise<PushSubscription | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? undefined;
}

export async function isPushed(): Promise<boolean> {
  return (await subscription().catch(() => undefined)) !== undefined;
}

/** Returns whether push is on now. Call it from a click. */
export async function setPush(on: boolean): Promise<boolean> {
  const old = await subscription();
  if (!on) {
    if (!old) return false;
    await ask("DELETE", `/api/me/push?endpoint=${encodeURIComponent(old.endpoint)}`);
    await old.unsubscribe();
    return false;
  }
  const key = await pushKey();
  if (!key) return false;
  const worker = await navigator.serviceWorker.ready;
  const made =
    old ??
    (await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined));
  if (!made) return false;
  const { endpoint, keys } = made.toJSON();
  const got = await ask("POST", "/api/me/push", { endpoint, keys });
  if (!got.ok) await made.unsubscribe();
  return got.ok;
}
