/**
 * Load on loopback, bounded in tables, answers and time: pairs of clients that answer at random over
 * sockets, as fast as they can or at a pace, against a server process of its own.
 */
import type { QuestionView } from "@sprawl/engine";
import WebSocket from "ws";
import { type Change, withChanges } from "../src/wire/changes.js";
import { type Body, chooser, Someone, someAnswer } from "./client.js";
import { type Fleet, rest } from "./fleet.js";

export type Load = {
  readonly tables: number;
  readonly seconds: number;
  /** Between two answers at a table, in ms; 0 for as fast as possible. */
  readonly pace: number;
};

export type Measured = {
  readonly tables: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerUpdate: number;
  readonly cpuPerAnswer: number;
  readonly rssPerTable: number;
  readonly problems: number;
};

type Shared = {
  measuring: boolean;
  stop: boolean;
  given: number;
  bytes: number;
  updates: number;
  problems: number;
  delays: number[];
};

/** One seat's connection. It keeps no more of the view than the question. */
class Player {
  other: Player | undefined;
  sentAt = 0;
  private held: { question?: QuestionView } = {};

  constructor(
    private readonly socket: WebSocket,
    private readonly table: string,
    private readonly shared: Shared,
    private readonly draw: (n: number) => number,
    private readonly pace: number,
  ) {
    socket.on("message", (data: Buffer) => this.on(data));
  }

  watch(): void {
    this.socket.send(JSON.stringify({ type: "watch", table: this.table }));
  }

  private on(data: Buffer): void {
    const { shared } = this;
    const message: Body = JSON.parse(data.toString());
    if (message.type === "error") shared.problems++;
    if (message.type === "table") this.onTable(message.table);
    if (message.type === "view") this.held = { question: message.view.question };
    else if (message.type === "update") {
      if (shared.measuring) {
        shared.bytes += data.length;
        shared.updates++;
        const sent = this.other?.sentAt ?? 0;
        if (sent > 0) shared.delays.push(performance.now() - sent);
      }
      if (this.other) this.other.sentAt = 0;
      const own = (message.changes as Change[]).filter(([path]) => path.startsWith("/question"));
      if (own.length > 0) this.held = withChanges(this.held, own);
    } else return;
    this.answer();
  }

  /** One match after the other. */
  private onTable({ status, you, earlier }: Body): void {
    if (this.shared.stop) return;
    if (status === "over" && you === 0) this.act("rematch");
    // Once for each match: the table may be told again before our word has arrived.
    if (status !== "open" || this.readyFor === earlier.length) return;
    this.readyFor = earlier.length;
    this.act("ready");
  }

  private readyFor = -1;

  private act(act: string, body: object = {}): void {
    this.socket.send(JSON.stringify({ type: "act", id: 1, table: this.table, act, body }));
  }

  private answer(): void {
    const { question } = this.held;
    if (!question || this.shared.stop) return;
    this.held = { question };
    const go = () => {
      if (this.shared.stop) return;
      this.sentAt = performance.now();
      if (this.shared.measuring) this.shared.given++;
      const body = { decision: question.decision, answer: someAnswer(question, this.draw) };
      this.socket.send(
        JSON.stringify({ type: "act", id: 1, table: this.table, act: "answer", body }),
      );
    };
    if (this.pace > 0) setTimeout(go, this.pace * (0.5 + this.draw(1000) / 1000));
    else go();
  }
}

async function connect(fleet: Fleet, i: number, shared: Shared, pace: number) {
  const draw = chooser(i + 1);
  const url = await fleet.somewhere(draw);
  const people = [await Someone.called(`A${i}`, { url }), await Someone.called(`B${i}`, { url })];
  const table = await people[0].ok("POST", "/api/tables", { game: "caravan" });
  await people[1].act(table.id, "join", { invite: table.invite });
  const players: Player[] = [];
  for (const { cookie } of people) {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, { headers: { cookie } });
    await new Promise<void>((done, failed) => {
      socket.once("open", done);
      socket.once("error", failed);
    });
    players.push(new Player(socket, table.id, shared, draw, pace));
  }
  [players[0].other, players[1].other] = [players[1], players[0]];
  for (const who of people) await who.act(table.id, "ready");
  return { players };
}

/** CPU seconds and resident bytes of the server, as it says itself. */
async function usage(fleet: Fleet): Promise<{ cpu: number; rss: number }> {
  const url = await fleet.somewhere(() => 0);
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  return { cpu: value("process_cpu_seconds_total"), rss: value("process_resident_memory_bytes") };
}

export async function underLoad(fleet: Fleet, load: Load): Promise<Measured> {
  const { tables, seconds, pace } = load;
  const shared: Shared = {
    measuring: false,
    stop: true,
    given: 0,
    bytes: 0,
    updates: 0,
    problems: 0,
    delays: [],
  };
  const idle = await usage(fleet);
  const pairs: { players: Player[] }[] = [];
  for (let i = 0; i < tables; i += 10) {
    const some = Array.from({ length: Math.min(10, tables - i) }, (_, k) =>
      connect(fleet, i + k, shared, pace),
    );
    pairs.push(...(await Promise.all(some)));
  }
  shared.stop = false;
  for (const { players } of pairs) for (const player of players) player.watch();
  await rest(Math.max(1000, pace * 1.5));
  const held = await usage(fleet);
  shared.measuring = true;
  const from = performance.now();
  await rest(seconds * 1000);
  const { given, bytes, updates, delays } = shared;
  const lasted = (performance.now() - from) / 1000;
  shared.measuring = false;
  const after = await usage(fleet);
  shared.stop = true;
  await rest(300);
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0;
  return {
    tables,
    answersPerSecond: Math.round(given / lasted),
    p50: at(0.5),
    p99: at(0.99),
    bytesPerUpdate: Math.round(bytes / Math.max(1, updates)),
    cpuPerAnswer: Math.round(((after.cpu - held.cpu) / Math.max(1, given)) * 1e6),
    rssPerTable: Math.round((held.rss - idle.rss) / tables / 1024),
    problems: shared.problems,
  };
}
