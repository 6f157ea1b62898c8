/** Limits how often somebody may do something. Counted in this process only. */

/** Only so many who have been quiet for a while are worth looking for. */
const CROWD = 50_000;
/** Looking for them takes a while when there are many: not more often than this, in ms. */
const BETWEEN = 1_000;
const MINUTE = 60_000;

/** So many a minute, all of them at once if need be; forgets who is quiet. */
export class Limiter {
  private readonly left = new Map<string, { tokens: number; at: number }>();
  private swept = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
    private readonly crowd = CROWD,
  ) {}

  /** How many it remembers. */
  get size(): number {
    return this.left.size;
  }

  /** False if it is too much. */
  allows(key: string): boolean {
    const now = this.now();
    if (this.left.size > this.crowd && now - this.swept >= BETWEEN) this.forget(now);
    let bucket = this.left.get(key);
    if (!bucket) {
      bucket = { tokens: this.perMinute, at: now };
      this.left.set(key, bucket);
    }
    const gained = ((now - bucket.at) / MINUTE) * this.perMinute;
    const tokens = Math.min(this.perMinute, bucket.tokens + gained);
    bucket.tokens = Math.max(0, tokens - 1);
    bucket.at = now;
    return tokens >= 1;
  }

  /** How long until it is allowed again, in whole seconds: 1 at least. */
  secondsFor(key: string): number {
    const missing = 1 - (this.left.get(key)?.tokens ?? 1);
    return Math.max(1, Math.ceil((missing * MINUTE) / this.perMinute / 1000));
  }

  private forget(now: number): void {
    this.swept = now;
    for (const [key, { at }] of this.left) if (now - at > MINUTE) this.left.delete(key);
  }
}
