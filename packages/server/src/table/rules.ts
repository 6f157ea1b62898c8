/**
 * Rules run on the thread that serves all tables, so one that never ends would end everything. They
 * run under a watch: what arrives together is done together, so that the watch, a thread of the
 * system's, is set once for all of it. A rule that does not come to an end is stopped and named, and
 * costs its own table its answer. From then on nothing of that game is run here that has not been
 * tried on a thread first: it happens once.
 */
import { inTime } from "@sprawl/engine/guard";
import { ApiError } from "../errors.js";
import type { Try } from "../threads/jobs.js";

/** What is about to be done, for a thread to try it. */
export type Attempt = Omit<Try, "kind" | "game">;

/** A rule did not come to an end, or would not. The match in memory is no longer to be used. */
export class EndlessRule extends ApiError {
  constructor(readonly why: string) {
    const message = "A rule of this game does not come to an end. It was stopped.";
    super(409, { code: "fault", message });
  }
}

type Job = { readonly game: string; run(): void; failed(error: Error): void };

export type Watch = {
  /** How long rules may take, in ms. */
  readonly limit: number;
  /** Does a thread come to an end with it? */
  tryOut(asked: Try): Promise<boolean>;
  onEndless(about: { readonly game: string; readonly why: string }): void;
};

export class Rules {
  private waiting: Job[] = [];
  /** Games of which a rule has not come to an end. */
  private readonly suspects = new Set<string>();

  constructor(private readonly watch: Watch) {}

  /** Is anything of this game tried elsewhere before it is done here? */
  isSuspect(game: string): boolean {
    return this.suspects.has(game);
  }

  /** Do this, which runs rules of this game. Throws `EndlessRule`, and whatever the work throws. */
  async run<T>(game: string, work: () => T, attempt?: () => Attempt): Promise<T> {
    if (attempt && this.suspects.has(game)) {
      const ends = await this.watch.tryOut({ kind: "try", game, ...attempt() });
      if (!ends) throw new EndlessRule(`a rule of ${game} does not come to an end`);
    }
    return new Promise((done, failed) => {
      const run = () => {
        try {
          done(work());
        } catch (error) {
          failed(error);
        }
      };
      this.waiting.push({ game, run, failed });
      if (this.waiting.length === 1) setImmediate(() => this.runAll());
    });
  }

  private runAll(): void {
    const jobs = this.waiting;
    this.waiting = [];
    let at = 0;
    while (at < jobs.length) {
      try {
        inTime(() => {
          for (; at < jobs.length; at++) jobs[at].run();
        }, this.watch.limit / 1000);
      } catch (error) {
        const { game, failed } = jobs[at++];
        const why = error instanceof Error ? error.message : String(error);
        this.suspects.add(game);
        this.watch.onEndless({ game, why });
        failed(new EndlessRule(why));
      }
    }
  }
}
