/** Lobby and play from end to end, over real sockets. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  allReady,
  chooser,
  Live,
  playOn,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

async function people(...names: string[]): Promise<Someone[]> {
  return Promise.all(names.map((name) => Someone.called(name, server)));
}

describe.each([2, 3, 4])("%i seats", (seats) => {
  test.each([
    ["plain", {}],
    ["full", { guards: true, tolls: true }],
  ])("a whole match, %s, as everybody sees it", async (_, options) => {
    const all = await people(...["Ada", "Bo", "Cy", "Di"].slice(0, seats));
    const table = await tableFor(all, { options });
    const lives = await Promise.all(all.map((person) => person.live()));
    for (const live of lives) await live.watch(table);
    expect(lives[0].view(table)).toBeUndefined();
    await allReady(all, table);
    await playOn(lives, table, chooser(seats));
    for (const [seat, live] of lives.entries()) {
      const view = await live.until(() => live.view(table));
      expect(view.viewer).toBe(seat);
      expect(view.result?.reason).toBe("highest-score");
      await live.until(() => live.tables.get(table)?.status === "over");
    }
    const match = lives[0].tables.get(table)?.match ?? "";
    const verdict = await all[0].ok("GET", `/api/matches/${match}/verify`);
    expect(verdict).toMatchObject({
      verified: true,
      problems: [],
      commitment: lives[0].view(table)?.commitment,
    });
    await Promise.all(lives.map((live) => live.close()));
  });
});

test("a duel against a bot plays itself once the person answers", async () => {
  const [ada] = await people("Ada");
  const table = await tableFor([ada], { seats: 2, bots: ["instinct"], options: { guards: true } });
  const live = await ada.live();
  await live.watch(table);
  await ada.act(table, "ready");
  await playOn([live], table, chooser(5));
  expect(live.view(table)?.result).toBeDefined();
  await live.close();
});

test("nothing is dealt before everybody is ready, and nobody is asked twice whether they are", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  await ada.act(table, "ready");
  expect(await ada.ok("GET", `/api/tables/${table}`)).toMatchObject({ status: "open" });
  await bo.act(table, "ready");
  await bo.act(table, "ready").catch(() => {});
  const begun = await ada.ok("GET", `/api/tables/${table}`);
  expect(begun).toMatchObject({ status: "playing", match: `${table}.1` });
  expect(await bo.refused("POST", `/api/tables/${table}/ready`, {})).toMatchObject({
    code: "begun",
  });
  const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
  expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(view.seed).toBeUndefined();
});

test("retries and double clicks do nothing twice; what is stale, illegal or not asked is refused", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const path = `/api/tables/${table}/answer`;
  const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
  const { decision } = view.question;
  const sent = { decision, answer: "pass" };
  const clicks = await Promise.all([1, 2, 3].map(() => ada.ask("POST", path, sent)));
  expect(clicks.map(({ body }) => body.status).sort()).toEqual([
    "accepted",
    "repeated",
    "repeated",
  ]);
  expect(await ada.ok("POST", path, sent)).toEqual({ status: "repeated" });
  const after = await ada.ok("GET", `/api/tables/${table}/view`);
  expect(after.version).toBe(1);
  expect(await ada.refused("POST", path, { decision, answer: "draw" })).toMatchObject({
    code: "stale",
  });
  expect(
    await bo.refused("POST", path, { decision: after.view.question.decision, answer: "pass" }),
  ).toMatchObject({ code: "not-asked" });
  const now = after.view.question.decision;
  expect(await ada.refused("POST", path, { decision: now, answer: "steal" })).toMatchObject({
    code: "unknown-option",
    field: "answer",
  });
  expect((await ada.ok("GET", `/api/tables/${table}/view`)).version).toBe(1);
});

test("what is barred is refused with the id of the rule that forbids it", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo], { options: { guards: true, tolls: true } });
  await allReady([ada, bo], table);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  const draw = chooser(4);
  const barred = () => lives.find((live) => live.question(table)?.barred.length);
  for (let i = 0; i < 60 && !barred(); i++) {
    await playOn(lives, table, draw, 1);
    for (const live of lives) await live.until(() => live.view(table)?.answers === i + 1);
  }
  const live = barred();
  const question = live?.question(table);
  if (!live || !question) throw new Error("nothing was ever barred");
  const { version } = live.views.get(table) ?? {};
  for (const { option, rule } of question.barred) {
    expect(rule).toMatch(/^CA-/);
    const body = { decision: question.decision, answer: option.key };
    const reply = await live.act(table, "answer", body);
    expect(reply).toMatchObject({ type: "error", error: { code: "barred", rule } });
  }
  expect(live.views.get(table)?.version).toBe(version);
  for (const each of lives) await each.close();
});

test("who comes back says the last version seen and gets what is missing, or a fresh view", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  await playOn(lives, table, chooser(1), 6);
  const held = lives[0].views.get(table);
  if (!held) throw new Error("no view");
  lives[0].cut();
  const again = new Live(ada);
  await again.open();
  again.views.set(table, held);
  await again.watch(table, { match: held.match, version: held.version });
  await again.until(() => again.messages.some(({ type }) => type === "current"));
  expect(again.messages.filter(({ type }) => type === "view")).toEqual([]);
  // Bo, meanwhile, gets what he is missing from three versions back.
  const versions = lives[1].messages.filter(({ type }) => type === "update");
  const late = new Live(bo);
  await late.open();
  await late.watch(table, { match: held.match, version: held.version - 3 });
  await late.until(() => late.messages.some(({ type }) => type === "current"));
  const missing = late.texts.filter((text) => JSON.parse(text).type === "update");
  expect(missing).toEqual(versions.slice(-3).map((each) => JSON.stringify(each)));
  // Another match's version, or one from long ago, brings a fresh view.
  const fresh = new Live(bo);
  await fresh.open();
  await fresh.watch(table, { match: `${table}.9`, version: 3 });
  await fresh.until(() => fresh.view(table));
  await Promise.all([again, late, fresh, lives[1]].map((live) => live.close()));
});

test("a table that is dropped from memory stands where it stood", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo], { options: { guards: true, tolls: true } });
  await allReady([ada, bo], table);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  await playOn(lives, table, chooser(9), 37);
  await Promise.all(lives.map((live) => live.close()));
  const before = await ada.ok("GET", `/api/tables/${table}/view`);
  const loaded = await server.house.table(table);
  server.house.tables.delete(table);
  await loaded.drop();
  const after = await ada.ok("GET", `/api/tables/${table}/view`);
  expect(after).toEqual(before);
  expect(await server.house.table(table)).not.toBe(loaded);
});
