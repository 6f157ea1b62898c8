/**
 * In which order and how fast things fly. One begins when the one before is nearly there; the more
 * are waiting the faster all go, and a long queue is not flown at all: nobody waits for pictures.
 */

export type Job = {
  /** Flies for so many ms; resolves at the end, also when it was cancelled. */
  run(ms: number): Promise<void>;
  cancel(): void;
};

export type FlightQueue = {
  add(job: Job): Promise<void>;
  skipAll(): void;
  readonly busy: boolean;
};

/** Flights that can wait before time is cut. */
const UNHURRIED = 4;
/** A flight shorter than this is only a flicker. */
const SHORTEST = 90;
/** How far a flight is when the next one begins. */
const OVERLAP = 0.55;

/** How long a flight takes with so many waiting behind it. 0 means: do not fly. */
export function flightTime(base: number, waiting: number): number {
  const ms = waiting <= UNHURRIED ? base : (base * UNHURRIED) / waiting;
  return ms < SHORTEST ? 0 : Math.round(ms);
}

type Waiting = { readonly job: Job; done(): void };

/** `base` is asked before each flight, so that a changed setting holds at once. */
export function createFlightQueue(
  base: () => number,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((go) => setTimeout(go, ms)),
): FlightQueue {
  const line: Waiting[] = [];
  const flying = new Set<Waiting>();
  let serving = false;

  const end = (each: Waiting) => {
    flying.delete(each);
    each.done();
  };
  const serve = async () => {
    serving = true;
    for (let next = line.shift(); next; next = line.shift()) {
      const now = next;
      const ms = flightTime(base(), line.length);
      if (ms === 0) {
        now.job.cancel();
        end(now);
        continue;
      }
      flying.add(now);
      const landed = now.job.run(ms).then(() => end(now));
      await Promise.race([landed, wait(ms * OVERLAP)]);
    }
    serving = false;
  };
  return {
    get busy() {
      return line.length > 0 || flying.size > 0;
    },
    add: (job) =>
      new Promise((done) => {
        line.push({ job, done });
        // Begins after this turn of events, so that all that came together is counted.
        if (!serving) {
          serving = true;
          queueMicrotask(() => void serve());
        }
      }),
    skipAll: () => {
      for (const each of [...line.splice(0), ...flying]) {
        each.job.cancel();
        end(each);
      }
    },
  };
}
