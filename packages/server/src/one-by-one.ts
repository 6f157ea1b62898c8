/** Work that takes a whole core: one piece after the other, so that it never takes two. */
import { tooMuch } from "./errors.js";

/** In how many seconds whoever finds too many waiting may come back. */
const COME_BACK = 10;

export class OneByOne {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** So many may wait; whoever comes then is told to come back. */
  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.most) throw tooMuch(COME_BACK);
    this.waiting++;
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting--;
    }
  }
}
