/**
 * Bots that think ahead do so on a thread of their own (thinker.mjs), so that no table waits for them.
 */
import { Worker } from "node:worker_threads";
import type { Seat, Thought } from "@sprawl/engine";
import { freshSeed, type Match, type Saved, save } from "@sprawl/engine/host";

/** Nobody thinks for less than this, however many wait, in ms. */
const LEAST = 10;

type Done = (thought: Thought | undefined) => void;
/** What the thread is asked, and what it says. */
export type Wish = {
  readonly id: number;
  readonly saved: Saved;
  readonly seat: Seat;
  readonly seed: string;
  readonly budget: number;
};
export type Report = { readonly id: number; readonly thought?: Thought; readonly error?: string };

export class Thinkers {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Done>();
  private count = 0;

  constructor(
    /** How long one may think, in ms; if many want to, they share it. */
    private readonly budget: number,
    private readonly onTrouble: (error: string) => void,
  ) {}

  /** What a search bot in this seat would answer; undefined if it comes to no conclusion. */
  think(match: Match, seat: Seat): Promise<Thought | undefined> {
    const id = ++this.count;
    const share = Math.floor(this.budget / (this.waiting.size + 1));
    const budget = Math.max(Math.min(LEAST, this.budget), share);
    return new Promise((done) => {
      this.waiting.set(id, done);
      try {
        this.worker ??= this.start();
        const wish: Wish = { id, saved: save(match), seat, seed: freshSeed(), budget };
        this.worker.postMessage(wish);
      } catch (error) {
        this.onTrouble(String(error));
        this.waiting.delete(id);
        done(undefined);
      }
    });
  }

  private start(): Worker {
    // Without the arguments of this process: they may say where sources are.
    const worker = new Worker(new URL("./thinker.mjs", import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on("message", ({ id, thought, error }: Report) => {
      if (error !== undefined) this.onTrouble(error);
      this.waiting.get(id)?.(thought);
      this.waiting.delete(id);
    });
    worker.on("error", (error) => this.onTrouble(String(error)));
    worker.on("exit", () => {
      if (this.worker === worker) this.worker = undefined;
      this.giveUp();
    });
    return worker;
  }

  /** Nobody comes to a conclusion any more: those who waited play by rule of thumb. */
  private giveUp(): void {
    for (const done of this.waiting.values()) done(undefined);
    this.waiting.clear();
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.giveUp();
  }
}
