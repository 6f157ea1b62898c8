/** Tables at which random clients play, and what is counted meanwhile. */
import type { Client, Heard } from "./clients.js";

export class Load {
  measuring = false;
  stopped = false;
  answers = 0;
  bytes = 0;
  updates = 0;
  /** Tables at which something was answered while we measured. */
  readonly alive = new Set<readonly Client[]>();
  /** From an answer being sent to the last client of its table having the update, in ms. */
  readonly delays: number[] = [];

  /** With a pace, that long between two answers at a table, give or take a half. */
  constructor(private readonly pace: number) {}

  /** Play at one table. */
  play(clients: readonly Client[]): void {
    const sent = new Map<number, { at: number; missing: number }>();
    const send = ({ socket }: Client, { version, reply = "", together }: Heard) => {
      if (this.stopped) return;
      if (!together) sent.set(version + 1, { at: performance.now(), missing: clients.length });
      if (this.measuring) this.alive.add(clients);
      socket.send(reply);
    };
    for (const client of clients) {
      client.socket.on("message", (data) => {
        if (this.stopped) return;
        const heard = client.hear(data.toString());
        if (!heard) return;
        const { version, reply, done, fresh } = heard;
        const mine = sent.get(version);
        if (this.measuring && done) this.answers++;
        if (this.measuring && !done && !fresh) {
          this.updates++;
          this.bytes += data.length;
        }
        if (mine && --mine.missing === 0) {
          sent.delete(version);
          if (this.measuring) {
            this.answers++;
            this.delays.push(performance.now() - mine.at);
          }
        }
        if (reply === undefined) return;
        const wait = this.pace * (0.5 + Math.random());
        if (wait > 0) setTimeout(() => send(client, heard), wait);
        else send(client, heard);
      });
    }
  }
}
