/** Hostile clients once more: in every field there is, in broken frames, out of order, at many tables. */
import { connect as dial } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { attacked } from "./attacked.js";
import {
  allReady,
  type Body,
  type Live,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";
import { expectSane, expectTyped, NASTY } from "./nasty.js";

let server: Trial;
let ada: Someone;
let bo: Someone;
let table: string;
let lives: readonly Live[];
let standing: () => Promise<string>;

beforeAll(async () => {
  server = await trialServer({ trustProxy: true, idle: 200 });
  ({ ada, bo, table, lives, standing } = await attacked(server));
});
afterAll(async () => {
  for (const live of lives) await live.close();
  await server.end();
});

let asked = 0;
/** Each from an address of its own, so that what is sent is looked at and not only counted. */
const elsewhere = () => ({ "x-forwarded-for": `10.${asked >> 8}.${asked++ & 255}.1` });

const OPEN = { game: "caravan", seats: 2 };
const PUSH = {
  endpoint: "https://example.org/push",
  keys: { p256dh: "p".repeat(40), auth: "a".repeat(20) },
};
/** Whatever takes a body: what fits, to be spoilt field by field. */
const BODIES: readonly (readonly [string, string, Body])[] = [
  ["POST", "/api/me", { name: "Mallory" }],
  ["PATCH", "/api/me", { name: "Mallory", webhook: "https://example.org/", muted: ["a1"] }],
  ["PATCH", "/api/me", { passphrase: "long enough" }],
  ["POST", "/api/login", { name: "Mallory", passphrase: "long enough" }],
  ["POST", "/api/me/claim", { code: "abcd-efgh" }],
  ["POST", "/api/me/code", {}],
  ["POST", "/api/me/push", PUSH],
  ["POST", "/api/me/push", { ...PUSH, keys: { p256dh: "x", auth: "y" } }],
  [
    "POST",
    "/api/tables",
    {
      ...OPEN,
      preset: "full",
      options: { guards: true },
      bots: ["random"],
      pace: { kind: "live", bank: 60, increment: 5 },
      private: true,
      shuffleSeats: false,
    },
  ],
  ["POST", "/api/tables", { ...OPEN, pace: { kind: "turns", each: 3600 } }],
];

/** The same with one field, at any depth, being something else. */
function* spoilt(body: Body, nasty: unknown): Generator<Body> {
  yield nasty;
  for (const [field, value] of Object.entries(body)) {
    yield { ...body, [field]: nasty };
    if (Array.isArray(value)) yield { ...body, [field]: [nasty] };
    if (typeof value !== "object" || Array.isArray(value)) continue;
    for (const inner of spoilt(value, nasty)) yield { ...body, [field]: inner };
  }
}

test("every field of every other address that takes a body", async () => {
  const before = await standing();
  for (const [method, address, body] of BODIES) {
    for (const nasty of NASTY) {
      // Somebody new each time, as a table or a name of theirs may well be made.
      const who = new Someone(server.url, "Mallory");
      await who.ask("POST", "/api/me", { name: "Mallory" }, elsewhere());
      const sent = [...spoilt(body, nasty)].map((each) => JSON.stringify(each));
      const got = sent.map((text) => who.ask(method, address, text, elsewhere()));
      for (const each of await Promise.all(got)) expectSane(each);
    }
  }
  const evil = '{"name":"M","__proto__":{"admin":true},"constructor":{"prototype":{"admin":1}}}';
  for (const [method, address] of BODIES) {
    expectSane(await ada.ask(method, address, evil.replace('"name":"M",', ""), elsewhere()));
  }
  expectTyped(await ada.ask("POST", "/api/me", evil, elsewhere()));
  expect(({} as Body).admin).toBeUndefined();
  expect(await standing()).toBe(before);
  expect(await ada.ok("GET", "/api/me")).toMatchObject({ id: ada.id, name: "Ada" });
});

test("every query", async () => {
  const before = await standing();
  const queries = [
    [`/api/tables/${table}/view`, "after", "wait"],
    [`/api/tables/${table}/chat`, "after", "before"],
    [`/api/tables/${table}/log`, "after"],
    [`/api/tables/${table}/past`, "step"],
    [`/api/matches/${table}.1/replay`, "step", "seat"],
    ["/api/me/tables", "after"],
    ["/api/tables", "status"],
    ["/healthz", "x"],
  ];
  const values = [...NASTY, "-2", "1e9999", "0x10", "NaN", "9".repeat(400), "1,2", " 1 "].map(
    (each) =>
      typeof each === "string" ? each.replace(/\ud800/, "%ED%A0%80") : JSON.stringify(each),
  );
  const asks: string[] = [];
  for (const [path, ...fields] of queries) {
    for (const value of values.map(encodeURIComponent)) {
      for (const field of fields) {
        const still = field === "after" ? "&wait=0" : "";
        const twice = `${field}=${value}&${field}=1`;
        for (const query of [`${field}=${value}`, twice, `${value}=1`]) {
          asks.push(`${path}?${query}${still}`);
        }
      }
    }
  }
  for (let i = 0; i < asks.length; i += 20) {
    const some = asks.slice(i, i + 20).map((path) => ada.ask("GET", path, undefined, elsewhere()));
    for (const each of await Promise.all(some)) expectSane(each);
  }
  for (const value of values) {
    const gone = `/api/me/push?endpoint=${encodeURIComponent(value)}`;
    expectSane(await ada.ask("DELETE", gone, undefined, elsewhere()));
  }
  expect(await standing()).toBe(before);
});

const isControl = (text: string) => text === "\u0000" || text === "\ud800";

test("what somebody seated may write comes out as it went in, and does nothing else", async () => {
  const before = await standing();
  const texts = NASTY.filter((each) => typeof each === "string");
  const refused = async (act: string, text: string) =>
    expectTyped(await ada.ask("POST", `/api/tables/${table}/${act}`, { text }));
  const taken: string[] = [];
  for (const text of texts) {
    const control = isControl(text);
    if (control || text.length > 500) await refused("say", text);
    else {
      await ada.act(table, "say", { text });
      taken.push(text);
    }
    if (control) await refused("note", text);
    else {
      await ada.act(table, "note", { text });
      expect((await ada.ok("GET", `/api/tables/${table}/mine`)).note).toBe(text);
    }
  }
  const said = () =>
    lives[1].messages.flatMap(({ type, line }) => (type === "chat" ? [line.text as string] : []));
  await lives[1].until(() => said().length === taken.length);
  expect(said()).toEqual(taken);
  const { lines } = await bo.ok("GET", `/api/tables/${table}/chat`);
  expect(lines.map(({ text }: Body) => text)).toEqual(taken);
  // As many reports as one may make, the nastiest first.
  const reports = texts.filter((text) => !isControl(text) && text.length < 4000);
  for (const text of reports.slice(0, 5)) await ada.act(table, "report", { text });
  const kept = (await server.house.store.matches.faults(`${table}.1`)) as Body[];
  expect(kept.map(({ text }) => text).sort()).toEqual(reports.slice(0, 5).sort());
  expect(kept.every(({ person }) => person === ada.id)).toBe(true);
  expect(await standing()).toBe(before);
});

/** Bytes as they are, on a wire of their own; resolves when the server has hung up. */
function raw(bytes: readonly (string | Buffer)[], hangUp: boolean): Promise<string> {
  return new Promise((done) => {
    let heard = "";
    const socket = dial(server.port, "127.0.0.1", () => {
      for (const each of bytes) socket.write(each);
      if (hangUp) setTimeout(() => socket.destroy(), 50);
    });
    socket.on("data", (data) => {
      heard += data.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => done(heard));
  });
}

/** A frame as a client sends it, and what can be wrong with one. */
function frame(first: number, length: number, payload: Buffer, masked = true): Buffer {
  const size = length < 126 ? Buffer.from([length]) : Buffer.from([126, length >> 8, length & 255]);
  if (masked) size[0] |= 128;
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(masked ? 4 : 0), payload]);
}

test("frames and requests that are cut off or built wrong end their own connection, nothing else", async () => {
  const before = await standing();
  const open = [
    "GET /api/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n",
    `sec-websocket-version: 13\r\nsec-websocket-key: ${"A".repeat(22)}==\r\ncookie: ${ada.cookie}\r\n\r\n`,
  ].join("");
  const ping = Buffer.from('{"type":"ping"}');
  const watch = Buffer.from(JSON.stringify({ type: "watch", table }));
  const text = 0x81;
  const wrong: readonly (readonly [Buffer, boolean])[] = [
    // Cut off: after one byte, in the length, in the mask, in the text, between two parts.
    [Buffer.from([text]), true],
    [frame(text, 1000, Buffer.alloc(0)).subarray(0, 2), true],
    [frame(text, 1000, Buffer.alloc(0)).subarray(0, 6), true],
    [frame(text, 1000, ping), true],
    [Buffer.concat([frame(text, watch.length, watch), frame(text, 90, ping)]), true],
    [frame(0x01, ping.length, ping), true],
    // Built wrong: unmasked, reserved bits and kinds, a part of nothing, a long ping, bad UTF-8.
    [frame(text, ping.length, ping, false), false],
    [frame(0xf1, ping.length, ping), false],
    [frame(0x83, ping.length, ping), false],
    [frame(0x80, ping.length, ping), false],
    [frame(0x89, 200, Buffer.alloc(200)), false],
    [frame(text, 2, Buffer.from([0xc3, 0x28])), false],
    [frame(text, 0xffff, Buffer.alloc(0xffff, 32)), true],
  ];
  for (const [bytes, cut] of wrong) {
    const heard = await raw([open, bytes], cut);
    expect(heard).toContain("101 Switching Protocols");
    expect(heard).not.toMatch(/node_modules|\.ts:|stack/);
  }
  for (const bytes of [
    `POST /api/tables/${table}/answer HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"dec`,
    "GET /api/me HTTP/1.1\r\nhost",
    "POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{",
  ]) {
    await raw([bytes], true);
  }
  expect(await raw(["\u0000\u0001\u0002 nonsense\r\n\r\n"], false)).toContain("400");
  // Nobody is left behind: those who play are the only ones who are connected and watch.
  const sockets = async () => (await server.house.metrics.sockets.get()).values[0].value;
  await vi.waitFor(async () => expect(await sockets()).toBe(2), { timeout: 60_000 });
  const { watching } = await server.house.table(table);
  await vi.waitFor(() => expect(watching.watchers.size).toBe(2), { timeout: 60_000 });
  expect(await standing()).toBe(before);
});

test("what is sent in the wrong order does what it would do then, or nothing", async () => {
  const people = [ada, bo];
  const other = await tableFor(people);
  const early = [
    ["answer", { decision: "d1", answer: "pass" }],
    ["undo", {}],
    ["concede", {}],
    ["voice", { vote: "abc", agree: true }],
    ["vote", { kind: "take-back" }],
  ] as const;
  for (const [act, body] of early)
    expectTyped(await ada.ask("POST", `/api/tables/${other}/${act}`, body));
  await allReady(people, other);
  for (const [act, body] of [
    ["ready", {}],
    ["bot", { seat: 1, bot: "random" }],
    ["rematch", {}],
  ] as const) {
    expectTyped(await ada.ask("POST", `/api/tables/${other}/${act}`, body));
  }
  const acts = await server.house.store.matches.since(`${table}.1`, 0);
  const given = acts.flatMap(({ act }) => ("a" in act ? [act.a] : []));
  const live = await ada.live();
  live.send({ type: "unwatch", table: other });
  // Everything of a whole other match, back to front: the first answer comes last, and alone fits.
  const replies: Body[] = [];
  for (const [i, [, , , , answer]] of [...given.entries()].reverse()) {
    replies.push(await live.act(other, "answer", { decision: `d${i + 1}`, answer }));
  }
  expect(replies.filter(({ type }) => type === "done").length).toBeLessThanOrEqual(1);
  for (const { type, error } of replies)
    if (type !== "done") expect(error.code).toMatch(/^[a-z-]+$/);
  const log = await server.house.store.matches.since(`${other}.1`, 0);
  expect(log.length).toBe(replies.filter(({ type }) => type === "done").length);
  await live.close();
});

test("many real tables, watched and left, do not stay in memory", async () => {
  const hosts = await Promise.all(
    Array.from({ length: 6 }, (_, i) => Someone.called(`Host ${i}`, server)),
  );
  const tables: string[] = [];
  for (const host of hosts) {
    const opened = Array.from({ length: 20 }, () =>
      host.ok("POST", "/api/tables", { ...OPEN, bots: ["instinct"], private: false }),
    );
    for (const { id } of await Promise.all(opened)) {
      tables.push(id);
      await host.act(id, "ready");
    }
  }
  const live = await bo.live();
  const errors = () => live.messages.filter(({ type }) => type === "error");
  for (const id of tables) live.send({ type: "watch", table: id });
  // Fifty at once, and no more.
  await live.until(() => errors().length === tables.length - 50);
  expect(new Set(errors().map(({ error }) => error.code))).toEqual(new Set(["too-many"]));
  for (let round = 0; round < 10; round++) {
    for (const id of tables) {
      live.send({ type: "unwatch", table: id });
      if (round < 9) live.send({ type: "watch", table: id });
    }
  }
  live.send({ type: "ping" });
  await live.until(() => live.messages.some(({ type }) => type === "pong"));
  live.cut();
  expect(server.house.tables.size).toBeLessThanOrEqual(tables.length + 5);
  // Only those at which somebody sits and watches are left.
  await vi.waitFor(() => expect(server.house.tables.size).toBeLessThanOrEqual(1), {
    timeout: 120_000,
  });
  expect([...server.house.tables.keys()]).toEqual([table]);
});
