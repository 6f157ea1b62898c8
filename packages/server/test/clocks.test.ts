/** Clocks that are kept whatever happens, and that nobody gains time from by taking back. */
import type { NewPace } from "@sprawl/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allReady, type Body, Someone, type Trial, tableFor, trialServer } from "./client.js";

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  server = await trialServer({ now: () => Date.now() + ahead });
});
afterAll(() => server.end());

async function duel(pace: NewPace) {
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const table = await tableFor([ada, bo], { pace });
  await allReady([ada, bo], table);
  return { ada, bo, table };
}

const look = (who: Someone, table: string): Promise<Body> =>
  who.ok("GET", `/api/tables/${table}/view`);

async function pass(who: Someone, table: string): Promise<void> {
  const { view } = await look(who, table);
  await who.act(table, "answer", { decision: view.question.decision, answer: "pass" });
}

async function drop(table: string): Promise<void> {
  const loaded = await server.house.table(table);
  server.house.tables.delete(table);
  await loaded.drop();
}

/** The next answers that nobody gives themselves cannot be written, at these tables. */
function failing(times: number, tables: readonly string[]) {
  const { matches } = server.house.store;
  const { append } = matches;
  let failed = 0;
  matches.append = (match, seq, act) => {
    const ours = "a" in act && act.by === "clock" && tables.includes(match.split(".")[0]);
    if (ours && failed++ < times) throw new Error("away");
    return append(match, seq, act);
  };
  return {
    count: () => failed,
    restore: () => {
      matches.append = append;
    },
  };
}

test("a clock that runs out while the database is away has not run out for nothing", async () => {
  const { ada, bo, table } = await duel({ kind: "live", bank: 60, increment: 0 });
  const away = failing(2, [table]);
  ahead += 61_000;
  // Whatever changes at the table, its clock is looked at.
  await ada.act(table, "vote", { kind: "end" });
  await vi.waitFor(async () => expect((await look(bo, table)).view.answers).toBe(1), {
    timeout: 60_000,
  });
  expect(away.count()).toBeGreaterThan(2);
  away.restore();
});

test("a table that is due stays due until that is seen to, and keeps no other from its turn", async () => {
  const pace = { kind: "turns" as const, each: 60 };
  const duels = [await duel(pace), await duel(pace), await duel(pace)];
  for (const { table } of duels) await drop(table);
  const due = await server.house.store.tables.due(Number.MAX_SAFE_INTEGER, 9);
  const first = duels.filter(({ table }) => table === due[0]);
  const others = duels.filter(({ table }) => table !== due[0]);
  const live = await duel({ kind: "live", bank: 60, increment: 0 });
  await drop(live.table);
  const away = failing(Number.POSITIVE_INFINITY, [first[0].table]);
  ahead += 61_000;
  await server.house.sweep();
  const { matches, tables } = server.house.store;
  const answers = async ({ table }: { table: string }) =>
    (await matches.since(`${table}.1`, 0)).length;
  expect(await Promise.all([live, ...others].map(answers))).toEqual([1, 1, 1]);
  // What was seen to is due no longer.
  await vi.waitFor(async () => expect(await tables.due(Date.now() + ahead, 9)).toEqual([]), {
    timeout: 60_000,
  });
  expect(await Promise.all(first.map(answers))).toEqual([0]);
  // As if the process had ended here: what is on disk must be enough.
  const loaded = await server.house.table(first[0].table);
  server.house.tables.delete(first[0].table);
  loaded.dropped = true;
  away.restore();
  expect(await tables.due(Number.MAX_SAFE_INTEGER, 9)).toContain(first[0].table);
  ahead += 31_000;
  await server.house.sweep();
  expect(await Promise.all(first.map(answers))).toEqual([1]);
});

test("answering and taking back gains nobody time, whichever way it is taken back", async () => {
  const { ada, bo, table } = await duel({ kind: "live", bank: 100, increment: 15 });
  const start = (await look(ada, table)).clock;
  expect(start.banks).toEqual([100_000, 100_000]);
  for (let i = 0; i < 3; i++) {
    ahead += 5_000;
    await pass(ada, table);
    const between = (await look(ada, table)).clock;
    expect(between.banks[0]).not.toBe(100_000);
    ahead += 2_000;
    await ada.act(table, "undo");
    expect((await look(ada, table)).clock).toEqual(start);
  }
  await drop(table);
  expect((await look(ada, table)).clock, "also from disk").toEqual(start);
  ahead += 5_000;
  await pass(ada, table);
  const { clock } = await look(ada, table);
  await pass(ada, table);
  await pass(bo, table);
  await ada.act(table, "vote", { kind: "take-back", keep: 1 });
  const { votes } = await bo.ok("GET", `/api/tables/${table}`);
  for (const { id } of votes) await bo.act(table, "voice", { vote: id, agree: true });
  const back = await look(ada, table);
  expect(back.view.answers).toBe(1);
  expect(back.clock.banks).toEqual(clock.banks);
  // All agreed: it is asked anew.
  expect(back.clock.due).toBeGreaterThanOrEqual(Date.now() + ahead + clock.banks[0] - 60_000);
});

test("a match that ended while the database was away is over once it is back", async () => {
  const { ada, table } = await duel({ kind: "untimed" });
  const { tables } = server.house.store;
  const { save } = tables;
  let failed = 0;
  tables.save = (doc, revision, match) => {
    if (doc.id === table && doc.status === "over" && failed++ < 2) throw new Error("away");
    return save(doc, revision, match);
  };
  const { play } = await server.house.table(table);
  await play?.end({ reason: "agreed", winners: [] });
  const look = async () => (await ada.ok("GET", `/api/tables/${table}`)).status;
  await vi.waitFor(async () => expect(await look()).toBe("over"), { timeout: 60_000 });
  expect(failed).toBe(3);
  tables.save = save;
});
