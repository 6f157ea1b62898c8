/** Being told that one is needed: by webhook and by Web Push, once, and only when one is not there. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import webpush from "web-push";
import { DEFAULTS } from "../src/config.js";
import { Notifier } from "../src/notify/notifier.js";
import { openStore, type Store } from "../src/store/store.js";
import type { TableDoc } from "../src/table/doc.js";
import {
  allReady,
  type Body,
  type Live,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";
import { newBrowser, signedFor, startPushService } from "./push-service.js";

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const keys = { publicKey, privateKey, contact: "mailto:host@example.org" };
let service: Awaited<ReturnType<typeof startPushService>>;
let server: Trial;
beforeAll(async () => {
  service = await startPushService();
  server = await trialServer({ push: keys, webhooksAnywhere: true, remindAfter: 30 });
});
afterAll(async () => {
  await server.end();
  await service.end();
});
afterEach(() => {
  vi.useRealTimers();
  service.got.length = 0;
});

async function subscribed(name: string, path = `/${name}`) {
  const who = await Someone.called(name, server);
  const browser = newBrowser(service.url + path);
  await who.ok("POST", "/api/me/push", browser.subscription);
  return { who, ...browser };
}

async function pass(who: Someone, table: string): Promise<void> {
  const { view } = await who.ok("GET", `/api/tables/${table}/view`);
  await who.act(table, "answer", { decision: view.question.decision, answer: "pass" });
}

async function until(live: Live, table: string): Promise<void> {
  await live.until(() => live.question(table));
}

test("a browser that subscribed is told once it is needed, and not while its person is there", async () => {
  expect(await new Someone(server.url, "?").ok("GET", "/api/push")).toEqual({ publicKey });
  const bo = await subscribed("Bo");
  const ada = await subscribed("Ada");
  const table = await tableFor([bo.who, ada.who]);
  const live = await ada.who.live();
  await live.watch(table);
  await allReady([bo.who, ada.who], table);
  await service.until(1);
  for (let i = 0; i < 2; i++) await pass(bo.who, table);
  // Ada is needed, and looks at the table. Had she been told, it would have been before Bo is again.
  await until(live, table);
  await pass(ada.who, table);
  const before = service.got.length;
  await pass(ada.who, table);
  await service.until(before + 1);
  expect(new Set(service.got.map(({ path }) => path))).toEqual(new Set(["/Bo"]));
  const text = "Caravan-40: your table waits for you.";
  for (const pushed of service.got) {
    expect(JSON.parse(bo.read(pushed))).toEqual({ text, table });
    expect(() => ada.read(pushed)).toThrow();
    expect(pushed.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "3600" });
    expect(signedFor(pushed, publicKey)).toMatchObject({ aud: service.url, sub: keys.contact });
  }
  await live.close();
});

test("a subscription that is gone is dropped, the others are kept", async () => {
  const bo = await subscribed("Bo", "/gone");
  const phone = newBrowser(`${service.url}/phone`);
  await bo.who.ok("POST", "/api/me/push", phone.subscription);
  expect((await bo.who.ok("GET", "/api/me")).push).toBe(2);
  service.gone.add("/gone");
  const ada = await Someone.called("Ada", server);
  const table = await tableFor([bo.who, ada]);
  await allReady([bo.who, ada], table);
  await service.until(2);
  expect(new Set(service.got.map(({ path }) => path))).toEqual(new Set(["/gone", "/phone"]));
  await vi.waitFor(async () => expect((await bo.who.ok("GET", "/api/me")).push).toBe(1));
  for (const who of [bo.who, bo.who, ada]) await pass(who, table);
  service.got.length = 0;
  await pass(ada, table);
  await service.until(1);
  expect(service.got[0].path).toBe("/phone");
  await bo.who.ok("DELETE", `/api/me/push?endpoint=${encodeURIComponent(`${service.url}/phone`)}`);
  expect((await bo.who.ok("GET", "/api/me")).push).toBe(0);
});

test("five browsers at most, each once; private addresses are refused as everywhere", async () => {
  const bo = await subscribed("Bo", "/1");
  for (const path of ["/1", "/2", "/3", "/4", "/5", "/6"]) {
    await bo.who.ok("POST", "/api/me/push", newBrowser(service.url + path).subscription);
  }
  expect((await bo.who.ok("GET", "/api/me")).push).toBe(5);
  const strict = await trialServer();
  try {
    const who = await Someone.called("Ada", strict);
    expect(await who.ok("GET", "/api/push")).toEqual({});
    for (const endpoint of [service.url, "https://127.0.0.1/", "https://192.168.0.1/push"]) {
      const refused = await who.refused("POST", "/api/me/push", newBrowser(endpoint).subscription);
      expect(refused).toMatchObject({ code: "malformed", field: "endpoint" });
      expect(await who.refused("PATCH", "/api/me", { webhook: endpoint })).toMatchObject({
        field: "webhook",
      });
    }
  } finally {
    await strict.end();
  }
});

test("who plays by turns is warned once before time runs out", async () => {
  let ahead = 0;
  const settings = { push: keys, webhooksAnywhere: true, remindAfter: 30 };
  const own = await trialServer({ ...settings, now: () => Date.now() + ahead });
  try {
    const [bo, ada] = await Promise.all(["Bo", "Ada"].map((name) => Someone.called(name, own)));
    const browser = newBrowser(`${service.url}/late`);
    await bo.ok("POST", "/api/me/push", browser.subscription);
    const table = await tableFor([bo, ada], { pace: { kind: "turns", each: 4000 } });
    await allReady([bo, ada], table);
    await service.until(1);
    const sweep = async () => {
      const loaded = await own.house.table(table);
      own.house.tables.delete(table);
      await loaded.drop();
      await own.house.sweep();
    };
    const texts = () => service.got.map((each) => JSON.parse(browser.read(each)).text as string);
    ahead += 2_900_000;
    await sweep();
    ahead += 200_000;
    await sweep();
    await service.until(2);
    await sweep();
    expect(texts().map((text) => text.includes("a quarter of the time"))).toEqual([false, true]);
    const { view, clock } = await bo.ok("GET", `/api/tables/${table}/view`);
    expect([view.answers, clock.due > Date.now() + ahead]).toEqual([0, true]);
    ahead += 1_000_000;
    await sweep();
    expect((await bo.ok("GET", `/api/tables/${table}/view`)).view.answers).toBe(1);
  } finally {
    await own.end();
  }
});

test("a webhook is told the same, with a link; one that fails does no harm", async () => {
  const got: Body[] = [];
  let heard = () => {};
  const hook = createServer((request, response) => {
    let text = "";
    request.on("data", (data) => {
      text += data;
    });
    request.on("end", () => {
      got.push({ path: request.url, ...JSON.parse(text) });
      response.writeHead(request.url === "/broken" ? 500 : 204).end();
      heard();
    });
  });
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  const address = hook.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const bo = await subscribed("Bo", "/with-hook");
  await bo.who.ok("PATCH", "/api/me", { webhook: `http://127.0.0.1:${port}/broken` });
  const ada = await Someone.called("Ada", server);
  await ada.ok("PATCH", "/api/me", { webhook: `http://127.0.0.1:${port}/ada` });
  const table = await tableFor([bo.who, ada]);
  await allReady([bo.who, ada], table);
  await service.until(1);
  for (let i = 0; i < 2; i++) await pass(bo.who, table);
  while (!got.some(({ path }) => path === "/ada")) {
    await new Promise<void>((done) => {
      heard = done;
    });
  }
  expect(got[0].path).toBe("/broken");
  const content = `Caravan-40: your table waits for you. /table/${table}`;
  for (const { path, ...message } of got)
    expect([path, message]).toEqual([path, { content, table }]);
  hook.close();
});

/** A notifier of its own, with a table at which Bo is waited for, and time that is ours. */
async function lonely() {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-notify-"));
  const store = await openStore(join(folder, "sprawl.db"));
  const posted: string[] = [];
  const told: (() => void)[] = [];
  const post = async (url: string) => {
    posted.push(url);
    for (const done of told.splice(0)) done();
  };
  const quiet = { info() {}, warn() {}, error() {} };
  const notifierOn = (on: Store) =>
    new Notifier(on, { ...DEFAULTS, remindAfter: 1000 }, quiet, post, undefined);
  await store.people.add({ id: "bo", name: "Bo", webhook: "hook" });
  const doc = {
    ...{ id: "t", game: "caravan", match: "t.1", status: "playing", invite: "i" },
    ...{ host: "bo", changed: 1, private: true, seats: [{ person: "bo", ready: true }] },
  } as unknown as TableDoc;
  await store.tables.add(doc);
  return {
    ...{ store, doc, posted, notifierOn },
    once: () => new Promise<void>((done) => told.push(done)),
    end: async () => {
      vi.useRealTimers();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test("who answers in time is not told; who was told is not told of the same again", async () => {
  const { store, doc, posted, notifierOn, once, end } = await lonely();
  const notifier = notifierOn(store);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  notifier.needed(doc, ["bo"], 1);
  vi.advanceTimersByTime(999);
  notifier.needed(doc, [], 2);
  vi.advanceTimersByTime(5000);
  // Needed all the time, over several questions: one message.
  notifier.needed(doc, ["bo"], 3);
  vi.advanceTimersByTime(500);
  notifier.needed(doc, ["bo"], 4);
  const first = once();
  vi.advanceTimersByTime(500);
  await first;
  expect(posted).toHaveLength(1);
  notifier.needed(doc, ["bo"], 4);
  vi.advanceTimersByTime(1000);
  const second = once();
  notifier.needed(doc, ["bo"], 5);
  vi.advanceTimersByTime(1000);
  await second;
  expect(posted).toHaveLength(2);
  notifier.needed(doc, ["bo"], 6);
  notifier.stop();
  vi.advanceTimersByTime(5000);
  await end();
  expect(posted).toHaveLength(2);
});

test("who is there by way of another process is told once they have gone; who answered there, never", async () => {
  const { store, doc, posted, notifierOn, once, end } = await lonely();
  let looked = () => {};
  const shared: Store = {
    ...store,
    shared: true,
    tables: {
      ...store.tables,
      byId: async (id) => {
        const found = await store.tables.byId(id);
        setImmediate(() => setImmediate(looked));
        return found;
      },
    },
  };
  const look = () =>
    new Promise<void>((done) => {
      looked = done;
    });
  const notifier = notifierOn(shared);
  await store.talk.saveNote("t", "bo", "here", String(Date.now()));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  notifier.needed(doc, ["bo"], 1);
  const there = look();
  vi.advanceTimersByTime(1000);
  await there;
  expect(posted).toEqual([]);
  const gone = once();
  await vi.advanceTimersByTimeAsync(31_000);
  await gone;
  expect(posted).toHaveLength(1);
  // Needed once more, but the other process has taken the answer.
  notifier.needed(doc, ["bo"], 2);
  const [t, o] = [3, 3];
  await store.matches.append("t.1", 1, { t, o, w: [], a: [0, "act", "act", 1, "x"], by: "person" });
  const answered = look();
  vi.advanceTimersByTime(1000);
  await answered;
  // Had they been told of that, it would have been before they are told of this.
  const act = { t: 4, o: 4, w: [0], a: [0, "act", "act", 2, "x"], by: "person" } as const;
  await store.matches.append("t.1", 2, act);
  notifier.needed(doc, ["bo"], 4);
  const again = once();
  vi.advanceTimersByTime(1000);
  await again;
  expect(posted).toHaveLength(2);
  expect(await store.talk.note("t", "bo", "told")).toBe("t.1 4");
  notifier.stop();
  await end();
});

test("whoever comes need not be told, and whoever goes is", async () => {
  const bo = await subscribed("Bo", "/comes");
  const ada = await Someone.called("Ada", server);
  const table = await tableFor([bo.who, ada]);
  const { notifier } = server.house;
  const spy = vi.spyOn(notifier, "needed");
  const away = () => spy.mock.calls.findLast(([doc]) => doc.id === table)?.[1];
  const live = await bo.who.live();
  await live.watch(table);
  await allReady([bo.who, ada], table);
  await live.until(() => live.question(table));
  expect(away()).toEqual([]);
  await live.close();
  await service.until(1);
  expect(away()).toEqual([bo.who.id]);
  expect(service.got.map(({ path }) => path)).toEqual(["/comes"]);
  const again = await bo.who.live();
  await again.watch(table);
  expect(away()).toEqual([]);
  // Once it is over, nobody is needed.
  await again.close();
  await vi.waitFor(() => expect(away()).toEqual([bo.who.id]));
  await ada.act(table, "concede");
  expect(away()).toEqual([]);
  spy.mockRestore();
});

test("who was to be told when the server ended is told by the next one", async () => {
  const settings = { push: keys, webhooksAnywhere: true };
  const first = await trialServer({ ...settings, remindAfter: 1e9 });
  const { database } = first.house.config;
  const paths = ["/asked-first", "/asked-later", "/answered"];
  const [begins, waits, answers] = await Promise.all(
    paths.map(async (path) => {
      const who = await Someone.called("Bo", first);
      await who.ok("POST", "/api/me/push", newBrowser(service.url + path).subscription);
      return who;
    }),
  );
  const other = await Someone.called("Ada", first);
  const untouched = await tableFor([begins, other]);
  await allReady([begins, other], untouched);
  const begun = await tableFor([answers, waits]);
  await allReady([answers, waits], begun);
  for (let i = 0; i < 2; i++) await pass(answers, begun);
  await first.close();
  const next = await trialServer({ ...settings, database, remindAfter: 30 });
  try {
    await service.until(2);
    expect(service.got.map(({ path }) => path).sort()).toEqual(["/asked-first", "/asked-later"]);
    // One that nobody has looked at since was left where it is.
    expect(next.house.tables.has(begun)).toBe(false);
  } finally {
    await next.end();
    await first.end();
  }
});
