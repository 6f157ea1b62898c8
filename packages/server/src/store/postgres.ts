/** PostgreSQL: the same store for several server processes, which hear of each other through it. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { unavailable } from "../errors.js";
import { listen } from "./listening.js";
import { SCHEMA } from "./schema.js";
import type { LogRow, Row, Sql, Statement, Value } from "./sql.js";

const CHANNEL = "sprawl";
/** A notification holds 8,000 bytes at most; ids are short. */
const MOST_NAMES = 200;
const LOCK = 7_311_977;
const HEARTBEAT = 10_000;
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::bigint[], $3::text[]) as g (match, seq, body)
  ), fresh as (
    insert into log (match, seq, body) select match, seq, body from given
    on conflict do nothing returning match, seq
  ), told as (
    select pg_notify($4, $5 || ' ' || string_agg(distinct match, ' ')) from fresh having count(*) > 0
  )
  select fresh.match, fresh.seq from fresh left join told on true`;

// Whole numbers come as text otherwise; ours are counts and times, far below 2^53.
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format as "text")) as never,
};

type Around = {
  readonly onTrouble?: (error: Error) => void;
  /** How often the connection that listens is asked whether it is there, in ms. */
  readonly heartbeat?: number;
};

export async function openPostgres(
  url: string,
  { onTrouble = () => {}, heartbeat = HEARTBEAT }: Around = {},
): Promise<Sql> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on("error", onTrouble);
  await createTables(pool);
  const origin = randomUUID().slice(0, 8);
  const news = listen({ url, channel: CHANNEL, origin, heartbeat, onTrouble });
  await news.ready;
  return {
    shared: true,
    read: async (sql, params = []) =>
      (await pool.query(numbered(sql), params as Value[]).catch(sayAway)).rows as Row[],
    write: (statements, name) =>
      transaction(pool, statements, name && `${origin} ${name}`).catch(sayAway),
    append: (rows) => append(pool, rows, origin).catch(sayAway),
    onNews: (listener) => news.listeners.push(listener),
    close: async () => {
      await news.end();
      await pool.end();
    },
  };
}

/**
 * A database that cannot be reached is no fault of ours: whoever asked is told to ask again. What it
 * says itself has a severity; of that, only that it ends or begins counts.
 */
function sayAway(error: unknown): never {
  const { severity, code = "" } = error as { severity?: string; code?: string };
  throw severity === undefined || /^(08|57P)/.test(code) ? unavailable() : error;
}

/** `?` as PostgreSQL writes it. */
const known = new Map<string, string>();
function numbered(sql: string): string {
  let text = known.get(sql);
  if (text === undefined) {
    let n = 0;
    text = sql.replace(/\?/g, () => `$${++n}`);
    known.set(sql, text);
  }
  return text;
}

/** Two processes that start at once would trip over each other's tables. */
async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    for (const sql of SCHEMA) await client.query(sql);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function transaction(
  pool: pg.Pool,
  statements: readonly Statement[],
  news: string | undefined,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const { sql, params, must } of statements) {
      const { rowCount } = await client.query(numbered(sql), params as Value[]);
      if (rowCount === 0 && must) {
        await client.query("rollback");
        client.release();
        return false;
      }
    }
    if (news) await client.query("select pg_notify($1, $2)", [CHANNEL, news]);
    await client.query("commit");
    client.release();
    return true;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function append(pool: pg.Pool, rows: readonly LogRow[], origin: string): Promise<boolean[]> {
  const fresh = new Set<string>();
  for (let i = 0; i < rows.length; i += MOST_NAMES) {
    const some = rows.slice(i, i + MOST_NAMES);
    const { rows: added } = await pool.query({
      name: "append",
      text: APPEND,
      values: [
        some.map(({ match }) => match),
        some.map(({ seq }) => seq),
        some.map(({ body }) => body),
        CHANNEL,
        origin,
      ],
    });
    for (const { match, seq } of added) fresh.add(`${match} ${seq}`);
  }
  return rows.map(({ match, seq }) => fresh.has(`${match} ${seq}`));
}
