/** The live connection: one socket for all tables somebody watches. */
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { ApiError, badInput, notFound, notNow } from "../errors.js";
import type { Person } from "../store/people.js";
import type { Watcher } from "../table/audience.js";
import type { LiveTable } from "../table/live.js";
import { mayWatch } from "../table/lobby.js";
import { heard, listenFrom, tellChannels } from "../talk.js";
import { type AsciiJson, messageOf } from "../wire/json.js";
import { tooMuch } from "./access.js";
import { act } from "./acts.js";
import { type Around, type Routes, troubleOf } from "./app.js";
import { Outbox, type Outlet } from "./outbox.js";
import { type Message, message } from "./schemas.js";

const MOST_TABLES = 50;
/** Sockets one address may hold open. */
const MOST_SOCKETS = 5_000;
/** What may wait to be read by a slow client, in bytes. */
const MOST_UNREAD = 1 << 20;
const HEARTBEAT = 30_000;

export const socketRoute: Routes = (app, around) => {
  const sockets = new Map<string, number>();
  const outbox = new Outbox();
  app.get("/api/live", { websocket: true, schema: { hide: true } }, (socket, request) => {
    const { ip, who } = request;
    const open = sockets.get(ip) ?? 0;
    if (open >= MOST_SOCKETS) return socket.close(1013, "too many");
    sockets.set(ip, open + 1);
    const { metrics } = around.house;
    metrics.sockets.inc();
    const live = new Live(around, socket, who, ip, outbox, request.socket);
    socket.on("close", () => {
      metrics.sockets.dec();
      const left = (sockets.get(ip) ?? 1) - 1;
      if (left > 0) sockets.set(ip, left);
      else sockets.delete(ip);
      live.end();
    });
  });
};

/** What a refusal is about: an act, or the table one wanted to watch. */
type About = { readonly id: string | number } | { readonly table: string } | undefined;

class Live {
  private readonly tables = new Map<string, { table: LiveTable; watcher: Watcher }>();
  private readonly outlet: Outlet;
  /** Whom the limit on messages is for. */
  private readonly key: string;
  private alive = true;
  private readonly heart: NodeJS.Timeout;

  constructor(
    private readonly around: Around,
    private readonly socket: WebSocket,
    private who: Person | undefined,
    ip: string,
    private readonly outbox: Outbox,
    wire: Socket,
  ) {
    this.key = who ? `person ${who.id}` : `address ${ip}`;
    this.outlet = { wire, isOpen: () => socket.readyState === socket.OPEN, frames: "" };
    socket.on("message", (data, binary) => this.onMessage(data, binary));
    socket.on("pong", () => {
      this.alive = true;
    });
    socket.on("error", () => socket.terminate());
    this.heart = setInterval(() => {
      if (!this.alive) return socket.terminate();
      this.alive = false;
      socket.ping();
    }, HEARTBEAT);
    const { site } = around;
    const you = who && { id: who.id, name: who.name };
    this.send({ type: "hello", ...(you && { you }), ...(site && { site }) });
  }

  private send(value: object): void {
    this.sendText(messageOf(value));
  }

  private sendText(text: AsciiJson): void {
    const { socket, outlet } = this;
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read is cut off; they come back and get what they miss.
    if (socket.bufferedAmount + outlet.frames.length > MOST_UNREAD) return socket.terminate();
    this.outbox.put(outlet, text);
  }

  private onMessage(data: unknown, binary: boolean): void {
    let about: About;
    try {
      const { limiter } = this.around;
      if (!limiter.allows(this.key)) throw tooMuch();
      const given = binary ? undefined : readMessage(String(data));
      if (!given) throw badInput("", "A message is an object in JSON.");
      if (given.type === "act") about = { id: given.id };
      if (given.type === "watch") about = { table: given.table };
      this.handle(given).catch((error) => this.refuse(about, error));
    } catch (error) {
      this.refuse(about, error);
    }
  }

  private refuse(about: About, error: unknown): void {
    const { status, trouble } = troubleOf(error);
    const { house } = this.around;
    if (status >= 500 && !(error instanceof ApiError)) {
      house.logger.error({ error: String((error as Error).stack) }, "unexpected");
    }
    house.metrics.refused.inc({ code: trouble.code });
    this.send({ type: "error", ...about, error: trouble });
  }

  private async handle(given: Message): Promise<void> {
    const { house } = this.around;
    switch (given.type) {
      case "act": {
        const done = await act(house, this.who, given.table, given.act, given.body);
        return this.send({ type: "done", id: given.id, ...done });
      }
      case "watch":
        return this.watch(given);
      case "unwatch":
        return this.unwatch(given.table);
      case "ping":
        return this.send({ type: "pong", now: house.now() });
      default:
        return given satisfies never;
    }
  }

  private async watch({ table: id, match, version, chat }: Message & { type: "watch" }) {
    const { house } = this.around;
    if (this.who) this.who = (await house.store.people.byId(this.who.id)) ?? this.who;
    const table = await house.table(id);
    if (!mayWatch(table.doc, this.who?.id)) throw notFound("table");
    this.unwatch(id);
    if (this.tables.size >= MOST_TABLES) throw notNow("too-many", "Too many tables at once.");
    const watcher: Watcher = {
      person: this.who?.id,
      send: (text) => this.sendText(text),
      muted: () => this.who?.muted ?? [],
    };
    this.tables.set(id, { table, watcher });
    const seen = match !== undefined && version !== undefined ? { match, version } : undefined;
    await table.watching.join(watcher, seen);
    tellChannels(table);
    const standing = this.who ? await table.standIns.standingOf(this.who.id) : {};
    if (Object.keys(standing).length > 0) this.send({ type: "standing", table: id, standing });
    await listenFrom(house, table);
    const lines = await heard(house, table, this.who, chat ?? 0);
    for (const line of lines) this.send({ type: "chat", table: id, line });
    if (this.socket.readyState !== this.socket.OPEN) this.unwatch(id);
  }

  private unwatch(id: string): void {
    const watched = this.tables.get(id);
    this.tables.delete(id);
    watched?.table.watching.leave(watched.watcher);
  }

  end(): void {
    clearInterval(this.heart);
    for (const id of [...this.tables.keys()]) this.unwatch(id);
  }
}

function readMessage(text: string): Message | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = message.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(issue.path.join("."), issue.message);
}
