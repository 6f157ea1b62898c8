/** A backup made while people play is the state of one moment, and a server goes on from it. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyStore } from "../src/store/copy.js";
import { openStore } from "../src/store/store.js";
import { allReady, chooser, playOn, Someone, type Trial, tableFor, trialServer } from "./client.js";
import { compile } from "./fleet.js";
import { type Postgres, startPostgres } from "./postgres.js";

let postgres: Postgres;
let folder: string;
let files = 0;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "sprawl-backup-"));
});
afterAll(async () => {
  await postgres?.end();
  await rm(folder, { recursive: true, force: true });
});

const fresh = {
  "a file": async () => join(folder, `${++files}.db`),
  PostgreSQL: () => postgres.fresh(),
};
type Kind = keyof typeof fresh;

async function begun(server: Trial) {
  const all = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const table = await tableFor(all, { options: { guards: true, tolls: true } });
  await allReady(all, table);
  const lives = await Promise.all(all.map((who) => who.live()));
  for (const live of lives) await live.watch(table);
  return { all, table, lives };
}

test.each<[Kind, Kind]>([
  ["a file", "a file"],
  ["a file", "PostgreSQL"],
  ["PostgreSQL", "a file"],
  ["PostgreSQL", "PostgreSQL"],
])("from %s to %s, while people play", async (from, to) => {
  const [source, backup] = [await fresh[from](), await fresh[to]()];
  const server = await trialServer({ database: source });
  const { all, table, lives } = await begun(server);
  await all[0].act(table, "say", { text: "Grüße ✦ 'quoted' \\" });
  await all[0].act(table, "note", { text: "Bo bluffs." });
  await playOn(lives, table, chooser(4), 12);
  // Copied in the middle of other people's play.
  const others = await begun(server);
  const playing = playOn(others.lives, others.table, chooser(6), 60);
  await others.lives[0].until(() => (others.lives[0].view(others.table)?.answers ?? 0) > 3);
  const counts = await copyStore(source, backup);
  await playing;
  expect(counts).toMatchObject({ people: 4, keys: 4, tables: 2, matches: 2, chat: 1 });
  const before = await all[0].ok("GET", `/api/tables/${table}/view`);
  const written = await server.house.store.matches.since(`${others.table}.1`, 0);
  for (const live of [...lives, ...others.lives]) await live.close();
  await server.end();

  const store = await openStore(backup);
  const kept = await store.matches.since(`${others.table}.1`, 0);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept, "the beginning of what was written, with nothing missing").toEqual(
    written.slice(0, kept.length),
  );
  await store.close();

  const again = await trialServer({ database: backup });
  for (const who of all) who.url = again.url;
  const after = await all[0].ok("GET", `/api/tables/${table}/view`);
  expect([after.view, after.version, after.hash]).toEqual([
    before.view,
    before.version,
    before.hash,
  ]);
  const { lines } = await all[1].ok("GET", `/api/tables/${table}/chat`);
  expect(lines[0].text).toBe("Grüße ✦ 'quoted' \\");
  expect((await all[0].ok("GET", `/api/tables/${table}/mine`)).note).toBe("Bo bluffs.");
  const back = await Promise.all(all.map((who) => who.live()));
  for (const live of back) await live.watch(table);
  await playOn(back, table, chooser(9));
  expect((await all[0].ok("GET", `/api/matches/${table}.1/verify`)).verified).toBe(true);
  for (const live of back) await live.close();
  await again.end();
});

test("nothing is copied over what is there, or from what is not", async () => {
  const server = await trialServer({ database: await fresh["a file"]() });
  await begun(server).then(({ lives }) => Promise.all(lives.map((live) => live.close())));
  const { database } = server.house.config;
  for (const kind of ["a file", "PostgreSQL"] as const) {
    const backup = await fresh[kind]();
    const counts = await copyStore(database, backup);
    await expect(copyStore(database, backup)).rejects.toThrow("There are people in it already.");
    const empty = await fresh[kind]();
    await copyStore(backup, empty);
    const store = await openStore(empty);
    const person = await store.people.byKeptName("nobody");
    expect([person, counts.people]).toEqual([undefined, 2]);
    await store.close();
  }
  await expect(copyStore(join(folder, "none.db"), database)).rejects.toThrow("There is no file");
  await server.end();
});

test("the command says what it did, or what is wrong", async () => {
  await compile();
  const server = await trialServer({ database: await fresh["a file"]() });
  await Someone.called("Ada", server);
  const script = join(import.meta.dirname, "../dist/copy.js");
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);
  const backup = await fresh["a file"]();
  const { stdout } = await run(server.house.config.database, backup);
  expect(stdout).toBe("2 rows: 1 people, 0 tables, 0 acts.\n");
  await expect(run(server.house.config.database, backup)).rejects.toMatchObject({
    code: 1,
    stderr: "There are people in it already.\n",
  });
  await expect(run("one")).rejects.toMatchObject({ code: 2 });
  await server.end();
});
