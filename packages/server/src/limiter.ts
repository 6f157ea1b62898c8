/** Limits how often somebody may do something. Counted in this process only. */

/** So many a minute, all of them at once if need be; forgets who is quiet. */
export class Limiter {
  private readonly left = new Map<string, { tokens: number; at: number }>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** False if it is too much. */
  allows(key: string): boolean {
    const now = this.now();
    if (this.left.size > 50_000) this.forget(now);
    let bucket = this.left.get(key);
    if (!bucket) {
      bucket = { tokens: this.perMinute, at: now };
      this.left.set(key, bucket);
    }
    const gained = ((now - bucket.at) / 60_000) * this.perMinute;
    const tokens = Math.min(this.perMinute, bucket.tokens + gained);
    bucket.tokens = Math.max(0, tokens - 1);
    bucket.at = now;
    return tokens >= 1;
  }

  private forget(now: number): void {
    for (const [key, { at }] of this.left) if (now - at > 60_000) this.left.delete(key);
  }
}
