/**
 * Fair timing: all contestants take turns in one process, round after round, so that a ratio comes
 * from one stretch of time and a busy moment hurts everybody alike. Figures are medians. Seconds are
 * of processor time, of all threads of the process: what other programs take away is not counted.
 */

/** Works until this time has come; returns how many units it has done. */
export type Contestant = (until: number) => number | Promise<number>;

/** Per second of processor time. */
export type Rate = { readonly median: number; readonly min: number; readonly max: number };

export type Effort = { readonly rounds: number; readonly ms: number };

/** How long to measure: to be believed, or to see that it works. */
export function effortOf(quick: boolean): Effort {
  return quick ? { rounds: 3, ms: 60 } : { rounds: 21, ms: 150 };
}

/** Rounds that do not count: until the compiler has seen enough. */
const WARM_UP = 3;

export class Rounds {
  readonly #perSecond = new Map<string, number[]>();

  /** Let everybody warm up, then take turns. */
  static async run(
    contestants: Readonly<Record<string, Contestant>>,
    { rounds, ms }: Effort,
    used: () => number = processorTime,
  ): Promise<Rounds> {
    const results = new Rounds();
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const [name, contestant] of Object.entries(contestants)) {
        const before = used();
        const units = await contestant(performance.now() + ms);
        const perSecond = (units * 1000) / (used() - before);
        if (round >= 0) results.#add(name, perSecond);
      }
    }
    return results;
  }

  #add(name: string, perSecond: number): void {
    const list = this.#perSecond.get(name);
    if (list) list.push(perSecond);
    else this.#perSecond.set(name, [perSecond]);
  }

  #of(name: string): readonly number[] {
    return this.#perSecond.get(name) ?? [];
  }

  rate(name: string): Rate {
    const list = this.#of(name);
    return { median: median(list), min: Math.min(...list), max: Math.max(...list) };
  }

  /** How many times as fast one is as another: the median over the rounds. */
  ratio(fast: string, slow: string): number {
    const slower = this.#of(slow);
    return median(this.#of(fast).map((perSecond, round) => perSecond / slower[round]));
  }
}

/** Milliseconds of processor time this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
