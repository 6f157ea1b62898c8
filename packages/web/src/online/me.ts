/** Who I am at this server. The secret that proves it is a cookie no script can read. */
import type { Trouble } from "@sprawl/server/wire";
import { useEffect } from "react";
import { ask, type Got } from "../feed/online-http.js";
import { connection } from "./session.js";
import { shelf } from "./shelf.js";
import { createStore, useStore } from "./store.js";

export type Me = {
  readonly id: string;
  readonly name: string;
  /** Kept with a passphrase. */
  readonly kept: boolean;
  readonly webhook?: string;
  readonly muted: readonly string[];
  /** How many browsers of mine are told by push. */
  readonly push: number;
};

export type MeState = {
  readonly status: "asking" | "somebody" | "nobody" | "away";
  readonly me?: Me;
};

const store = createStore<MeState>({ status: "asking" });

/** The longest name, as the server takes it. */
export const LONGEST_NAME = 24;

/** Has this browser ever been somebody? Then pages elsewhere may ask how things stand. */
export function wasSomebody(): boolean {
  return shelf.get("name") !== undefined;
}

/** The name that was used last, to begin with. */
export function lastName(): string {
  return shelf.get("name") ?? "";
}

function become(me: Me): void {
  const { me: old, status } = store.get();
  shelf.set("name", me.name);
  store.set({ status: "somebody", me });
  // A line that was opened before we were this person speaks for nobody, or for somebody else.
  if (status === "nobody" || (old && old.id !== me.id)) connection.renew();
}

export async function askMe(): Promise<void> {
  const got = await ask<Me | Record<string, never>>("GET", "/api/me");
  if (!got.ok) return store.set({ ...store.get(), status: "away" });
  if ("id" in got.body) become(got.body as Me);
  else store.set({ status: "nobody" });
}

async function becoming(got: Promise<Got<Me>>): Promise<Trouble | undefined> {
  const answer = await got;
  if (!answer.ok) return answer.error;
  become(answer.body);
  return undefined;
}

export type MeChange = {
  readonly name?: string;
  readonly passphrase?: string | null;
  readonly webhook?: string | null;
  readonly muted?: readonly string[];
};

/** Take this name: as somebody new, or instead of the one I had. */
export function beCalled(name: string): Promise<Trouble | undefined> {
  const { me } = store.get();
  if (me?.name === name.trim()) return Promise.resolve(undefined);
  return me ? changeMe({ name }) : becoming(ask<Me>("POST", "/api/me", { name }));
}

export function changeMe(change: MeChange): Promise<Trouble | undefined> {
  return becoming(ask<Me>("PATCH", "/api/me", change));
}

export function claimCode(code: string): Promise<Trouble | undefined> {
  return becoming(ask<Me>("POST", "/api/me/claim", { code }));
}

export function logIn(name: string, passphrase: string): Promise<Trouble | undefined> {
  return becoming(ask<Me>("POST", "/api/login", { name, passphrase }));
}

export async function forgetMe(): Promise<void> {
  await ask("DELETE", "/api/me");
  shelf.set("name", "");
  store.set({ status: "nobody" });
  connection.renew();
}

export function meNow(): MeState {
  return store.get();
}

export function onMe(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** Who I am; asks the server the first time. */
export function useMe(): MeState {
  const state = useStore(store);
  useEffect(() => {
    if (store.get().status !== "somebody") void askMe();
  }, []);
  return state;
}
