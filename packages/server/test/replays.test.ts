/** A match gives nothing away before its table says that it is over. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { dealFor } from "../src/table/deal.js";
import { allReady, Someone, type Trial, tableFor, trialServer } from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

const PATHS = ["replay", "record", "verify"];

test("a match that is on disk, and of which the table does not know yet, is not over", async () => {
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const table = await tableFor([ada, bo]);
  const { house } = server;
  const loaded = await house.table(table);
  // As another process does it, or as ours has, before the word of it is back.
  const ready = loaded.doc.seats.map((seat) => ({ ...seat, ready: true }));
  const { doc, row } = await dealFor(house, { ...loaded.doc, seats: ready });
  expect(await house.store.tables.save(doc, loaded.revision, row)).toBe(true);
  expect([loaded.doc.status, loaded.doc.match]).toEqual(["open", undefined]);
  expect(await house.store.matches.byId(`${table}.1`)).toMatchObject({ seed: row.seed });
  for (const path of PATHS) {
    const got = await ada.ask("GET", `/api/matches/${table}.1/${path}`);
    expect([path, got.status, got.body.error?.code]).toEqual([path, 409, "not-over"]);
    expect(got.text).not.toContain(row.seed);
  }
});

test("the match before a rematch stays open to all while the next is played", async () => {
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  await ada.act(table, "concede");
  for (const path of PATHS) await bo.ok("GET", `/api/matches/${table}.1/${path}`);
  await ada.act(table, "rematch");
  for (const path of PATHS) await bo.ok("GET", `/api/matches/${table}.1/${path}`);
  await allReady([ada, bo], table);
  for (const path of PATHS) {
    await bo.ok("GET", `/api/matches/${table}.1/${path}`);
    expect((await bo.refused("GET", `/api/matches/${table}.2/${path}`)).code).toBe("not-over");
    expect((await bo.refused("GET", `/api/matches/${table}.3/${path}`)).code).toBe("not-found");
  }
});
