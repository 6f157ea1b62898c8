/**
 * Bots that think ahead do so on a thread of their own, so that no table waits for them. The thread
 * gets the match as it would be saved; the bot in it sees what its seat sees, as everywhere.
 */
import { Worker } from "node:worker_threads";
import type { Seat, Thought } from "@sprawl/engine";
import { freshSeed, type Match, save } from "@sprawl/engine/host";

/**
 * As a text, like the writing thread: it must start also when the sources are run as they stand. It
 * loads the compiled packages, wherever it is started from.
 */
const THINKER = `
const { parentPort, workerData } = require("node:worker_threads");
const near = require("node:module").createRequire(workerData);
const { pathToFileURL } = require("node:url");
const [engine, bots, games] = ["engine", "bots", "games"].map((name) =>
  import(pathToFileURL(near.resolve("@sprawl/" + name)).href));
parentPort.on("message", async ({ id, saved, seat, seed, budget }) => {
  try {
    const listing = (await games).findGame(saved.game);
    if (!listing) return parentPort.postMessage({ id });
    const { game, instinct } = await listing.load();
    const { match } = (await engine).load(game, saved);
    const now = () => performance.now();
    const bot = (await bots).botOf("search:" + budget + "ms", { instinct, now });
    const thought = (await bots).seatBot(match, seat, bot, seed).decide();
    parentPort.postMessage({ id, thought });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error && error.message) });
  }
});
`;

/** Nobody thinks for less than this, however many wait, in ms. */
const LEAST = 10;

type Done = (thought: Thought | undefined) => void;
type Report = { readonly id: number; readonly thought?: Thought; readonly error?: string };

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
        this.worker.postMessage({ id, saved: save(match), seat, seed: freshSeed(), budget });
      } catch (error) {
        this.onTrouble(String(error));
        this.waiting.delete(id);
        done(undefined);
      }
    });
  }

  private start(): Worker {
    // Without the arguments of this process: they may say where sources are.
    const worker = new Worker(THINKER, { eval: true, execArgv: [], workerData: import.meta.url });
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
