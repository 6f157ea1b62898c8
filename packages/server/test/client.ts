/** A client for tests: what a browser does, with nothing hidden; and it checks every hash. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, clientOf, type NewTable } from "@sprawl/client";
import type { GameEvent, QuestionView, View } from "@sprawl/engine";
import { expect, vi } from "vitest";
import WebSocket from "ws";
import { type Running, type Settings, startServer } from "../src/server.js";
import type { TableView } from "../src/table/table-view.js";
import { type Change, withChanges } from "../src/wire/changes.js";
import { viewHash } from "../src/wire/hash.js";

// These tests wait for conditions, never for times; a busy machine may take long.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

export type Trial = Running & { end(): Promise<void> };

let otherDatabase: (() => Promise<string>) | undefined;

/** From now on the trial servers of this file are on such databases instead of files. */
export function trialsOn(fresh: () => Promise<string>): void {
  otherDatabase = fresh;
}

/** Are they? What has nothing to do with the database need not be tried on both. */
export function areTrialsElsewhere(): boolean {
  return otherDatabase !== undefined;
}

/** A server of the tests' own: on loopback, on any free port, with its file in a folder of its own. */
export async function trialServer(settings: Settings = {}): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-server-"));
  const running = await startServer({
    host: "127.0.0.1",
    port: 0,
    database: (await otherDatabase?.()) ?? join(folder, "sprawl.db"),
    log: "silent",
    rate: 1e6,
    delay: [5, 15],
    botDelay: [0, 2],
    ...settings,
  });
  return {
    ...running,
    end: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Got = { readonly status: number; readonly body: Record<string, never> & object };
// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
export type Body = any;

/** Somebody with a browser. */
export class Someone {
  cookie = "";
  id = "";

  constructor(
    public url: string,
    readonly name: string,
  ) {}

  static async called(name: string, { url }: { url: string }): Promise<Someone> {
    const someone = new Someone(url, name);
    const { id } = await someone.ok("POST", "/api/me", { name });
    someone.id = id;
    return someone;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find((each) => each.startsWith("sprawl="));
    if (set) this.cookie = set.split(";", 1)[0];
    const text = await response.text();
    let parsed: Body = text;
    try {
      parsed = JSON.parse(text);
    } catch {
      // Not everything is JSON.
    }
    return { status: response.status, body: parsed as Body, text, headers: response.headers };
  }

  async ok(method: string, path: string, body?: unknown): Promise<Body> {
    const got = await this.ask(method, path, body);
    expect(got.status, `${method} ${path}: ${got.text}`).toBe(200);
    return got.body;
  }

  /** What is refused, and why. */
  async refused(method: string, path: string, body?: unknown): Promise<Body> {
    const got = await this.ask(method, path, body);
    expect(got.status, got.text).toBeGreaterThanOrEqual(400);
    return got.body.error;
  }

  /** The typed client, for the same person. */
  get client(): Client {
    return clientOf(this.url, this.cookie);
  }

  act(table: string, name: string, body: unknown = {}): Promise<Body> {
    return this.ok("POST", `/api/tables/${table}/${name}`, body);
  }

  async live(): Promise<Live> {
    const live = new Live(this);
    await live.open();
    return live;
  }
}

/** A live connection: keeps the newest view of each table by the changes it is sent. */
export class Live {
  private socket: WebSocket | undefined;
  readonly messages: Body[] = [];
  readonly texts: string[] = [];
  readonly events: GameEvent[] = [];
  readonly tables = new Map<string, TableView>();
  readonly views = new Map<string, { match: string; version: number; view: View }>();
  private waiting: { when: () => unknown; done: (value: unknown) => void }[] = [];
  private replies = new Map<number, (reply: Body) => void>();
  private count = 0;
  closed = false;

  constructor(private readonly who: Someone) {}

  async open(): Promise<void> {
    const socket = new WebSocket(`${this.who.url.replace("http", "ws")}/api/live`, {
      headers: this.who.cookie ? { cookie: this.who.cookie } : {},
    });
    this.socket = socket;
    this.closed = false;
    socket.on("message", (data) => this.onText(String(data)));
    socket.on("close", () => {
      this.closed = true;
      for (const reply of this.replies.values()) reply({ type: "lost" });
      this.replies.clear();
      this.look();
    });
    await new Promise<void>((done, failed) => {
      socket.once("open", done);
      socket.once("error", failed);
    });
    socket.on("error", () => {});
  }

  private onText(text: string): void {
    this.texts.push(text);
    const message: Body = JSON.parse(text);
    this.messages.push(message);
    if (message.type === "table") this.tables.set(message.table.id, message.table);
    if (message.type === "view") {
      expect(viewHash(message.view)).toBe(message.hash);
      this.views.set(message.table, message);
    }
    if (message.type === "update") this.onUpdate(message);
    if (message.id !== undefined) {
      this.replies.get(message.id)?.(message);
      this.replies.delete(message.id);
    }
    this.look();
  }

  private onUpdate(message: Body): void {
    const old = this.views.get(message.table);
    if (!old) return;
    expect(old.match).toBe(message.match);
    expect(message.version).toBe(old.version + 1);
    const view = withChanges(old.view, message.changes as Change[]);
    expect(viewHash(view), "the view went wrong").toBe(message.hash);
    this.views.set(message.table, { match: message.match, version: message.version, view });
    this.events.push(...message.events);
  }

  private look(): void {
    this.waiting = this.waiting.filter(({ when, done }) => {
      const value = when();
      if (!value) return true;
      done(value);
      return false;
    });
  }

  /** Wait until something is true of what was received. */
  until<T>(when: () => T | undefined | false): Promise<T> {
    const value = when();
    if (value) return Promise.resolve(value);
    return new Promise((done) => {
      this.waiting.push({ when, done: (found) => done(found as T) });
    });
  }

  sendText(text: string): void {
    this.socket?.send(text);
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  async watch(table: string, seen: object = {}): Promise<void> {
    const before = this.messages.length;
    this.send({ type: "watch", table, ...seen });
    await this.until(() =>
      this.messages.slice(before).some((message) => {
        if (message.type === "error") return true;
        return message.type === "table" && message.table.id === table;
      }),
    );
  }

  act(table: string, act: string, body: unknown = {}): Promise<Body> {
    const id = ++this.count;
    return new Promise((done) => {
      if (this.closed) return done({ type: "lost" });
      this.replies.set(id, done);
      this.send({ type: "act", id, table, act, body });
    });
  }

  view(table: string): View | undefined {
    return this.views.get(table)?.view;
  }

  question(table: string): QuestionView | undefined {
    return this.view(table)?.question;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const gone = this.until(() => this.closed);
    this.socket?.close();
    await gone;
  }

  cut(): void {
    this.socket?.terminate();
  }
}

/** A simple repeatable chance for choices. */
export function chooser(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Some answer to a question. */
export function someAnswer(question: QuestionView, draw: (n: number) => number) {
  const { form, options, min = 0, max = 0, safe } = question;
  if (form === "choose") return options[draw(options.length)].key;
  if (form === "amount") return min + draw(max - min + 1);
  return safe;
}

/** Open a table with these people, everybody seated; the first one opens it. */
export async function tableFor(
  people: readonly Someone[],
  settings: Partial<NewTable> = {},
): Promise<string> {
  const [host, ...others] = people.map(({ client }) => client);
  const about = { game: "caravan", seats: people.length, ...settings };
  const { id, invite = "" } = await host.call("openTable", { body: about });
  for (const other of others) await other.call("join", { at: { id }, body: { invite } });
  return id;
}

export async function allReady(people: readonly Someone[], table: string): Promise<void> {
  for (const { client } of people) await client.call("ready", { at: { id: table } });
}

/** Everybody answers what they are asked until the match is over, or so many answers are given. */
export async function playOn(
  lives: readonly Live[],
  table: string,
  draw: (n: number) => number,
  most = 5000,
): Promise<number> {
  let given = 0;
  const seats = lives.map(async (live) => {
    for (;;) {
      const view = await live.until(() => {
        const now = live.view(table);
        return (now?.question || now?.result || given >= most || live.closed) && now;
      });
      if (view.result || given >= most || live.closed) return;
      if (!view.question) continue;
      given++;
      const { decision } = view.question;
      const body = { decision, answer: someAnswer(view.question, draw) };
      const reply = await live.act(table, "answer", body);
      if (reply.type === "lost") return;
      expect(reply, JSON.stringify(body)).toMatchObject({ type: "done" });
      await live.until(() => live.closed || live.question(table)?.decision !== decision);
    }
  });
  await Promise.all(seats);
  return given;
}
