/**
 * Notices that somebody does not answer any more. It knocks now and then and counts how often in a
 * row nothing is heard: by its own ticks and not by the clock, so that a machine that slept for an
 * hour is not taken for a rule that never ends.
 */
export class Watchdog {
  private unheard = 0;

  constructor(
    /** Knocks in a row to which nobody need answer. */
    private readonly patience: number,
    private readonly knock: () => void,
    private readonly silent: () => void,
  ) {}

  heard(): void {
    this.unheard = 0;
  }

  tick(): void {
    if (this.unheard >= this.patience) {
      this.unheard = 0;
      this.silent();
      return;
    }
    this.unheard++;
    this.knock();
  }
}
