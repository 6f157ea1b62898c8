/** Two server processes' worth of servers on one PostgreSQL: one table, whichever way one comes in. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Running, startServer } from "../src/server.js";
import { openPostgres } from "../src/store/postgres.js";
import { allReady, type Body, chooser, type Live, playOn, Someone, tableFor } from "./client.js";
import { deafWire } from "./deaf.js";
import { type Postgres, startPostgres } from "./postgres.js";

let postgres: Postgres;
let servers: Running[];
const started: Running[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.fresh();
  const start = () =>
    startServer({ database, port: 0, log: "silent", rate: 1e6, delay: [5, 15], botDelay: [0, 5] });
  servers = await Promise.all([start(), start()]);
  started.push(...servers);
});
afterAll(async () => {
  for (const server of started) await server.close();
  await postgres?.end();
});

async function duel(settings: object = {}) {
  const ada = await Someone.called("Ada", servers[0]);
  const bo = await Someone.called("Bo", servers[1]);
  const table = await tableFor([ada, bo], settings);
  const lives = [await ada.live(), await bo.live()];
  for (const live of lives) await live.watch(table);
  await allReady([ada, bo], table);
  for (const live of lives) await live.until(() => live.view(table));
  return { ada, bo, table, lives };
}

test("a whole match between two servers, seen alike from both", async () => {
  const { ada, bo, table, lives } = await duel({ options: { guards: true, tolls: true } });
  const sue = await Someone.called("Sue", servers[0]);
  const { invite } = await ada.ok("GET", `/api/tables/${table}`);
  await sue.act(table, "join", { invite });
  sue.url = servers[1].url;
  const watching: Live = await sue.live();
  await watching.watch(table);
  await playOn(lives, table, chooser(11));
  await watching.until(() => watching.view(table)?.result);
  const [one, two] = lives.map((live) => live.view(table)?.result);
  expect(one).toEqual(two);
  await Promise.all(
    lives.map((live) => live.until(() => live.tables.get(table)?.status === "over")),
  );
  expect((await bo.ok("GET", `/api/matches/${table}.1/verify`)).verified).toBe(true);
  for (const live of [...lives, watching]) await live.close();
});

test("talk, votes and the way back reach the other server", async () => {
  const { ada, bo, table, lives } = await duel();
  await ada.act(table, "say", { text: "hello over there" });
  await lives[1].until(() => lives[1].messages.find(({ type }) => type === "chat"));
  const answer = async (who: Someone) => {
    const { view } = await who.ok("GET", `/api/tables/${table}/view`);
    await who.act(table, "answer", { decision: view.question.decision, answer: "pass" });
  };
  await answer(ada);
  await lives[1].until(() => lives[1].view(table)?.answers === 1);
  await ada.act(table, "undo");
  await lives[1].until(() => lives[1].view(table)?.answers === 0);
  await answer(ada);
  await answer(ada);
  await lives[1].until(() => lives[1].question(table));
  await answer(bo);
  await lives[0].until(() => lives[0].view(table)?.answers === 3);
  await ada.act(table, "vote", { kind: "take-back" });
  const vote: Body = await lives[1].until(() => lives[1].tables.get(table)?.votes[0]);
  await bo.act(table, "voice", { vote: vote.id, agree: true });
  await lives[0].until(() => lives[0].view(table)?.answers === 1);
  for (const live of lives) await live.close();
});

test("the same answer sent to both servers at once counts once; different ones, the first", async () => {
  const { ada, table, lives } = await duel();
  const other = new Someone(servers[1].url, "Ada");
  other.cookie = ada.cookie;
  for (let round = 0; round < 2; round++) {
    const question = await lives[0].until(() => lives[0].question(table));
    const { decision } = question;
    const path = `/api/tables/${table}/answer`;
    const answers = round === 0 ? ["pass", "pass"] : ["pass", "draw"];
    const got = await Promise.all(
      [ada, other].map((who, i) => who.ask("POST", path, { decision, answer: answers[i] })),
    );
    const outcomes = got.map(({ body }) => body.status ?? body.error.code).sort();
    expect(outcomes).toEqual(round === 0 ? ["accepted", "repeated"] : ["accepted", "stale"]);
    await lives[1].until(() => lives[1].view(table)?.answers === round + 1);
    await lives[0].until(() => lives[0].question(table)?.decision !== decision);
  }
  for (const live of lives) await live.close();
});

test("two who sit down and are ready at once on two servers: one deal", async () => {
  for (let i = 0; i < 5; i++) {
    const ada = await Someone.called("Ada", servers[0]);
    const bo = await Someone.called("Bo", servers[1]);
    const table = await tableFor([ada, bo]);
    await Promise.all([ada.act(table, "ready"), bo.act(table, "ready")]);
    const views = await Promise.all(
      [ada, bo].map((who) => who.ok("GET", `/api/tables/${table}/view?after=-1`)),
    );
    expect(views[0].view.commitment).toBe(views[1].view.commitment);
    expect(views.map(({ view }) => view.viewer)).toEqual([0, 1]);
  }
});

test("a standing answer set at one server is kept by the other", async () => {
  const { ada, bo, table, lives } = await duel({ options: { tolls: true } });
  const answer = async (who: Someone, given: string) => {
    // What was answered at the other server comes here a moment later.
    const decision = await vi.waitFor(async () => {
      const { view } = await who.ok("GET", `/api/tables/${table}/view`);
      return view.question.decision;
    });
    await who.act(table, "answer", { decision, answer: given });
  };
  for (const who of [ada, ada, bo]) await answer(who, "pass");
  await bo.act(table, "standing", { kind: "toll", pass: true, keep: true });
  await answer(bo, "pass");
  await lives[0].until(() => lives[0].question(table)?.kind === "toll");
  // Bo's server has nothing to do with it any more.
  await lives[1].close();
  const left = await servers[1].house.table(table);
  servers[1].house.tables.delete(table);
  await left.drop();
  await answer(ada, "for");
  await lives[0].until(() => lives[0].question(table)?.kind === "act");
  const acts = await servers[0].house.store.matches.since(`${table}.1`, 0);
  const given = acts.flatMap(({ act }) => ("a" in act && act.a[2] === "toll" ? [act.by] : []));
  expect(given.sort()).toEqual(["person", "standing"]);
  await lives[0].close();
});

test("a connection that has gone deaf is noticed, and made again", async () => {
  const database = await postgres.fresh();
  const wire = await deafWire(database);
  const deaf = await openPostgres(wire.url, { heartbeat: 400 });
  const other = await openPostgres(database);
  const news: (readonly string[] | undefined)[] = [];
  deaf.onNews((names) => news.push(names));
  const say = (name: string) => other.write([{ sql: "delete from pulse", params: [] }], name);
  await say("one");
  await vi.waitFor(() => expect(news).toContainEqual(["one"]), { timeout: 60_000 });
  expect(wire.deafen()).toBe(1);
  await say("two");
  // What was missed is not known: anything may have changed.
  await vi.waitFor(() => expect(news).toContain(undefined), { timeout: 60_000 });
  await vi.waitFor(
    async () => {
      await say("three");
      expect(news).toContainEqual(["three"]);
    },
    { timeout: 60_000 },
  );
  expect(news).not.toContainEqual(["two"]);
  await deaf.close();
  await other.close();
  await wire.end();
});

test("while the database is away nothing is taken, and everything is once it is back", async () => {
  const { ada, table, lives } = await duel();
  const { decision } = await lives[0].until(() => lives[0].question(table));
  const path = `/api/tables/${table}/answer`;
  const sent = { decision, answer: "pass" };
  await postgres.stop();
  const ready = async () => (await ada.ask("GET", "/readyz")).status;
  expect(await ready()).toBe(503);
  expect((await ada.ask("GET", "/healthz")).status).toBe(200);
  const away = await ada.ask("POST", path, sent);
  expect([away.status, away.body.error.code]).toEqual([503, "unavailable"]);
  expect(await lives[1].act(table, "answer", sent)).toMatchObject({
    type: "error",
    error: { code: "unavailable" },
  });
  await postgres.start();
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 60_000 });
  // Sent again, by either way, it counts once.
  await vi.waitFor(async () => expect((await ada.ask("POST", path, sent)).status).toBe(200), {
    timeout: 60_000,
  });
  expect(await ada.ok("POST", path, sent)).toEqual({ status: "repeated" });
  await lives[1].until(() => lives[1].view(table)?.answers === 1);
  for (const live of lives) await live.close();
});
