/** Nobody starves anybody: turns, budgets, threads that are stopped, looks back, tables that sleep. */
import { decisionId, type Match, save } from "@sprawl/engine/host";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { AmongBots } from "../src/table/among-bots.js";
import { Budget } from "../src/threads/budget.js";
import { Pool } from "../src/threads/pool.js";
import { Thinkers } from "../src/threads/thinkers.js";
import { Turns } from "../src/threads/turns.js";
import { allReady, chooser, playOn, Someone, type Trial, tableFor, trialServer } from "./client.js";
import { compile } from "./fleet.js";

let server: Trial;
beforeAll(async () => {
  await compile();
  server = await trialServer({ trustProxy: true });
});
afterAll(() => server?.end());

const people = (...names: string[]) =>
  Promise.all(names.map((name) => Someone.called(name, server)));
const LATE = 120_000;

/** A match of Caravan that waits for its first answer. */
async function aMatch(): Promise<Match> {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const { play } = await server.house.table(table);
  if (!play) throw new Error("nothing is played");
  return play.match;
}

describe("whoever waits", () => {
  test("is served in turn: people first, then their tables, however much each wants", () => {
    const turns = new Turns<{ owner: { person: string; table: string }; n: number }>();
    for (let n = 0; n < 16; n++) turns.add({ owner: { person: "greedy", table: "one" }, n });
    turns.add({ owner: { person: "greedy", table: "two" }, n: 16 });
    turns.add({ owner: { person: "modest", table: "three" }, n: 17 });
    turns.add({ owner: { person: "third", table: "four" }, n: 18 });
    expect([turns.waiting, turns.of("greedy"), turns.of("modest")]).toEqual([3, 17, 1]);
    const order = turns.clear().map(({ n }) => n);
    expect(order.slice(0, 6)).toEqual([0, 17, 18, 16, 1, 2]);
    expect(order).toHaveLength(19);
  });

  test("has so much a minute, pays afterwards, and owes for two minutes at most", () => {
    let time = 0;
    const budget = new Budget(600, () => time);
    expect(budget.left(["ada", "home"])).toBe(600);
    budget.charge(["ada", "home"], 900);
    budget.charge(["home"], 100);
    expect([budget.left(["ada"]), budget.left(["ada", "home"])]).toEqual([-300, -400]);
    expect(budget.secondsFor(["ada", "home"])).toBe(40);
    // A new name at the same address has no more than the address.
    expect(budget.left(["eve", "home"])).toBe(-400);
    time = 40_000;
    expect(budget.left(["ada", "home"])).toBe(0);
    budget.charge(["home"], 1e9);
    expect(budget.left(["home"])).toBe(-1200);
    time = 1e9;
    expect(budget.left(["home"])).toBe(600);
  });
});

describe("a thread", () => {
  const owner = { person: "ada", table: "t" };

  test("that does not come to an end is stopped, and the next one is served by another", async () => {
    const match = await aMatch();
    const troubles: string[] = [];
    const pool = new Pool(1, 256, (error) => troubles.push(error));
    const think = (budget: number, most: number) => {
      const wish = { kind: "think", saved: save(match), seat: 0, seed: "s", budget } as const;
      return pool.run({ owner, until: Date.now() + LATE, begin: () => ({ asked: wish, most }) });
    };
    const [endless, next] = await Promise.all([think(60_000, 300), think(500, LATE)]);
    expect(endless).toMatchObject({ stopped: true, cost: 300 });
    expect(next.told).toMatchObject({ thought: { why: expect.stringContaining("worlds") } });
    expect(next.cost).toBeGreaterThan(0);
    expect(troubles).toEqual([expect.stringContaining("did not come to an end")]);
    await pool.close();
  });

  test("whoever is too late, or no longer wanted, goes without and costs nothing", async () => {
    const match = await aMatch();
    const pool = new Pool(1, 256, () => {});
    const saved = save(match);
    const asked = { kind: "think", saved, seat: 0, seed: "s", budget: 1_500 } as const;
    const begun: string[] = [];
    const job = (name: string, until: number) =>
      pool.run({
        owner,
        until,
        begin: () => {
          begun.push(name);
          return name === "unwanted" ? undefined : { asked, most: LATE };
        },
      });
    const first = job("first", Date.now() + LATE);
    const late = job("late", Date.now() + 20);
    const unwanted = job("unwanted", Date.now() + LATE);
    expect(await late).toEqual({ cost: 0 });
    expect(begun).toEqual(["first"]);
    expect((await first).told).toHaveProperty("thought");
    expect(await unwanted).toEqual({ cost: 0 });
    expect(begun).toEqual(["first", "unwanted"]);
    await pool.close();
  });

  test("a table of sixteen that think does not keep another table's bot from its turn", async () => {
    const match = await aMatch();
    const thinkers = new Thinkers(300, 1, () => {});
    const order: string[] = [];
    const think = (person: string, table: string) =>
      thinkers
        .think({ match, seat: 0, owner: { person, table }, until: Date.now() + LATE })
        .then((thought) => thought && order.push(person));
    const greedy = Array.from({ length: 16 }, () => think("greedy", "sixteen"));
    const modest = think("modest", "two");
    await modest;
    expect(order.filter((name) => name === "greedy").length).toBeLessThanOrEqual(2);
    expect(order.at(-1)).toBe("modest");
    await Promise.all(greedy);
    expect(order).toHaveLength(17);
    await thinkers.close();
  });

  test("who has thought too much this minute plays by rule of thumb; others still think", async () => {
    const match = await aMatch();
    const thinkers = new Thinkers(20, 1, () => {});
    const think = (person: string, table: string) =>
      thinkers.think({ match, seat: 0, owner: { person, table }, until: Date.now() + LATE });
    // As if it had all been used: the tables' share of a minute, then the person's.
    const { tables, people: accounts } = thinkers as unknown as Record<string, Budget>;
    tables.charge(["busy"], 1e6);
    expect(await think("ada", "busy")).toBeUndefined();
    expect(await think("ada", "calm")).toBeDefined();
    accounts.charge(["ada"], 1e6);
    expect(await think("ada", "calm")).toBeUndefined();
    expect(await think("bo", "calm")).toBeDefined();
    await thinkers.close();
  });

  test("a decision that has gone by is not thought about", async () => {
    const match = await aMatch();
    const thinkers = new Thinkers(50, 1, () => {});
    const wish = { match, seat: 0, owner, until: Date.now() + LATE };
    expect(decisionId(match)).toBe("d1");
    expect(await thinkers.think({ ...wish, isWanted: () => false })).toBeUndefined();
    expect(await thinkers.think(wish)).toBeDefined();
    await thinkers.close();
  });
});

describe("looking back", () => {
  /** A match of two that has gone on for so long, and is over. */
  async function finished(answers: number) {
    const [ada, bo] = await people("Ada", "Bo");
    const table = await tableFor([ada, bo], { private: false });
    await allReady([ada, bo], table);
    const lives = await Promise.all([ada.live(), bo.live()]);
    for (const live of lives) await live.watch(table);
    await playOn(lives, table, chooser(5), answers);
    await ada.act(table, "concede");
    for (const live of lives) await live.close();
    return { ada, bo, table, match: `${table}.1` };
  }

  test("is kept for the next who asks, and not paid for again", async () => {
    const { ada, bo, match } = await finished(30);
    const asked: unknown[] = [];
    const { looks } = server.house;
    const { find } = looks as unknown as { find: (...given: unknown[]) => unknown };
    Object.assign(looks, {
      find: (...given: unknown[]) => {
        asked.push(given);
        return find.apply(looks, given);
      },
    });
    const path = `/api/matches/${match}/replay?step=20&seat=0`;
    const first = await ada.ask("GET", path);
    expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
    for (const who of [ada, bo]) expect((await who.ask("GET", path)).text).toBe(first.text);
    expect(asked).toHaveLength(1);
    await ada.ok("GET", `/api/matches/${match}/replay?step=21&seat=0`);
    expect(asked).toHaveLength(2);
    Object.assign(looks, { find });
  });

  test("is paid for by person, address and table, new people included; it says when to come back", async () => {
    let time = 1e12;
    const own = await trialServer({ trustProxy: true, now: () => time, lookBudget: 100 });
    const from = (address: string) => ({ "x-forwarded-for": address });
    const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, own)));
    const tables = [];
    for (let i = 0; i < 2; i++) {
      const table = await tableFor([ada, bo], { private: false });
      await allReady([ada, bo], table);
      await ada.act(table, "concede");
      tables.push(`/api/matches/${table}.1`);
    }
    const status = async (who: Someone, path: string, address: string) =>
      (await who.ask("GET", path, undefined, from(address))).status;
    const { budget } = own.house.looks as unknown as { budget: Budget };
    const [one, two] = tables;
    expect(await status(ada, `${one}/replay?step=0`, "192.0.2.1")).toBe(200);
    expect(budget.left([`person ${ada.id}`])).toBeLessThan(100);
    expect(budget.left(["network 192.0.2.1"])).toBeLessThan(100);
    expect(budget.left([`table ${one.split(/[/.]/)[3]}`])).toBeLessThan(100);
    // The address has used up what it had: whoever comes from there waits, also under a new name.
    budget.charge(["network 192.0.2.1"], 150);
    const eve = await Someone.called("Eve", own);
    for (const who of [ada, bo, eve]) {
      const got = await who.ask("GET", `${two}/replay?step=1`, undefined, from("192.0.2.1"));
      expect([got.status, got.body.error.code]).toEqual([429, "too-much"]);
      expect(Number(got.headers.get("retry-after"))).toBeGreaterThan(20);
    }
    expect(await status(eve, `${two}/record`, "192.0.2.2")).toBe(200);
    // A person, wherever they come from; a table, whoever comes.
    budget.charge([`person ${eve.id}`], 150);
    expect(await status(eve, `${two}/verify`, "192.0.2.3")).toBe(429);
    budget.charge([`table ${one.split(/[/.]/)[3]}`], 150);
    expect(await status(bo, `${one}/verify`, "192.0.2.4")).toBe(429);
    expect(await status(bo, `${two}/verify`, "192.0.2.4")).toBe(200);
    // What is kept costs nothing; and after a while there is time again.
    expect(await status(eve, `${two}/verify`, "192.0.2.1")).toBe(200);
    time += 120_000;
    expect(await status(bo, `${one}/verify`, "192.0.2.1")).toBe(200);
    await own.end();
  });

  test("does not hold up the thread on which tables are played", async () => {
    const { ada, match } = await finished(60);
    const { looks } = server.house;
    const { pool } = looks as unknown as { pool: Pool };
    const { run } = pool;
    const costs: number[] = [];
    Object.assign(pool, {
      run: async (job: Parameters<Pool["run"]>[0]) => {
        const done = await run.call(pool, job);
        costs.push(done.cost);
        return done;
      },
    });
    for (const path of ["verify", "record", "replay?step=3", "replay?step=40&seat=1"]) {
      await ada.ok("GET", `/api/matches/${match}/${path}`);
    }
    Object.assign(pool, { run });
    // Whatever the rules cost was paid over there.
    expect(costs).toHaveLength(4);
    for (const cost of costs) expect(cost).toBeGreaterThan(0);
  });

  test("too many looks of one address that wait at once are refused, and nobody else's", async () => {
    const { table, match } = await finished(10);
    const from = (address: string) => ({ "x-forwarded-for": address });
    const nobody = new Someone(server.url, "?");
    const all = await Promise.all(
      Array.from({ length: 80 }, (_, seat) =>
        nobody.ask(
          "GET",
          `/api/matches/${match}/replay?step=${seat}`,
          undefined,
          from("192.0.2.9"),
        ),
      ),
    );
    const counts = { 200: 0, 429: 0 } as Record<number, number>;
    for (const { status } of all) counts[status]++;
    expect(counts[200] + counts[429]).toBe(80);
    expect(counts[200]).toBeGreaterThanOrEqual(30);
    const other = await nobody.ask("GET", `/api/matches/${table}.1/record`, undefined, from("::7"));
    expect(other.status).toBe(200);
  });
});

describe("bots that play among themselves", () => {
  test("answer one at a time, everybody's tables in turn", async () => {
    const bots = new AmongBots(1);
    const order: string[] = [];
    const turn = (person: string, table: string) =>
      bots.turn({ person, table }).then(() => order.push(table));
    const farm = Array.from({ length: 20 }, (_, i) => turn("ada", `a${i % 10}`));
    const other = [turn("bea", "b"), turn("bea", "b")];
    await Promise.resolve();
    // The first begins at once, and nobody with it.
    expect(order).toEqual(["a0"]);
    await Promise.all([...farm, ...other]);
    expect(order.slice(0, 5)).toEqual(["a0", "a1", "b", "a2", "b"]);
    expect(order.slice(5, 13)).toEqual(["a3", "a4", "a5", "a6", "a7", "a8", "a9", "a0"]);
  });

  test("go by their turn, and by no clock", async () => {
    const ada = await Someone.called("Ada", server);
    const pace = { kind: "live", bank: 30, increment: 0 } as const;
    const table = await tableFor([ada], { seats: 2, bots: ["instinct"], pace });
    const waiting: (() => void)[] = [];
    server.house.hooks.delay = () => 0;
    const { turn } = server.house.amongBots;
    server.house.amongBots.turn = () => new Promise((go) => waiting.push(go));
    await ada.act(table, "ready");
    await ada.act(table, "vote", { kind: "sit-in", target: 0 });
    const loaded = await server.house.table(table);
    loaded.wakeUp();
    await vi.waitFor(() => expect(waiting).not.toEqual([]), LATE);
    const before = loaded.play?.version;
    // Its time is up; but nobody is kept waiting.
    const { now } = server.house;
    Object.assign(server.house, { now: () => now() + 3_600_000 });
    loaded.lastSeen = Number.POSITIVE_INFINITY;
    await loaded.onAlarm();
    expect(loaded.play?.version).toBe(before);
    Object.assign(server.house, { now });
    waiting.shift()?.();
    await vi.waitFor(() => expect(waiting).not.toEqual([]), LATE);
    expect(loaded.play?.version).toBe((before ?? 0) + 1);
    server.house.amongBots.turn = turn;
    delete server.house.hooks.delay;
    await ada.act(table, "leave");
  });

  test("stop for good when the last person has left", async () => {
    const ada = await Someone.called("Ada", server);
    const table = await tableFor([ada], { seats: 3, bots: ["instinct", "random"] });
    server.house.hooks.delay = () => 1e6;
    await ada.act(table, "ready");
    await ada.act(table, "vote", { kind: "sit-in", target: 0 });
    const loaded = await server.house.table(table);
    loaded.wakeUp();
    expect(loaded.standIns.active).toBe(true);
    await ada.act(table, "leave");
    expect(loaded.doc.status).toBe("closed");
    expect(loaded.standIns.active).toBe(false);
    loaded.wakeUp();
    expect(loaded.standIns.active).toBe(false);
    delete server.house.hooks.delay;
  });

  test("sleep while nobody looks, and wake when somebody does", async () => {
    const own = await trialServer({ idle: 300 });
    const ada = await Someone.called("Ada", own);
    const table = await tableFor([ada], { seats: 3, bots: ["instinct", "random"] });
    let delay = 1e6;
    own.house.hooks.delay = () => delay;
    await ada.act(table, "ready");
    // Alone with bots: nobody else has a voice.
    await ada.act(table, "vote", { kind: "sit-in", target: 0 });
    const loaded = await own.house.table(table);
    expect(loaded.doc.seats.every(({ bot }) => bot)).toBe(true);
    const version = async () => (await own.house.store.matches.last(`${table}.1`))?.seq ?? 0;
    // Whoever has looked just now may look again.
    await new Promise((done) => setTimeout(done, 400));
    expect(loaded.isAsleep).toBe(true);
    delay = 1;
    await loaded.exclusive(() => loaded.openPlay());
    loaded.standIns.look();
    expect(loaded.standIns.active).toBe(false);
    expect(await version()).toBe(0);
    // It leaves memory as any table does.
    for (let i = 0; i < 500 && own.house.tables.size > 0; i++) {
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(own.house.tables.size).toBe(0);
    const live = await ada.live();
    await live.watch(table);
    await live.until(() => (live.views.get(table)?.version ?? 0) >= 3);
    await live.close();
    await new Promise((done) => setTimeout(done, 400));
    const then = await version();
    await new Promise((done) => setTimeout(done, 400));
    expect(await version()).toBe(then);
    // Who asks again and again without a socket looks too.
    const seen = await ada.ok("GET", `/api/tables/${table}/view?after=${then}`);
    expect(seen.version).toBeGreaterThan(then);
    await own.end();
  });
});
