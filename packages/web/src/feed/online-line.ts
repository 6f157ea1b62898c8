/**
 * A line to the server that keeps itself up: it is opened again whenever it breaks, at growing
 * intervals, and at once when the page is looked at or the network is back. A line that has gone
 * silent is as good as broken. It carries texts and knows nothing of what they mean.
 */

/** What somebody who holds a line is told. */
export type Ear = { opened(): void; heard(text: string): void; closed(): void };

/** One connection, as a browser's WebSocket gives it. */
export type Wire = { send(text: string): void; close(): void };
export type Plug = (ear: Ear) => Wire;

/** Waits before each new try, in ms; a part of each is left to chance, so that not all come at once. */
const WAITS: readonly number[] = [150, 400, 1000, 2000, 4000, 8000];
/** How often the line is tried while nothing is heard, and how long an answer may take, in ms. */
const EVERY = 20_000;
const PATIENCE = 8_000;

export class Line {
  private wire: Wire | undefined;
  private up = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;

  constructor(
    private readonly plug: Plug,
    private readonly ear: Ear,
    /** What to send to hear whether somebody is there. */
    private readonly knock: () => void,
  ) {}

  get isUp(): boolean {
    return this.up;
  }

  open(): void {
    this.wanted = true;
    if (this.wire || this.retry) return;
    this.connect();
  }

  /** Try at once, if the line is down; see whether it still stands, if it is up. */
  hurry(): void {
    if (!this.wanted) return;
    if (this.up) return this.listen(PATIENCE / 2, true);
    if (!this.retry) return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.tries = 0;
    this.connect();
  }

  /** Break it and make a new one: this browser has become somebody else. */
  renew(): void {
    this.tries = 0;
    this.drop();
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.drop();
  }

  send(text: string): void {
    if (this.up) this.wire?.send(text);
  }

  private connect(): void {
    // What an older wire still says does not count.
    const current = () => this.wire === wire;
    const wire: Wire = this.plug({
      opened: () => {
        if (!current()) return;
        this.up = true;
        this.tries = 0;
        this.listen(EVERY, false);
        this.ear.opened();
      },
      heard: (text) => {
        if (!current()) return;
        this.listen(EVERY, false);
        this.ear.heard(text);
      },
      closed: () => {
        if (current()) this.broken();
      },
    });
    this.wire = wire;
  }

  /** After this time without a word: knock, and break the line if there is no answer. */
  private listen(ms: number, knocked: boolean): void {
    clearTimeout(this.beat);
    if (knocked) this.knock();
    this.beat = setTimeout(() => {
      if (knocked) this.drop();
      else this.listen(PATIENCE, true);
    }, ms);
  }

  private drop(): void {
    const { wire } = this;
    if (!wire) return;
    this.broken();
    wire.close();
  }

  private broken(): void {
    clearTimeout(this.beat);
    this.wire = undefined;
    this.up = false;
    this.ear.closed();
    if (!this.wanted || this.retry) return;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries++;
    this.retry = setTimeout(
      () => {
        this.retry = undefined;
        this.connect();
      },
      wait * (0.5 + Math.random()),
    );
  }
}

/** A line through this browser's WebSocket. */
export function browserPlug(path: string): Plug {
  return ({ opened, heard, closed }) => {
    const url = new URL(path, window.location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    socket.addEventListener("open", opened);
    socket.addEventListener("message", ({ data }) => heard(String(data)));
    socket.addEventListener("close", closed);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}
