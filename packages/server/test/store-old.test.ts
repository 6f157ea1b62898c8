/** Databases of servers before this one: what they hold is still there, on both kinds. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../src/store/postgres.js";
import type { Sql, Value } from "../src/store/sql.js";
import { openSqlite } from "../src/store/sqlite.js";
import { openStore } from "../src/store/store.js";
import { type Postgres, startPostgres } from "./postgres.js";

type Place = { readonly address: string; raw(): Promise<Sql>; end(): Promise<void> };

const databases: Record<string, () => Promise<Place>> = {
  "a file": async () => {
    const folder = await mkdtemp(join(tmpdir(), "sprawl-old-"));
    const address = join(folder, "sprawl.db");
    const end = () => rm(folder, { recursive: true, force: true });
    return { address, raw: () => openSqlite(address), end };
  },
  PostgreSQL: async () => {
    const postgres: Postgres = await startPostgres();
    const address = await postgres.fresh();
    return { address, raw: () => openPostgres(address), end: () => postgres.end() };
  },
};

describe.each(Object.entries(databases))("%s", (_, prepare) => {
  let place: Place;
  beforeAll(async () => {
    place = await prepare();
  }, 180_000);
  afterAll(() => place?.end());

  const put = async (...rows: readonly (readonly [string, readonly Value[]])[]) => {
    const sql = await place.raw();
    await sql.write(
      rows.map(([table, params]) => ({
        sql: `insert into ${table} values (${params.map(() => "?").join(", ")})`,
        params,
      })),
    );
    await sql.close();
  };

  test("lines that bear no number of their channel are counted, and the next goes on from there", async () => {
    const old = (text: string) => JSON.stringify({ person: "p", name: "Mira", text, t: 1 });
    await put(
      ["chat", ["t1", 1, "table", old("a")]],
      ["chat", ["t1", 2, "spectators", old("b")]],
      ["chat", ["t1", 3, "table", old("c")]],
    );
    const store = await openStore(place.address);
    const line = { person: "p", name: "Mira", text: "d", t: 2 };
    expect((await store.talk.say("t1", { ...line, channel: "table" })).n).toBe(3);
    expect((await store.talk.say("t1", { ...line, channel: "spectators" })).n).toBe(2);
    const numbers = async (from: number, limit: number, ...channels: ("table" | "spectators")[]) =>
      (await store.talk.since("t1", from, limit, channels.length ? channels : undefined)).map(
        (said) => `${said.place} ${said.line.channel} ${said.line.n}`,
      );
    expect(await numbers(0, 9)).toEqual([
      "1 table 1",
      "2 spectators 1",
      "3 table 2",
      "4 table 3",
      "5 spectators 2",
    ]);
    expect(await numbers(0, 2, "table")).toEqual(["3 table 2", "4 table 3"]);
    expect(await numbers(2, 9, "table")).toEqual(["3 table 2", "4 table 3"]);
    await store.close();
  });

  test("notes of a table are those on its newest match", async () => {
    await put(
      ["matches", ["t2.9", "t2", "{}"]],
      ["matches", ["t2.10", "t2", "{}"]],
      ["notes", ["t2", "p1", "notes", "old"]],
      ["notes", ["t2", "p2", "notes", "older"]],
      ["notes", ["t2.10", "p2", "notes", "newer"]],
      ["notes", ["t2", "p1", "standing", "{}"]],
      ["notes", ["t3", "p1", "notes", "nothing played"]],
    );
    for (let i = 0; i < 2; i++) {
      const store = await openStore(place.address);
      const { note } = store.talk;
      expect(await note("t2.10", "p1", "notes")).toBe("old");
      expect(await note("t2.10", "p2", "notes")).toBe("newer");
      expect(await note("t2.9", "p1", "notes")).toBe("");
      expect(await note("t3.1", "p1", "notes")).toBe("nothing played");
      expect(await note("t2", "p1", "standing")).toBe("{}");
      // Once: a match that begins later has none of them.
      expect(await note("t2.11", "p1", "notes")).toBe("");
      await store.close();
      if (i === 0) await put(["matches", ["t2.11", "t2", "{}"]]);
    }
  });
});
