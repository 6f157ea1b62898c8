/**
 * What is said over the line to the server: tables that are watched, and acts with their replies.
 * When the line breaks, tables are watched again from where they were, and acts that may be sent
 * twice are sent twice; the others say that they were lost.
 */
import type {
  ActBodies,
  ActName,
  ChatSeen,
  ClientMessage,
  ServerMessage,
  Trouble,
} from "@sprawl/server/wire";
import { Line, type Plug } from "./online-line.js";

/** Somebody who watches a table. */
export type Watch = {
  /** What has been seen of it, so that only the rest is sent. */
  seen(): { readonly match?: string; readonly version?: number; readonly chat?: ChatSeen };
  hear(message: ServerMessage): void;
  /** The line is up or down. */
  line(up: boolean): void;
};

export type Reply =
  | { readonly ok: true; readonly done: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: Trouble };

/** Done twice, these do the same as done once: answers and undos name what they are about. */
const TWICE: ReadonlySet<ActName> = new Set<ActName>([
  "join",
  "ready",
  "bot",
  "leave",
  "concede",
  "voice",
  "answer",
  "undo",
  "standing",
  "note",
]);

const LOST: Trouble = { code: "lost", message: "The connection broke. Try again." };
/** Before an act is sent again that the server could not do just then, in ms. */
const AGAIN = 500;

type Sent = { readonly message: ClientMessage & { type: "act" }; done(reply: Reply): void };

export type Who = { readonly id: string; readonly name: string };

export class Connection {
  private readonly line: Line;
  private readonly watches = new Map<string, Watch>();
  private readonly sent = new Map<number, Sent>();
  private readonly listeners = new Set<() => void>();
  private count = 0;
  private knocked = 0;
  private quickest = Number.POSITIVE_INFINITY;
  /** How far the server's clock is ahead of ours, in ms. */
  ahead = 0;
  you: Who | undefined;
  /** The pages the server had when it first spoke, and has now. */
  private site: string | undefined;
  /** The server has other pages than when this one was opened. */
  outdated = false;

  constructor(
    plug: Plug,
    private readonly now: () => number = Date.now,
  ) {
    this.line = new Line(
      plug,
      {
        opened: () => this.opened(),
        heard: (text) => this.heard(JSON.parse(text) as ServerMessage),
        closed: () => this.closed(),
      },
      () => this.knock(),
    );
  }

  get isUp(): boolean {
    return this.line.isUp;
  }

  /** Told when `outdated` or `you` changes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Watch a table until the returned function is called. One watches a table once. */
  watch(table: string, watch: Watch): () => void {
    this.watches.set(table, watch);
    this.line.open();
    this.watchAgain(table);
    return () => {
      if (this.watches.get(table) !== watch) return;
      this.watches.delete(table);
      this.send({ type: "unwatch", table });
      this.maybeClose();
    };
  }

  /** Ask for what is missing; where nothing was seen, for everything. */
  watchAgain(table: string): void {
    const watch = this.watches.get(table);
    if (watch) this.send({ type: "watch", table, ...watch.seen() });
  }

  act<N extends ActName>(table: string, act: N, body: ActBodies[N]): Promise<Reply> {
    const id = ++this.count;
    return new Promise((done) => {
      const sent: Sent = { message: { type: "act", id, table, act, body }, done };
      if (!this.line.isUp && !TWICE.has(act)) return done({ ok: false, error: LOST });
      this.sent.set(id, sent);
      this.line.open();
      this.send(sent.message);
    });
  }

  hurry(): void {
    this.line.hurry();
  }

  /** This browser has become somebody else. */
  renew(): void {
    if (this.watches.size > 0) this.line.renew();
  }

  close(): void {
    this.line.close();
  }

  private send(message: ClientMessage): void {
    this.line.send(JSON.stringify(message));
  }

  private knock(): void {
    this.knocked = this.now();
    this.send({ type: "ping" });
  }

  private opened(): void {
    this.quickest = Number.POSITIVE_INFINITY;
    this.knock();
    for (const [table, watch] of this.watches) {
      watch.line(true);
      this.watchAgain(table);
    }
    for (const { message } of this.sent.values()) this.send(message);
  }

  private closed(): void {
    for (const watch of this.watches.values()) watch.line(false);
    for (const [id, { message, done }] of this.sent) {
      if (TWICE.has(message.act)) continue;
      this.sent.delete(id);
      done({ ok: false, error: LOST });
    }
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.you = message.you;
        this.outdated ||= this.site !== undefined && message.site !== this.site;
        this.site ??= message.site;
        for (const listener of this.listeners) listener();
        return;
      case "pong":
        return this.setClock(message.now);
      case "done": {
        const { type: _, id, ...done } = message;
        return this.reply(Number(id), { ok: true, done });
      }
      case "error":
        if (message.id !== undefined) return this.refused(Number(message.id), message.error);
        if (message.table !== undefined) this.watches.get(message.table)?.hear(message);
        return;
      case "table":
        return this.watches.get(message.table.id)?.hear(message);
      default:
        return this.watches.get(message.table)?.hear(message);
    }
  }

  private reply(id: number, reply: Reply): void {
    const sent = this.sent.get(id);
    this.sent.delete(id);
    sent?.done(reply);
    this.maybeClose();
  }

  /** Nobody listens and nothing is on its way. */
  private maybeClose(): void {
    if (this.watches.size === 0 && this.sent.size === 0) this.line.close();
  }

  private refused(id: number, error: Trouble): void {
    const sent = this.sent.get(id);
    const again = error.code === "unavailable" && sent && TWICE.has(sent.message.act);
    if (!again) return this.reply(id, { ok: false, error });
    setTimeout(() => {
      if (this.sent.has(id)) this.send(sent.message);
    }, AGAIN);
  }

  /** The shorter the way there and back, the better the reading. */
  private setClock(theirs: number): void {
    const now = this.now();
    const way = now - this.knocked;
    if (way > this.quickest) return;
    this.quickest = way;
    this.ahead = theirs - (this.knocked + way / 2);
  }
}
