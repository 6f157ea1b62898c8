/** Tries laws at once, one on each core, and can be stopped at any moment. */
import { Worker } from "node:worker_threads";
import type { GameEntry } from "@sprawl/engine";
import type { Io } from "../io.js";
import { type LawResult, type Trial, tryLaw } from "./law.js";

type Message = "ready" | { match: number; of: number } | { result: LawResult };

/** Workers need the compiled program; sources run by a test do everything themselves. */
const COMPILED = import.meta.url.endsWith(".js");

/** What came of each trial, in their order; those not tried when somebody stopped it are missing. */
export async function tryAll(
  entry: GameEntry,
  trials: readonly Trial[],
  jobs: number,
  io: Io,
  progress: (done: number, words: string) => void,
): Promise<LawResult[]> {
  const results = new Map<Trial, LawResult>();
  if (COMPILED) await inWorkers(trials, Math.min(jobs, trials.length), io, results, progress);
  else for (const trial of trials) results.set(trial, tryLaw(entry, trial));
  return trials.flatMap((trial) => results.get(trial) ?? []);
}

async function inWorkers(
  trials: readonly Trial[],
  jobs: number,
  io: Io,
  results: Map<Trial, LawResult>,
  progress: (done: number, words: string) => void,
): Promise<void> {
  const left = trials.slice();
  const one = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL("./worker.js", import.meta.url));
      const stop = () => void worker.terminate();
      let trying: Trial | undefined;
      io.interrupted.addEventListener("abort", stop);
      worker.on("message", (message: Message) => {
        if (message !== "ready" && "match" in message) {
          return progress(results.size, `${trying?.law} ${message.match}/${message.of}`);
        }
        if (message !== "ready" && trying) results.set(trying, message.result);
        trying = io.interrupted.aborted ? undefined : left.shift();
        if (trying) worker.postMessage(trying);
        else stop();
      });
      worker.on("error", fail);
      worker.on("exit", () => {
        io.interrupted.removeEventListener("abort", stop);
        done();
      });
    });
  await Promise.all(Array.from({ length: jobs }, one));
}
