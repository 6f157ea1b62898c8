/**
 * Which of my tables wait for me. Asked now and then while a page is open, and whenever something
 * suggests that it has changed. Only for browsers that have been somebody here: whoever plays alone
 * asks no server anything.
 */
import type { MyTable } from "@sprawl/server/wire";
import { useEffect } from "react";
import { ask } from "../feed/online-http.js";
import { setMovesWaiting } from "../front/page-title.js";
import { onMe, wasSomebody } from "./me.js";
import { createStore, useStore } from "./store.js";

export type Moves = {
  readonly status: "asking" | "known" | "away" | "nobody";
  readonly tables: readonly MyTable[];
  /** How many wait for me. */
  readonly count: number;
};

const store = createStore<Moves>({ status: "asking", tables: [], count: 0 });
const EVERY = 30_000;

/** Called with the tables that wait for me now and did not before. */
export type OnWaiting = (tables: readonly MyTable[]) => void;
const waiters = new Set<OnWaiting>();

export function onWaiting(listener: OnWaiting): () => void {
  waiters.add(listener);
  return () => waiters.delete(listener);
}

type Answer = { readonly yourMove: number; readonly tables: readonly MyTable[] };

export async function refreshMoves(): Promise<void> {
  if (!wasSomebody()) return store.set({ status: "nobody", tables: [], count: 0 });
  const before = store.get();
  const got = await ask<Answer>("GET", "/api/me/tables");
  if (!got.ok) {
    const status = got.status === 401 ? "nobody" : "away";
    return store.set({ ...before, status, ...(status === "nobody" && { tables: [], count: 0 }) });
  }
  const { tables, yourMove } = got.body;
  store.set({ status: "known", tables, count: yourMove });
  setMovesWaiting(yourMove);
  const known = new Set(before.tables.flatMap((t) => (t.yourMove ? [t.id] : [])));
  const fresh = tables.filter((table) => table.yourMove && !known.has(table.id));
  if (before.status === "known" && fresh.length > 0) for (const tell of waiters) tell(fresh);
}

const SOON = 1500;
const planned = { timer: undefined as number | undefined };

/** The same, in a moment: answers come in quick succession. */
export function refreshMovesSoon(): void {
  if (planned.timer !== undefined) return;
  planned.timer = window.setTimeout(() => {
    planned.timer = undefined;
    void refreshMoves();
  }, SOON);
}

const asking = { users: 0, timer: undefined as number | undefined };

function attend(): () => void {
  const stopMe = onMe(() => void refreshMoves());
  const onSight = () => {
    if (document.visibilityState === "visible") void refreshMoves();
  };
  document.addEventListener("visibilitychange", onSight);
  if (asking.users++ === 0) {
    void refreshMoves();
    asking.timer = window.setInterval(() => void refreshMoves(), EVERY);
  }
  return () => {
    stopMe();
    document.removeEventListener("visibilitychange", onSight);
    if (--asking.users === 0) window.clearInterval(asking.timer);
  };
}

/** My tables and how many wait for me. */
export function useYourMove(): Moves {
  useEffect(attend, []);
  return useStore(store);
}

/** My tables that are not over, those that wait for me first. */
export function useMyTables(): readonly MyTable[] {
  return useYourMove()
    .tables.filter(({ status }) => status === "open" || status === "playing")
    .toSorted((a, b) => Number(b.yourMove) - Number(a.yourMove));
}

/** Another table that waits for me than this one. */
export function nextWaiting({ tables }: Moves, here?: string): MyTable | undefined {
  return tables.find((table) => table.yourMove && table.id !== here);
}
