/** A match in a worker of this browser, as a table screen sees it. */
import type { Answer, GameEntry, Viewer } from "@sprawl/engine";
import type { MatchRecord } from "@sprawl/engine/host";
import type { SeatInfo } from "@sprawl/kit";
import { browserStore } from "../local/browser-store.js";
import type { KeptMatch } from "../local/kept.js";
import type { Call, CallName, Calls, FromWorker, Opening } from "../local/protocol.js";
import type { Shown } from "../local/showing.js";
import { loadSpoken } from "../words/spoken-game.js";
import type { Feed, FeedState, Moment, Refused, StandingWish } from "./feed.js";
import { hintFor, hintTo } from "./hint.js";
import { inTurn } from "./in-turn.js";
import { Watchdog } from "./watchdog.js";

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

/**
 * Opens a kept match in a worker of its own, and says which it is before it is open. Undefined if this
 * browser keeps no such match.
 */
export async function openLocal(
  id: string,
  opening: Opening,
  found: (row: KeptMatch) => void,
): Promise<LocalFeed | undefined> {
  const row = (await browserStore().list()).find((match) => match.id === id);
  if (!row) return undefined;
  found(row);
  const entry = await loadSpoken(row.game);
  const make = () => new Worker(new URL("../local/worker.ts", import.meta.url), { type: "module" });
  const feed = new WorkerFeed(make, entry, row, opening);
  try {
    await feed.call("open", id, opening);
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

/** What is needed of a worker. */
export type WorkerLike = Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">;

/** How often a worker is knocked at, in ms, and how often in a row it need not answer. */
const EVERY = 1_000;
const PATIENCE = 12;
const ENDLESS: Refused = {
  code: "fault",
  message: "A rule of this game does not come to an end. It was stopped.",
};

export class WorkerFeed implements LocalFeed {
  readonly kind = "local";
  private now: FeedState;
  private givenUp = false;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<
    number,
    { readonly call: CallName; done(back: unknown): void; failed(error: Error): void }
  >();
  private calls = 0;
  private worker: WorkerLike;
  private readonly watchdog: Watchdog;
  private readonly ticking: ReturnType<typeof setInterval>;
  /** Counts notices of our own, apart from the worker's. */
  private notices = 1e9;
  /** After how many answers a rule did not come to an end. */
  private stoppedAt: number | undefined;

  constructor(
    private readonly make: () => WorkerLike,
    readonly entry: GameEntry,
    readonly row: KeptMatch,
    private opening: Opening,
  ) {
    this.now = emptyState(row);
    this.givenUp = row.abandoned === true;
    this.worker = this.started();
    const knock = () => void this.call("ping").catch(() => {});
    this.watchdog = new Watchdog(PATIENCE, knock, () => this.stopped());
    this.ticking = setInterval(() => this.watchdog.tick(), EVERY);
  }

  private started(): WorkerLike {
    const worker = this.make();
    const hear = inTurn((message: FromWorker) => this.hear(message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.watchdog.heard();
      hear(data);
    };
    worker.onerror = (event) => this.lost(event.message);
    return worker;
  }

  private lost(message: string): void {
    for (const { failed } of this.waiting.values()) failed(new Error(message));
    this.waiting.clear();
    clearInterval(this.ticking);
    this.set({ ...this.now, status: "gone" });
  }

  /**
   * The worker does not answer: a rule does not come to an end. What was answered is not kept, so a
   * new worker stands where the match stood. If that one does not come further, it ends there.
   */
  private stopped(): void {
    this.worker.terminate();
    const { view } = this.now;
    const { game, pending, answers = -1 } = view ?? {};
    console.error(`a rule of ${game} does not come to an end, after "${pending?.kind}"`);
    for (const { call, done, failed } of this.waiting.values()) {
      if (call === "answer" || call === "undo") done(ENDLESS);
      else failed(new Error(ENDLESS.message));
    }
    this.waiting.clear();
    if (this.stoppedAt === answers) return this.lost(ENDLESS.message);
    this.stoppedAt = answers;
    this.worker = this.started();
    this.call("open", this.row.id, { ...this.opening, carefully: true }).then(
      () => this.set({ ...this.now, notice: { id: ++this.notices, code: "endless" } }),
      (error: Error) => this.lost(error.message),
    );
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
  /** Where nobody else plays and one thing is chosen, what may come is played on. */
  hint = async () => {
    const { view } = this.now;
    const habit = hintFor(this.entry, view);
    if (!habit || view?.question?.form !== "choose" || this.row.players.length > 1) return habit;
    const answer = await this.call("hint");
    return answer === undefined ? habit : hintTo(this.entry, view, answer);
  };
  abandoned = () => this.givenUp;
  abandon = () => this.call("abandon");
  resume = () => this.call("resume");
  record = () => this.call("record");
  setPace = (pace: number) => {
    this.opening = { ...this.opening, pace };
    void this.call("pace", pace);
  };
  close = () => {
    clearInterval(this.ticking);
    this.worker.terminate();
    this.listeners.clear();
  };

  call<K extends CallName>(call: K, ...args: Calls[K]["args"]): Promise<Calls[K]["back"]> {
    const n = ++this.calls;
    return new Promise((done, failed) => {
      this.waiting.set(n, { call, done: (back) => done(back as Calls[K]["back"]), failed });
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
