/** Plays many matches, on as many cores as there are. */
import type { GameEntry } from "@sprawl/engine";
import type { Io } from "../io.js";
import { COMPILED, inWorkers } from "../workers.js";
import { playOne } from "./one.js";
import { type Setting, thinkersIn } from "./setting.js";
import { add, count, newTally, type Tally } from "./tally.js";
import type { Batch } from "./worker.js";

export type Work = {
  readonly setting: Setting;
  readonly first: number;
  readonly matches: number;
  readonly jobs: number;
  progress(done: number): void;
};

/** Play them all; whoever plays what, the sum is the same. */
export async function runAll(entry: GameEntry, work: Work, io: Io): Promise<Tally> {
  const jobs = Math.min(work.jobs, work.matches);
  // A match of thinkers is long: whoever interrupts must not have to wait for its end.
  const apart = COMPILED && (jobs > 1 || thinkersIn(work.setting).length > 0);
  const tally = apart ? await inParallel(work, jobs, io) : await alone(entry, work, io);
  tally.failures.sort((a, b) => a.match - b.match);
  return tally;
}

/** How long matches are played without looking up, in milliseconds. */
const BREATH = 40;

async function alone(entry: GameEntry, work: Work, io: Io): Promise<Tally> {
  const { setting, first, matches, progress } = work;
  const tally = newTally();
  let looked = io.now();
  for (let i = 0; i < matches && !io.interrupted.aborted; i++) {
    count(tally, playOne(entry, setting, first + i, io.now));
    if (io.now() - looked < BREATH) continue;
    progress(i + 1);
    await new Promise((wake) => setImmediate(wake));
    looked = io.now();
  }
  return tally;
}

async function inParallel(work: Work, jobs: number, io: Io): Promise<Tally> {
  const { setting, first, matches, progress } = work;
  const tally = newTally();
  const end = first + matches;
  const size = Math.max(1, Math.min(50, Math.floor(matches / (jobs * 8))));
  let at = first;
  const pool = {
    script: new URL("./worker.js", import.meta.url),
    jobs,
    data: setting,
    next: (): Batch | undefined => {
      if (at >= end) return undefined;
      const from = at;
      at = Math.min(end, from + size);
      return [from, at];
    },
    told: (part: Tally) => {
      add(tally, part);
      progress(tally.matches);
      return true;
    },
  };
  await inWorkers(pool, io.interrupted);
  return tally;
}
