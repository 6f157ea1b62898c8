/** The live connection: one socket for all tables somebody watches. */
import type { FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { ApiError, notFound, notJson, notNow, tooLarge } from "../errors.js";
import { hashOfSecret } from "../ids.js";
import type { Person } from "../store/people.js";
import type { Watcher } from "../table/audience.js";
import type { LiveTable } from "../table/live.js";
import { mayWatch } from "../table/lobby.js";
import { heard, listenFrom, tellChannels } from "../talk.js";
import { type Json, messageOf } from "../wire/json.js";
import type { ServerMessage } from "../wire/messages.js";
import { COOKIE, networkOf, withinAll } from "./access.js";
import { act } from "./acts.js";
import { type Around, MOST_BYTES, type Routes } from "./app.js";
import { misfit, troubleOf } from "./faults.js";
import type { OpenSocket } from "./open-sockets.js";
import { Outbox, type Outlet } from "./outbox.js";
import { type ActName, acts, type Message, message, messageId } from "./schemas.js";

const MOST_TABLES = 50;
/** Sockets one address may hold open. */
const MOST_SOCKETS = 5_000;
/** What may wait to be read by a slow client, in bytes. */
const MOST_UNREAD = 1 << 20;
/** Why a socket is closed: its browser is no longer who it was. */
const FORGOTTEN = 4001;
/** Nobody has said anything on it. */
const IDLE = 4002;

export const socketRoute: Routes = (app, around) => {
  const sockets = new Map<string, number>();
  const outbox = new Outbox();
  app.get("/api/live", { websocket: true, schema: { hide: true } }, (socket, request) => {
    const from = networkOf(request.ip);
    const open = sockets.get(from) ?? 0;
    if (open >= MOST_SOCKETS) return socket.close(1013, "too many");
    sockets.set(from, open + 1);
    const { metrics } = around.house;
    metrics.sockets.inc();
    const live = new Live(around, socket, request, outbox);
    socket.on("close", () => {
      metrics.sockets.dec();
      const left = (sockets.get(from) ?? 1) - 1;
      if (left > 0) sockets.set(from, left);
      else sockets.delete(from);
      live.end();
    });
  });
};

/** What a reply is about: the id that was sent, if one was; and the table one wanted to watch. */
type About = { readonly id?: string | number; readonly table?: string };

class Live {
  private readonly tables = new Map<string, { table: LiveTable; watcher: Watcher }>();
  private readonly outlet: Outlet;
  /** Whom the limits on messages are for. */
  private readonly keys: readonly string[];
  private who: Person | undefined;
  /** Hash of the secret by which they are known. */
  private readonly device: string;
  private alive = true;
  /** Has nothing been said on it so far? */
  private silent = true;
  private ended = false;
  private readonly heart: NodeJS.Timeout;
  private readonly unlist: (() => void) | undefined;

  constructor(
    private readonly around: Around,
    private readonly socket: WebSocket,
    { who, ip, cookies, socket: wire }: FastifyRequest,
    private readonly outbox: Outbox,
  ) {
    this.who = who;
    this.device = hashOfSecret(cookies[COOKIE] ?? "");
    this.keys = [`address ${networkOf(ip)}`, ...(who ? [`person ${who.id}`] : [])];
    this.outlet = { socket, wire };
    socket.on("message", (data, binary) => this.onMessage(data, binary));
    socket.on("pong", () => {
      this.alive = true;
    });
    socket.on("error", () => socket.terminate());
    this.heart = setInterval(() => this.beat(), around.config.heartbeat);
    this.unlist = who && around.sockets.add(who.id, this.listed());
    const { site } = around;
    const you = who && { id: who.id, name: who.name };
    this.send({ type: "hello", ...(you && { you }), ...(site && { site }) });
  }

  private listed(): OpenSocket {
    return {
      device: this.device,
      changed: (person) => {
        this.who = person;
      },
      close: () => this.socket.close(FORGOTTEN, "forgotten"),
    };
  }

  private beat(): void {
    if (!this.alive) return this.socket.terminate();
    // Who opens a socket and says nothing needs none.
    if (this.silent) return this.socket.close(IDLE, "idle");
    this.alive = false;
    this.socket.ping();
    // What they have changed by way of another process.
    if (this.around.house.store.shared) this.lookAgain().catch(() => {});
  }

  /** Who holds this socket, as they are now. */
  private async lookAgain(): Promise<void> {
    if (!this.who) return;
    const who = await this.around.house.store.people.byKey(this.device);
    if (who) this.who = who;
    else this.listed().close();
  }

  private send(message: ServerMessage): void {
    this.sendText(messageOf(message));
  }

  private sendText(text: Json<ServerMessage>): void {
    const { socket, outlet } = this;
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read is cut off; they come back and get what they miss.
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    this.outbox.put(outlet, text);
  }

  private onMessage(data: unknown, binary: boolean): void {
    let about: About = {};
    try {
      this.silent = false;
      withinAll(this.around.limiter, this.keys);
      const text = binary ? "" : String(data);
      if (text.length > MOST_BYTES) throw tooLarge();
      const read = readJson(text);
      about = aboutOf(read);
      const given = readMessage(read);
      if (given.type === "watch") about = { ...about, table: given.table };
      this.handle(given, about).catch((error) => this.refuse(about, error));
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

  private async handle(given: Message, about: About): Promise<void> {
    const { house } = this.around;
    switch (given.type) {
      case "act": {
        if (!isAct(given.act)) throw notFound("act");
        const done = await act(house, this.who, given.table, given.act, given.body);
        return this.send({ type: "done", id: given.id, ...done });
      }
      case "watch":
        await this.watch(given);
        return this.done(about);
      case "unwatch":
        this.unwatch(given.table);
        return this.done(about);
      case "ping":
        return this.send({ type: "pong", ...about, now: house.now() });
      default:
        return given satisfies never;
    }
  }

  /** What was asked for is done; whoever gave it no id does not wait for this. */
  private done({ id }: About): void {
    if (id !== undefined) this.send({ type: "done", id });
  }

  private async watch({ table: id, match, version, chat }: Message & { type: "watch" }) {
    const { house } = this.around;
    await this.lookAgain();
    const table = await house.table(id);
    if (!mayWatch(table.doc, this.who?.id)) throw notFound("table");
    if (this.ended) return;
    this.unwatch(id);
    if (this.tables.size >= MOST_TABLES) throw notNow("too-many", "Too many tables at once.");
    const watcher: Watcher = {
      person: this.who?.id,
      name: () => this.who?.name,
      send: (text) => this.sendText(text),
      muted: () => this.who?.muted ?? [],
    };
    this.tables.set(id, { table, watcher });
    const seen = match !== undefined && version !== undefined ? { match, version } : undefined;
    if (!(await table.watching.join(watcher, seen))) return;
    tellChannels(table);
    const standing = this.who ? await table.standIns.standingOf(this.who.id) : {};
    if (Object.keys(standing).length > 0) this.send({ type: "standing", table: id, standing });
    await listenFrom(house, table);
    const lines = await heard(house, table, this.who, chat ?? 0);
    for (const line of lines) this.send({ type: "chat", table: id, line });
  }

  private unwatch(id: string): void {
    const watched = this.tables.get(id);
    this.tables.delete(id);
    watched?.table.watching.leave(watched.watcher);
  }

  end(): void {
    this.ended = true;
    clearInterval(this.heart);
    this.unlist?.();
    for (const id of [...this.tables.keys()]) this.unwatch(id);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

/** The id that was sent, whatever else is wrong with the message. */
function aboutOf(read: unknown): About {
  const { id } = Object(read) as { id?: unknown };
  const { success, data } = messageId.safeParse(id);
  return success ? { id: data } : {};
}

function readMessage(read: unknown): Message {
  const parsed = message.safeParse(read);
  if (parsed.success) return parsed.data;
  throw misfit(parsed.error.issues);
}

function isAct(name: string): name is ActName {
  return Object.hasOwn(acts, name);
}
