/** What whoever runs a server relies on. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { caravan } from "@sprawl/caravan";
import type { AnyGame, Rule } from "@sprawl/engine";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import Database from "libsql";
import { expect, test, vi } from "vitest";
import { configFrom, DEFAULTS, pushFrom } from "../src/config.js";
import { isPublic, publicLookup, whyNoTarget } from "../src/notify/addresses.js";
import { poster, sender } from "../src/notify/webhook.js";
import { startServer } from "../src/server.js";
import { openSqlite } from "../src/store/sqlite.js";
import { allReady, type Body, chooser, playOn, Someone, tableFor, trialServer } from "./client.js";

test("the environment sets it up, and what is wrong in it is named", () => {
  expect(configFrom({})).toEqual(DEFAULTS);
  expect(
    configFrom({ SPRAWL_DATA: "/data", SPRAWL_PORT: "80", SPRAWL_SECURE: "yes" }),
  ).toMatchObject({
    database: "/data/sprawl.db",
    port: 80,
    secure: true,
    host: "127.0.0.1",
  });
  expect(configFrom({ SPRAWL_DATABASE_URL: "postgres://x", SPRAWL_DATA: "/d" }).database).toBe(
    "postgres://x",
  );
  const pair = { SPRAWL_PUSH_PUBLIC: "one", SPRAWL_PUSH_PRIVATE: "two" };
  expect(pushFrom({})).toBeUndefined();
  expect(pushFrom(pair)).toMatchObject({ publicKey: "one", privateKey: "two" });
  expect(() => pushFrom({ SPRAWL_PUSH_PUBLIC: "one" })).toThrow("SPRAWL_PUSH_PRIVATE");
  expect(() => configFrom({ SPRAWL_PORT: "http" })).toThrow("SPRAWL_PORT");
  expect(() => configFrom({ SPRAWL_SECURE: "maybe" })).toThrow("SPRAWL_SECURE");
  expect(() => configFrom({ SPRAWL_LOG: "loud" })).toThrow("SPRAWL_LOG");
  const sites = (text: string) => configFrom({ SPRAWL_ORIGINS: text }).origins;
  expect(sites("https://Sprawl.example/, http://10.0.0.7:4711")).toEqual([
    "https://sprawl.example",
    "http://10.0.0.7:4711",
  ]);
  for (const wrong of ["sprawl.example", "https://", "ftp://sprawl.example", "https://a/games"]) {
    expect(() => sites(wrong), wrong).toThrow("SPRAWL_ORIGINS");
  }
  const trusted = (text: string) => configFrom({ SPRAWL_TRUST_PROXY: text }).trustProxy;
  expect(["", "true", "no"].map(trusted)).toEqual([false, true, false]);
  expect(trusted("10.0.0.1, 192.168.0.0/16 fd00::/8")).toEqual([
    "10.0.0.1",
    "192.168.0.0/16",
    "fd00::/8",
  ]);
  for (const wrong of ["maybe", "10.0.0.0/33", "fd00::/129", "proxy.example", "10.0.0.1/", "2"]) {
    expect(() => trusted(wrong), wrong).toThrow("SPRAWL_TRUST_PROXY");
  }
});

test("it is ready only if it can write, and as long as it does not end", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-ready-"));
  const database = join(folder, "sprawl.db");
  const server = await trialServer({ database });
  const nobody = new Someone(server.url, "?");
  const ready = async () => (await nobody.ask("GET", "/readyz")).status;
  try {
    expect(await ready()).toBe(200);
    const file = new Database(database);
    file.exec("alter table pulse rename to gone");
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 60_000 });
    expect((await nobody.ask("GET", "/healthz")).status).toBe(200);
    file.exec("alter table gone rename to pulse");
    file.close();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 60_000 });
    // It cannot end before this is done.
    const ada = await Someone.called("Ada", server);
    const table = await server.house.table(await tableFor([ada], { seats: 2 }));
    let done = () => {};
    const held = table.exclusive(() => new Promise<void>((free) => (done = free)));
    const ended = server.close();
    expect(await ready()).toBe(503);
    done();
    await Promise.all([held, ended]);
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
});

test("a database whose writing thread has gone says so, also to those who waited", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-writer-"));
  const threads: Worker[] = [];
  const sql = await openSqlite(join(folder, "sprawl.db"), {
    began: (thread) => threads.push(thread),
  });
  const statement = { sql: "insert into pulse (id, at) values (7, 1)", params: [] };
  expect(await sql.write([statement])).toBe(true);
  const ended = threads[0].terminate();
  const gone = { status: 503, cause: new Error("the writing thread has ended") };
  await expect(sql.write([statement])).rejects.toMatchObject(gone);
  await ended;
  await expect(sql.write([statement])).rejects.toMatchObject(gone);
  await sql.close();
  await rm(folder, { recursive: true, force: true });
});

test("who answers a webhook a letter at a time is not waited for", async () => {
  const server = createTcp((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nx-slow: ");
    const drip = setInterval(() => socket.write("x"), 20);
    socket.on("error", () => {});
    socket.on("close", () => clearInterval(drip));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const send = sender(true, undefined, 300);
  await expect(send(`http://127.0.0.1:${port}/`, {}, "{}")).rejects.toThrow("no answer");
  await new Promise((done) => server.close(done));
});

test("health, readiness, metrics, documents and headers", async () => {
  const server = await trialServer();
  try {
    const ada = await Someone.called("Ada", server);
    expect(await ada.ok("GET", "/healthz")).toEqual({ ok: true });
    expect(await ada.ok("GET", "/readyz")).toEqual({ ok: true });
    const { text } = await ada.ask("GET", "/metrics");
    expect(text).toContain("sprawl_acts_total 0");
    const docs = await ada.ok("GET", "/docs/json");
    expect(docs.openapi).toBe("3.1.0");
    expect(Object.keys(docs.paths)).toContain("/api/tables/{id}/answer");
    expect(Object.keys(docs.components.schemas.AnswerAct.properties)).toContain("decision");
    expect((await ada.ask("GET", "/docs/")).status).toBe(200);
    const { headers } = await ada.ask("GET", "/api/me");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const games = await ada.ok("GET", "/api/games");
    expect(games[0]).toMatchObject({ id: "caravan", seats: { min: 2, max: 4 } });
    expect(games[0].presets.full).toEqual({ guards: true, tolls: true });
  } finally {
    await server.end();
  }
});

test("it ends with everything accepted on disk, and a copy of the file is a backup", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-ops-"));
  const database = join(folder, "sprawl.db");
  const settings = { port: 0, log: "silent", delay: [1, 2], rate: 1e6 } as const;
  const first = await startServer({ ...settings, database });
  const ada = await Someone.called("Ada", first);
  const bo = await Someone.called("Bo", first);
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  await playOn(lives, table, chooser(7), 11);
  // While it runs: the database makes a copy of itself.
  const copy = join(folder, "backup.db");
  const copier = new Database(database);
  copier.exec(`vacuum into '${copy}'`);
  copier.close();
  const before = await ada.ok("GET", `/api/tables/${table}/view`);
  await first.close();
  await lives[0].until(() => lives[0].closed);
  for (const file of [database, copy]) {
    const own = join(folder, "again.db");
    await rm(own, { force: true });
    await cp(file, own);
    const again = await startServer({ ...settings, database: own });
    ada.url = again.url;
    const { view, version } = await ada.ok("GET", `/api/tables/${table}/view`);
    expect([view, version]).toEqual([before.view, before.version]);
    await again.close();
  }
  await rm(folder, { recursive: true, force: true });
});

test("a rule that throws costs nothing but the answer: the table is told, the report is kept", async () => {
  const game = caravan as unknown as AnyGame;
  const broken: AnyGame = {
    ...game,
    steps: {
      ...game.steps,
      *act(g, arg: never): Rule<void> {
        const step = game.steps.act(g, arg);
        let next = step?.next(undefined as never);
        while (step && next && !next.done) {
          const given = yield next.value;
          if ((given as { kind?: string }).kind === "draw") throw new Error("SECRET of the deck");
          next = step.next(given);
        }
      },
    },
  };
  const replaceMatch = (match: OpenMatch) => createMatch(broken, match.header);
  const server = await trialServer({ hooks: { replaceMatch } });
  try {
    const ada = await Someone.called("Ada", server);
    const bo = await Someone.called("Bo", server);
    const table = await tableFor([ada, bo]);
    await allReady([ada, bo], table);
    const live = await bo.live();
    await live.watch(table);
    const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
    const { decision } = view.question;
    const got = await ada.ask("POST", `/api/tables/${table}/answer`, { decision, answer: "draw" });
    expect(got.body.error.code).toBe("fault");
    expect(got.text).not.toContain("SECRET");
    await live.until(() => live.messages.find(({ code }) => code === "fault"));
    expect((await ada.ok("GET", `/api/tables/${table}/view`)).view).toEqual(view);
    const [report] = (await server.house.store.matches.faults(`${table}.1`)) as Body[];
    expect(report).toMatchObject({ message: "SECRET of the deck", seat: 0, answer: "draw" });
    await ada.act(table, "answer", { decision, answer: "pass" });
    await live.until(() => live.view(table)?.answers === 1);
    await live.close();
  } finally {
    await server.end();
  }
});

test("a table nobody uses leaves memory, and costs no more than its rows", async () => {
  const server = await trialServer({ idle: 50 });
  try {
    const ada = await Someone.called("Ada", server);
    const bo = await Someone.called("Bo", server);
    const table = await tableFor([ada, bo]);
    await allReady([ada, bo], table);
    for (let i = 0; i < 200 && server.house.tables.size > 0; i++) {
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(server.house.tables.size).toBe(0);
    expect((await ada.ok("GET", `/api/tables/${table}/view`)).view.pending.waiting).toEqual([0]);
  } finally {
    await server.end();
  }
});

test("private addresses are no targets, however they are written", async () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
  ]) {
    expect(isPublic(address), address).toBe(false);
  }
  for (const address of ["93.184.216.34", "2606:2800:220:1::1"]) {
    expect(isPublic(address), address).toBe(true);
  }
  for (const url of [
    "http://example.org/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:7f00:1]/",
    "https://localhost/",
    "https://printer.local/",
    "https://user:pass@example.org/",
    "ftp://example.org/",
    "nonsense",
  ]) {
    expect(whyNoTarget(url), url).toBeDefined();
  }
  expect(whyNoTarget("https://discord.com/api/webhooks/1/x")).toBeUndefined();
  // A name that stands for a private address is found out when it is looked up.
  const looked = await new Promise<string>((done) =>
    publicLookup("localhost", { all: true }, (error) => done(String(error?.message))),
  );
  expect(looked).toBe("Private addresses are refused.");
  await expect(poster(sender())("https://127.0.0.1/", {})).rejects.toThrow("Private");
  // A redirect to somewhere else is an answer like any other that is not good.
  const server = createServer((_, response) => response.writeHead(302, { location: "/x" }).end());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(poster(sender(true))(`http://127.0.0.1:${port}/`, {})).rejects.toThrow("302");
  server.close();
});
