/** Tries laws at once, one on each core, and can be stopped at any moment. */
import type { GameEntry } from "@sprawl/engine";
import type { Io } from "../io.js";
import { COMPILED, inWorkers } from "../workers.js";
import { type LawResult, type Trial, tryLaw } from "./law.js";

type Told = { readonly match: number; readonly of: number } | { readonly result: LawResult };

/** What came of each trial, in their order; those not tried when somebody stopped it are missing. */
export async function tryAll(
  entry: GameEntry,
  trials: readonly Trial[],
  jobs: number,
  io: Io,
  progress: (done: number, words: string) => void,
): Promise<LawResult[]> {
  const results = new Map<Trial, LawResult>();
  if (COMPILED) {
    const left = trials.slice();
    const pool = {
      script: new URL("./worker.js", import.meta.url),
      jobs: Math.min(jobs, trials.length),
      next: () => left.shift(),
      told: (message: Told, trial: Trial) => {
        if ("result" in message) results.set(trial, message.result);
        else progress(results.size, `${trial.law} ${message.match}/${message.of}`);
        return "result" in message;
      },
    };
    await inWorkers(pool, io.interrupted);
  } else for (const trial of trials) results.set(trial, tryLaw(entry, trial));
  return trials.flatMap((trial) => results.get(trial) ?? []);
}
