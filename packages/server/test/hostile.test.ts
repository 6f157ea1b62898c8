/** Hostile clients: nothing breaks, nothing changes, nothing leaks, memory stays bounded. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { acts } from "../src/api/schemas.js";
import { type Attacked, attacked } from "./attacked.js";
import { type Live, Someone, type Trial, trialServer } from "./client.js";
import { expectTyped, NASTY } from "./nasty.js";

let server: Trial;
let ada: Someone;
let bo: Someone;
let mallory: Someone;
let table: string;
let lives: readonly Live[];
let match: Attacked;

beforeAll(async () => {
  server = await trialServer();
  match = await attacked(server);
  ({ ada, bo, table, lives } = match);
  mallory = await Someone.called("Mallory", server);
});
afterAll(async () => {
  for (const live of lives) await live.close();
  await server.end();
});

/** Everything that must not change, and what was said. */
async function standing(): Promise<string> {
  const said = await server.house.store.talk.since(table, 0, 100);
  return `${await match.standing()} ${JSON.stringify(said)}`;
}

test("every field of every act, filled with what does not belong there", async () => {
  const before = await standing();
  for (const name of Object.keys(acts)) {
    const path = `/api/tables/${table}/${name}`;
    for (const nasty of NASTY) {
      for (const body of [nasty, { decision: nasty, answer: nasty, text: nasty, seat: nasty }]) {
        if (body === undefined) continue;
        const sent = JSON.stringify(body);
        expectTyped(await mallory.ask("POST", path, sent));
      }
    }
  }
  const fields = ["decision", "answer", "vote", "target", "kind", "channel", "seat", "bot"];
  const names = ["answer", "vote", "voice", "join", "bot", "standing"];
  for (const [i, field] of fields.entries()) {
    for (const [k, nasty] of NASTY.entries()) {
      const { decision } = lives[0].view(table)?.pending ?? {};
      const body = { decision, answer: "nonsense", agree: 1, pass: 1, seat: 99, [field]: nasty };
      for (const name of ["answer", names[(i + k) % names.length]]) {
        expectTyped(await ada.ask("POST", `/api/tables/${table}/${name}`, body));
      }
    }
  }
  expect(await standing()).toBe(before);
});

test("strange addresses and strange ids", async () => {
  const before = await standing();
  const ids = NASTY.filter((each) => typeof each === "string").map((each) =>
    encodeURIComponent(String(each).replace(/\ud800/, "")),
  );
  for (const id of [...ids.filter(Boolean), "..%2f..", `${table}%00`, `${table}.1.1`]) {
    for (const path of [
      `/api/tables/${id}`,
      `/api/tables/${id}/view`,
      `/api/tables/${id}/chat`,
      `/api/matches/${id}/replay`,
      `/api/matches/${id}/record`,
      `/api/invites/${id}`,
      `/${id}`,
      `/docs/${id}`,
      `/docs/static/${id}`,
    ]) {
      const got = await mallory.ask("GET", path);
      expect(got.status, path).toBeGreaterThanOrEqual(400);
      expect(got.status, path).toBeLessThan(500);
      expect(got.text).not.toMatch(/root:|node_modules|stack/);
    }
  }
  expect(await standing()).toBe(before);
});

test("broken, oversized and foreign requests", async () => {
  const before = await standing();
  const path = `/api/tables/${table}/answer`;
  for (const body of ["{", '{"decision":', "[]x", "null", `"${"x".repeat(70_000)}"`]) {
    expectTyped(await ada.ask("POST", path, body));
  }
  expectTyped(await ada.ask("POST", path, "a=1", { "content-type": "text/plain" }));
  expectTyped(await ada.ask("POST", path, "a=1", { "content-type": "multipart/form-data" }));
  const { decision } = lives[0].view(table)?.pending ?? {};
  const sent = { decision, answer: "pass" };
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ] as Record<string, string>[]) {
    const got = await ada.ask("POST", path, sent, headers);
    expect([got.status, got.body.error.code]).toEqual([403, "foreign"]);
  }
  expect(await standing()).toBe(before);
});

test("forged identities, other people's seats and other people's decisions", async () => {
  const before = await standing();
  const { decision } = lives[0].view(table)?.pending ?? {};
  const sent = { decision, answer: "pass" };
  const path = `/api/tables/${table}/answer`;
  for (const cookie of [
    "",
    "sprawl=",
    `sprawl=${"a".repeat(26)}`,
    `sprawl=${ada.id}`,
    "sprawl=' or 1=1--",
  ]) {
    const forged = new Someone(server.url, "forged");
    forged.cookie = cookie;
    expect((await forged.ask("POST", path, sent)).status).toBe(401);
  }
  expect((await mallory.ask("POST", path, sent)).status).toBe(404);
  const waiting = lives[0].view(table)?.pending?.waiting ?? [];
  const other = waiting.includes(0) ? bo : ada;
  if (waiting.length === 1) {
    expect((await other.ask("POST", path, sent)).body.error.code).toBe("not-asked");
  }
  for (let n = 0; n < 12; n++) {
    for (const old of [`d${n}`, `d${n}.1`, `d${-n}`]) {
      if (old === decision) continue;
      const got = await ada.ask("POST", path, { decision: old, answer: "nonsense" });
      expectTyped(got);
    }
  }
  expect(await standing()).toBe(before);
});

test("a socket that sends rubbish gets errors, and the table does not notice", async () => {
  const before = await standing();
  const live = await mallory.live();
  const own = await ada.live();
  const rubbish = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"admin"}',
    '{"type":"watch"}',
    '{"type":"watch","table":"../x"}',
    `{"type":"watch","table":"${table}"}`,
    `{"type":"act","id":1,"table":"${table}","act":"constructor","body":{}}`,
    `{"type":"act","id":{"a":1},"table":"${table}","act":"answer","body":{}}`,
    `{"type":"act","id":1,"table":"${table}","act":"answer","body":{"decision":"d1","answer":"pass"}}`,
    JSON.stringify({ type: "watch", table, version: -1 }),
    JSON.stringify({ type: "watch", table, match: "x", version: 1 }),
    ...NASTY.map((nasty) => JSON.stringify({ type: nasty, id: nasty, table: nasty, act: nasty })),
  ];
  for (const text of rubbish) live.sendText(text);
  for (const text of rubbish.slice(0, 7)) own.sendText(text);
  await live.until(
    () => live.messages.filter(({ type }) => type === "error").length === rubbish.length,
  );
  expect(live.texts.join()).not.toMatch(/node_modules|\.ts:|stack/);
  expect(live.messages.some(({ type }) => type === "view" || type === "update")).toBe(false);
  const random = randomBytes(4000);
  live.sendText(random.toString("latin1"));
  live.sendText("x".repeat(70_000));
  await live.until(() => live.messages.some(({ error }) => error?.code === "too-large"));
  live.sendText("x".repeat(2 << 20));
  await live.until(() => live.closed);
  await own.close();
  expect(await standing()).toBe(before);
});

test("a socket from a foreign page is refused", async () => {
  const url = `${server.url.replace("http", "ws")}/api/live`;
  const outcome = await new Promise<string>((done) => {
    const socket = new WebSocket(url, {
      headers: { cookie: ada.cookie, origin: "https://evil.example" },
    });
    socket.on("open", () => done("open"));
    socket.on("error", (error) => done(error.message));
  });
  expect(outcome).toContain("403");
});

test("replayed and out-of-order messages change nothing after the first time", async () => {
  const [seat] = lives[0].view(table)?.pending?.waiting ?? [0];
  const live = lives[seat];
  const question = live.question(table);
  if (!question) throw new Error("nobody is asked");
  const body = { decision: question.decision, answer: question.safe };
  const { version = 0 } = live.views.get(table) ?? {};
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => live.act(table, "answer", body)),
  );
  expect(replies.filter(({ status }) => status === "accepted")).toHaveLength(1);
  expect(replies.filter(({ status }) => status === "repeated")).toHaveLength(19);
  expect(live.views.get(table)?.version).toBe(version + 1);
});

test("who asks too much is told to wait, and memory stays bounded", async () => {
  const slow = await trialServer({ rate: 60 });
  try {
    const flood = await Someone.called("Flood", slow);
    const got = await Promise.all(Array.from({ length: 300 }, () => flood.ask("GET", "/api/me")));
    expect(new Set(got.map(({ status }) => status))).toEqual(new Set([200, 429]));
  } finally {
    await slow.end();
  }
  // An address is counted whoever comes from it; a person, wherever they come from.
  const proxied = await trialServer({ rate: 40, trustProxy: true });
  try {
    const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
    const who = new Someone(proxied.url, "Flood");
    await who.ask("POST", "/api/me", { name: "Flood" }, from(1));
    const person = [];
    for (let n = 2; n < 60; n++) person.push(await who.ask("GET", "/api/me", undefined, from(n)));
    expect(new Set(person.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const address = [];
    for (let n = 0; n < 60; n++) {
      const nobody = new Someone(proxied.url, "nobody");
      address.push(await nobody.ask("GET", "/api/games", undefined, from(99)));
    }
    expect(new Set(address.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const other = new Someone(proxied.url, "other");
    expect((await other.ask("GET", "/api/games", undefined, from(100))).status).toBe(200);
  } finally {
    await proxied.end();
  }
  const live = await mallory.live();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 5000; i++) live.sendText(`{"type":"watch","table":"t${i}"}`);
  await live.until(() => live.messages.filter(({ type }) => type === "error").length >= 5000);
  live.messages.length = 0;
  live.texts.length = 0;
  expect(server.house.tables.size).toBeLessThan(20);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100e6);
  await live.close();
});
