/**
 * Bots that play among themselves while somebody watches. Nobody waits for them, so all tables of
 * that kind share so many answers a second, and whoever opened the tables has them in turn: however
 * many there are, and whoever looks at them, nobody else's table is held up.
 */
import { type Owner, Turns } from "../threads/turns.js";

type Waiting = { readonly owner: Owner; go(): void };

export class AmongBots {
  private readonly turns = new Turns<Waiting>();
  private resting = false;

  constructor(
    /** How long until the next one has a turn, in ms. */
    private readonly apart: number,
  ) {}

  /** Resolves when it is this table's turn. */
  turn(owner: Owner): Promise<void> {
    return new Promise((go) => {
      this.turns.add({ owner, go });
      this.next();
    });
  }

  private next(): void {
    if (this.resting) return;
    const waiting = this.turns.next();
    if (!waiting) return;
    this.resting = true;
    setTimeout(() => {
      this.resting = false;
      this.next();
    }, this.apart).unref();
    waiting.go();
  }
}
