/**
 * What nobody has used for long goes: tables with all that was played and said there, the secrets by
 * which browsers are known, and people whom no browser knows any more and who keep no name.
 */
import type { Row, Sql, Statement, Value } from "./sql.js";

const DAY = 86_400_000;
/** Only so many that have been used today are remembered; the others are written down again. */
const CROWD = 100_000;

export type Expiry = {
  /** Somebody has come to this table, or with this secret. Written down once a day. */
  used(id: string, now: number): void;
  /** Tables nobody has come to since, but for those in use here. Returns which have gone. */
  expireTables(before: number, limit: number, inUse: (id: string) => boolean): Promise<string[]>;
  /** Secrets nobody has come with since. Returns how many have gone. */
  expireKeys(before: number, limit: number): Promise<number>;
};

export function openExpiry(sql: Sql): Expiry {
  const noted = new Map<string, number>();
  /** What was noted last; it is the last to be written. */
  let written: Promise<unknown> = Promise.resolve();
  // Before that nobody wrote down who was there.
  const since = countedSince(sql);
  since.catch(() => {});
  /** Those of a table's rows that have not been used since, by when they were made. */
  const unused = async (from: string, made: string, before: number, limit: number) => {
    await written;
    const known = (await since) < before ? "" : "and u.at is not null";
    return sql.read(`${from} where coalesce(u.at, ${made}) < ? ${known} order by ${made} limit ?`, [
      before,
      limit,
    ]);
  };
  return {
    used: (id, now) => {
      if (now - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < DAY) return;
      if (noted.size > CROWD) noted.clear();
      noted.set(id, now);
      const text = `insert into uses (id, at) values (?, ?)
        on conflict (id) do update set at = excluded.at`;
      written = sql.write([{ sql: text, params: [id, now] }]).catch(() => noted.delete(id));
    },
    expireTables: async (before, limit, inUse) => {
      const from = "select t.id from tables t left join uses u on u.id = t.id";
      const rows = await unused(from, "t.changed", before, limit);
      const gone = rows.map(({ id }) => String(id)).filter((id) => !inUse(id));
      for (const id of gone) await sql.write(withoutTable(id), id);
      return gone;
    },
    expireKeys: async (before, limit) => {
      const from = "select k.hash, k.person from keys k left join uses u on u.id = k.hash";
      const rows = await unused(from, "k.made", before, limit);
      for (const row of rows) await sql.write(withoutKey(row));
      return rows.length;
    },
  };
}

async function countedSince(sql: Sql): Promise<number> {
  const text = "insert into pulse (id, at) values (2, ?) on conflict do nothing";
  await sql.write([{ sql: text, params: [Date.now()] }]);
  const [{ at }] = await sql.read("select at from pulse where id = 2");
  return Number(at);
}

function withoutTable(id: string): Statement[] {
  const matches = "(select id from matches where tbl = ?)";
  const all: readonly [string, ...Value[]][] = [
    [`delete from log where match in ${matches}`, id],
    [`delete from snapshots where match in ${matches}`, id],
    [`delete from faults where match in ${matches}`, id],
    [`delete from notes where tbl = ? or tbl in ${matches}`, id, id],
    ["delete from chat where tbl = ?", id],
    ["delete from sitting where tbl = ?", id],
    ["delete from matches where tbl = ?", id],
    ["delete from uses where id = ?", id],
    ["delete from tables where id = ?", id],
  ];
  return all.map(([text, ...params]) => ({ sql: text, params }));
}

function withoutKey({ hash, person }: Row): Statement[] {
  return [
    { sql: "delete from keys where hash = ?", params: [hash] },
    { sql: "delete from uses where id = ?", params: [hash] },
    {
      sql: `delete from people where id = ? and kept is null
        and not exists (select 1 from keys where keys.person = people.id)`,
      params: [person],
    },
  ];
}
