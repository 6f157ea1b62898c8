/**
 * A few threads that do what takes long, so that no table waits for it. Whoever waits is served in
 * turn; who has waited too long goes without; what does not come to an end is stopped, with its
 * thread. What a thread can do is written in thread.mjs.
 */
import { Worker } from "node:worker_threads";
import type { Asked, Told } from "./jobs.js";
import { type Owner, Turns } from "./turns.js";

export type Job = {
  readonly owner: Owner;
  /** Who is not served by then goes without, as of `Date.now()`. */
  readonly until: number;
  /**
   * Called when it is its turn: what the thread is asked, and how long it may take in ms before it
   * is stopped. Undefined: nobody wants it any more.
   */
  begin(): { readonly asked: Asked; readonly most: number } | undefined;
};

/** What became of a job. Without a word: nobody came to do it, or it was no longer wanted. */
export type Done = {
  readonly told?: Told;
  /** What the thread has used for it, in ms of processor time. */
  readonly cost: number;
  /** It did not come to an end. */
  readonly stopped?: boolean;
};

type Waiting = Job & { readonly settle: (done: Done) => void };
type Thread = { readonly worker: Worker; busy: Running | undefined };
type Running = { readonly job: Waiting; readonly most: number; timer: NodeJS.Timeout };

/** What a thread says: that it begins; what it found out, or what went wrong, and what that cost. */
export type Report = "begins" | { readonly told: Told; readonly cost: number };

/** How long a thread may take before it begins, with itself and with loading a game, in ms. */
const STARTING = 60_000;

const NOTHING: Done = { cost: 0 };

export class Pool {
  private readonly threads: Thread[] = [];
  private readonly turns = new Turns<Waiting>();
  private closed = false;

  constructor(
    private readonly size: number,
    /** How much memory one may use, in MB. */
    private readonly memory: number,
    private readonly onTrouble: (error: string) => void,
  ) {}

  /** How many people wait beside this one. */
  othersThan(person: string): number {
    return this.turns.waiting - (this.turns.of(person) > 0 ? 1 : 0);
  }

  /** How much waits for this person. */
  waitingFor(person: string): number {
    return this.turns.of(person);
  }

  run(job: Job): Promise<Done> {
    return new Promise((done) => {
      if (this.closed) return done(NOTHING);
      let open = true;
      const settle = (what: Done) => {
        open = false;
        clearTimeout(timer);
        done(what);
      };
      const late = Math.max(0, job.until - Date.now());
      const timer = setTimeout(() => settle(NOTHING), late);
      timer.unref();
      const begin = () => {
        if (!open) return undefined;
        const work = job.begin();
        if (work) clearTimeout(timer);
        else settle(NOTHING);
        return work;
      };
      this.turns.add({ owner: job.owner, until: job.until, begin, settle });
      this.look();
    });
  }

  /** Give whoever is next to a thread that has nothing to do. */
  private look(): void {
    if (this.closed) return;
    for (;;) {
      const thread = this.threads.find(({ busy }) => !busy);
      if (!thread && this.threads.length >= this.size) return;
      const job = this.turns.next();
      if (!job) return;
      const work = job.begin();
      if (work) this.hand(thread ?? this.start(), job, work);
    }
  }

  private hand(thread: Thread, job: Waiting, work: { asked: Asked; most: number }): void {
    const { most } = work;
    thread.busy = { job, most, timer: setTimeout(() => this.stop(thread, most), STARTING) };
    try {
      thread.worker.postMessage(work.asked);
    } catch (error) {
      this.onTrouble(String(error));
      this.finish(thread, NOTHING);
    }
  }

  /** It has begun: from now on its time counts. */
  private begins(thread: Thread): void {
    const { busy } = thread;
    if (!busy) return;
    clearTimeout(busy.timer);
    busy.timer = setTimeout(() => this.stop(thread, busy.most), busy.most);
  }

  private stop(thread: Thread, cost: number): void {
    this.onTrouble("something did not come to an end; its thread was stopped");
    this.leave(thread, { cost, stopped: true });
    void thread.worker.terminate();
  }

  private finish(thread: Thread, done: Done): void {
    const { busy } = thread;
    thread.busy = undefined;
    clearTimeout(busy?.timer);
    busy?.job.settle(done);
    this.look();
  }

  /** A thread that has gone, or goes. */
  private leave(thread: Thread, done: Done): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    this.finish(thread, done);
  }

  private start(): Thread {
    // Without the arguments of this process: they may say where sources are.
    const worker = new Worker(new URL("./thread.mjs", import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.memory },
    });
    worker.unref();
    const thread: Thread = { worker, busy: undefined };
    worker.on("message", (report: Report) => {
      if (report === "begins") this.begins(thread);
      else this.finish(thread, report);
    });
    worker.on("error", (error) => this.onTrouble(String(error)));
    worker.on("exit", () => this.leave(thread, NOTHING));
    this.threads.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.turns.clear()) job.settle(NOTHING);
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
