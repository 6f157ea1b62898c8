/**
 * Copies everything that is kept from one database to another, of the same kind or not: a backup
 * while servers run, a restore, or the way from a file to PostgreSQL. What is read is the state of
 * one moment. What is written is all there, or nothing is; it goes into an empty database only.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import pg from "pg";
import { lockFile } from "./lock.js";
import { SCHEMA } from "./schema.js";
import { isPostgres } from "./store.js";

type Value = string | number | null;
type Row = Record<string, Value>;

type Source = {
  rows(table: string): AsyncIterable<readonly Row[]>;
  end(): Promise<void>;
};
type Target = {
  isEmpty(table: string): Promise<boolean>;
  put(table: string, rows: readonly Row[]): Promise<void>;
  /** Keep what was put, or leave no trace of it. */
  end(keep: boolean): Promise<void>;
};

/** Rows that are in memory at a time. */
const AT_ONCE = 500;

const TABLES = SCHEMA.flatMap(
  (sql) => /^create table if not exists (\w+)/.exec(sql)?.[1] ?? [],
).filter((table) => table !== "pulse");

/** Returns how many rows were copied, by table. */
export async function copyStore(from: string, to: string): Promise<Record<string, number>> {
  const source = await (isPostgres(from) ? postgresSource(from) : fileSource(from));
  try {
    const target = await (isPostgres(to) ? postgresTarget(to) : fileTarget(to));
    let done = false;
    try {
      const counts = await copyAll(source, target);
      done = true;
      return counts;
    } finally {
      await target.end(done);
    }
  } finally {
    await source.end();
  }
}

async function copyAll(source: Source, target: Target): Promise<Record<string, number>> {
  for (const table of TABLES) {
    if (!(await target.isEmpty(table))) throw new Error(`There are ${table} in it already.`);
  }
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    counts[table] = 0;
    for await (const rows of source.rows(table)) {
      await target.put(table, rows);
      counts[table] += rows.length;
    }
  }
  return counts;
}

// --- files ---------------------------------------------------------------------------------------

async function fileSource(path: string): Promise<Source> {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const db = new Database(path);
  db.pragma("busy_timeout = 10000");
  // Sees what was committed by now, whatever is written meanwhile.
  db.exec("begin");
  return {
    async *rows(table) {
      const next = db.prepare(
        `select rowid as place, * from ${table} where rowid > ? order by rowid limit ${AT_ONCE}`,
      );
      for (let last: Value = 0; ; ) {
        const rows = next.all(last) as Row[];
        if (rows.length === 0) return;
        last = rows[rows.length - 1].place;
        yield rows.map(({ place: _, ...row }) => row);
      }
    },
    end: async () => {
      db.exec("rollback");
      db.close();
    },
  };
}

async function fileTarget(path: string): Promise<Target> {
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockFile(path);
  const db = new Database(path);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  for (const sql of SCHEMA) db.exec(sql);
  db.exec("begin immediate");
  return {
    isEmpty: async (table) => db.prepare(`select 1 from ${table} limit 1`).all().length === 0,
    put: async (table, rows) => {
      const names = Object.keys(rows[0]);
      const places = names.map(() => "?").join(", ");
      const insert = db.prepare(`insert into ${table} (${names.join(", ")}) values (${places})`);
      for (const row of rows) insert.run(...names.map((name) => row[name]));
    },
    end: async (keep) => {
      db.exec(keep ? "commit" : "rollback");
      // Everything into the one file, so that it can be carried away.
      db.pragma("wal_checkpoint(TRUNCATE)");
      db.close();
      unlock();
    },
  };
}

// --- PostgreSQL ----------------------------------------------------------------------------------

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function postgresSource(url: string): Promise<Source> {
  const client = await connected(url);
  await client.query("begin isolation level repeatable read read only");
  return {
    async *rows(table) {
      await client.query(`declare place cursor for select * from ${table}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from place`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query("close place");
    },
    end: () => client.end(),
  };
}

async function postgresTarget(url: string): Promise<Target> {
  const client = await connected(url);
  await client.query("begin");
  for (const sql of SCHEMA) await client.query(sql);
  return {
    isEmpty: async (table) =>
      (await client.query(`select 1 from ${table} limit 1`)).rows.length === 0,
    put: async (table, rows) => {
      const names = Object.keys(rows[0]);
      const places = rows.map(
        (_, i) => `(${names.map((_, k) => `$${i * names.length + k + 1}`).join(", ")})`,
      );
      await client.query(
        `insert into ${table} (${names.join(", ")}) values ${places.join(", ")}`,
        rows.flatMap((row) => names.map((name) => row[name])),
      );
    },
    end: async (keep) => {
      await client.query(keep ? "commit" : "rollback");
      await client.end();
    },
  };
}
