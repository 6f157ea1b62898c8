/**
 * Fair timing: all contestants take turns in one process, round after round, so that a ratio comes
 * from one stretch of time and a busy moment hurts everybody alike. Figures are medians. Seconds are
 * of processor time, of all threads of the process: what other programs take away is not counted.
 */

/** Works until this time has come; returns how many units it has done. */
export type Contestant = (until: number) => number | Promise<number>;

/** Per second of processor time. */
export type Rate = { readonly median: number; readonly min: number; readonly max: number };

/** How many rounds, how long a turn is, and how long to warm up first; in milliseconds. */
export type Effort = { readonly rounds: number; readonly ms: number; readonly warmUp: number };

/** How long to measure: to be believed, or to see that it works. */
export function effortOf(quick: boolean): Effort {
  return quick ? { rounds: 9, ms: 40, warmUp: 300 } : { rounds: 41, ms: 80, warmUp: 600 };
}

export class Rounds {
  readonly #perSecond = new Map<string, number[]>();

  /** Let everybody warm up, until the compiler has seen enough; then take turns. */
  static async run(
    contestants: Readonly<Record<string, Contestant>>,
    { rounds, ms, warmUp }: Effort,
    used: () => number = processorTime,
  ): Promise<Rounds> {
    const results = new Rounds();
    const all = Object.entries(contestants);
    for (const [, contestant] of all) await perSecond(contestant, warmUp, used);
    for (let round = 0; round < rounds; round++) {
      for (const [name, contestant] of all) {
        results.#add(name, await perSecond(contestant, ms, used));
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

/** One turn: until so much processor time is used, however long that takes on a busy machine. */
async function perSecond(contestant: Contestant, ms: number, used: () => number): Promise<number> {
  const before = used();
  let units = 0;
  let spent = 0;
  while (spent < ms) {
    units += await contestant(performance.now() + ms - spent);
    spent = used() - before;
  }
  return (units * 1000) / spent;
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
