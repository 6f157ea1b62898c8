/** Processor time as something one may use up: so much a minute, saved up for a minute at most. */

const MINUTE = 60_000;
/** Only so many who have been quiet for a while are worth looking for. */
const CROWD = 20_000;

export class Budget {
  private readonly accounts = new Map<string, { left: number; at: number }>();

  constructor(
    /** Milliseconds of processor time a minute, for each. */
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** What is left for who has least of these, in ms; below 0 if more was used than there was. */
  left(keys: readonly string[]): number {
    return Math.min(...keys.map((key) => this.account(key).left));
  }

  /** How long until all of these have something again, in whole seconds: 1 at least. */
  secondsFor(keys: readonly string[]): number {
    return Math.max(1, Math.ceil((-this.left(keys) * MINUTE) / this.perMinute / 1000));
  }

  /** So much was used, for all of these. Nobody owes more than two minutes' worth. */
  charge(keys: readonly string[], ms: number): void {
    for (const key of keys) {
      const account = this.account(key);
      account.left = Math.max(-2 * this.perMinute, account.left - ms);
    }
    if (this.accounts.size > CROWD) this.forget();
  }

  private account(key: string) {
    const now = this.now();
    const account = this.accounts.get(key) ?? { left: this.perMinute, at: now };
    const gained = ((now - account.at) / MINUTE) * this.perMinute;
    account.left = Math.min(this.perMinute, account.left + gained);
    account.at = now;
    this.accounts.set(key, account);
    return account;
  }

  private forget(): void {
    for (const [key, { at }] of this.accounts) {
      if (this.now() - at > 3 * MINUTE) this.accounts.delete(key);
    }
  }
}
