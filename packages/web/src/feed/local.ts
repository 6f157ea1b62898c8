/** A match in a worker of this browser, as a table screen sees it. */
import type { Answer, GameEntry, Viewer } from "@sprawl/engine";
import type { MatchRecord } from "@sprawl/engine/host";
import type { SeatInfo } from "@sprawl/kit";
import { browserStore } from "../local/browser-store.js";
import type { KeptMatch } from "../local/kept.js";
import type { Call, CallName, Calls, FromWorker } from "../local/protocol.js";
import type { Shown } from "../local/showing.js";
import { loadGame } from "../local/start.js";
import type { Feed, FeedState, Moment, Refused, StandingWish } from "./feed.js";
import { hintFor } from "./hint.js";

export type LocalFeed = Feed & {
  /** The match as it was kept when it was opened. */
  readonly row: KeptMatch;
  /** Was it given up? */
  abandoned(): boolean;
  abandon(): Promise<Refused | undefined>;
  /** Play on after all. */
  resume(): Promise<Refused | undefined>;
  record(): Promise<MatchRecord>;
  setStanding(kind: string, wish: StandingWish): Promise<void>;
  setPace(ms: number): void;
};

/** Opens a kept match in a worker of its own. Undefined if this browser keeps no such match. */
export async function openLocal(id: string, pace: number): Promise<LocalFeed | undefined> {
  const row = (await browserStore().list()).find((match) => match.id === id);
  if (!row) return undefined;
  const entry = await loadGame(row.game);
  const worker = new Worker(new URL("../local/worker.ts", import.meta.url), { type: "module" });
  const feed = new WorkerFeed(worker, entry, row);
  try {
    await feed.call("open", id, pace);
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}

/** What follows from what the worker shows. */
export function stateAfter(
  before: FeedState,
  { view, keep, add, fresh, curtain, notice, standing }: Shown,
  row: KeptMatch,
): FeedState {
  const told = notice ?? before.notice;
  return {
    status: "live",
    view,
    log:
      add.length === 0 && keep === before.log.length
        ? before.log
        : [...before.log.slice(0, keep), ...add],
    fresh,
    seats: seatsFor(row, view.viewer),
    ...(told && { notice: told }),
    ...(curtain && { curtain }),
    ...(standing && { standing }),
  };
}

/** Who sits where, as whoever looks sees it. */
export function seatsFor({ players }: Pick<KeptMatch, "players">, viewer: Viewer): SeatInfo[] {
  return players.map(({ name, bot }, seat) => ({
    seat,
    name,
    by: bot !== undefined ? "bot" : seat === viewer ? "you" : "person",
    here: true,
  }));
}

export function emptyState(row: Pick<KeptMatch, "players">): FeedState {
  return {
    status: "opening",
    view: undefined,
    log: [],
    fresh: 0,
    seats: seatsFor(row, "spectator"),
  };
}

class WorkerFeed implements LocalFeed {
  readonly kind = "local";
  private now: FeedState;
  private givenUp = false;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<
    number,
    { done(back: unknown): void; failed(error: Error): void }
  >();
  private calls = 0;

  constructor(
    private readonly worker: Worker,
    readonly entry: GameEntry,
    readonly row: KeptMatch,
  ) {
    this.now = emptyState(row);
    this.givenUp = row.abandoned === true;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message));
      this.waiting.clear();
      this.set({ ...this.now, status: "gone" });
    };
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  state = () => this.now;
  answer = (decision: string, answer: Answer) => this.call("answer", decision, answer);
  undo = () => this.call("undo");
  moment = (answers: number, viewer?: Viewer): Promise<Moment> =>
    this.call("moment", answers, viewer);
  lift = () => void this.call("lift");
  setStanding = (kind: string, wish: StandingWish) => this.call("standing", kind, wish);
  hint = async () => hintFor(this.entry, this.now.view);
  abandoned = () => this.givenUp;
  abandon = () => this.call("abandon");
  resume = () => this.call("resume");
  record = () => this.call("record");
  setPace = (ms: number) => void this.call("pace", ms);
  close = () => {
    this.worker.terminate();
    this.listeners.clear();
  };

  call<K extends CallName>(call: K, ...args: Calls[K]["args"]): Promise<Calls[K]["back"]> {
    const n = ++this.calls;
    return new Promise((done, failed) => {
      this.waiting.set(n, { done: (back) => done(back as Calls[K]["back"]), failed });
      this.worker.postMessage({ n, call, args } as Call);
    });
  }

  private hear(message: FromWorker): void {
    if ("shown" in message) {
      this.givenUp = message.shown.abandoned === true;
      this.set(stateAfter(this.now, message.shown, this.row));
      return;
    }
    const call = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    if ("failed" in message) call?.failed(new Error(message.failed));
    else call?.done(message.back);
  }

  private set(state: FeedState): void {
    this.now = state;
    for (const listener of [...this.listeners]) listener();
  }
}
