/** Tables as they are kept: one document each, changed only by who has seen its newest revision. */
import type { TableDoc } from "../table/doc.js";
import { peopleAt } from "../table/doc.js";
import type { MatchRow } from "./matches.js";
import type { Row, Sql, Statement } from "./sql.js";

export type StoredTable = { readonly doc: TableDoc; readonly revision: number };

export type Tables = {
  add(doc: TableDoc): Promise<void>;
  byId(id: string): Promise<StoredTable | undefined>;
  byInvite(invite: string): Promise<StoredTable | undefined>;
  /** False if somebody else has changed it since; then nothing is done. */
  save(doc: TableDoc, revision: number, match?: MatchRow): Promise<boolean>;
  of(person: string, limit: number): Promise<readonly StoredTable[]>;
  /** Those that can be found without an invitation: those to sit down at, then those to watch. */
  listed(limit: number, from?: number): Promise<readonly StoredTable[]>;
  /** Where something is played, the newest first. */
  playing(limit: number): Promise<readonly StoredTable[]>;
  /** When somebody's time at this table runs out; undefined for never. */
  setDue(id: string, due: number | undefined): Promise<void>;
  /** What was due by then has been seen to; what has been set since stays. */
  settleDue(id: string, now: number): Promise<void>;
  due(now: number, limit: number): Promise<readonly string[]>;
};

export function openTables(sql: Sql): Tables {
  const many = async (text: string, ...params: (string | number)[]) =>
    (await sql.read(text, params)).map(tableIn);
  return {
    add: async (doc) => {
      const { id, invite, changed, status } = doc;
      await sql.write([
        {
          sql: `insert into tables (id, revision, status, listed, changed, invite, body)
            values (?, 1, ?, ?, ?, ?, ?)`,
          params: [id, status, listed(doc), changed, invite, JSON.stringify(doc)],
        },
        ...sitting(doc),
      ]);
    },
    byId: async (id) => (await many("select * from tables where id = ?", id))[0],
    byInvite: async (invite) => (await many("select * from tables where invite = ?", invite))[0],
    save: (doc, revision, match) => {
      const { id, invite, changed, status } = doc;
      const update: Statement = {
        sql: `update tables set revision = revision + 1, status = ?, listed = ?, changed = ?,
          invite = ?, body = ? where id = ? and revision = ?`,
        params: [status, listed(doc), changed, invite, JSON.stringify(doc), id, revision],
        must: true,
      };
      const begin: Statement[] = match
        ? [
            {
              sql: "insert into matches (id, tbl, body) values (?, ?, ?)",
              params: [match.id, id, JSON.stringify(match)],
            },
          ]
        : [];
      return sql.write([update, ...begin, ...sitting(doc)], id);
    },
    of: (person, limit) =>
      many(
        `select t.* from sitting s join tables t on t.id = s.tbl where s.person = ?
          order by t.changed desc limit ?`,
        person,
        limit,
      ),
    listed: async (limit, from = 0) => {
      const text = `select * from tables where listed = 1 and status = ?
        order by changed desc limit ? offset ?`;
      const open = await many(text, "open", limit, from);
      if (open.length === limit) return open;
      const count = "select count(*) as n from tables where listed = 1 and status = 'open'";
      const [{ n }] = await sql.read(count);
      const skip = Math.max(0, from - Number(n));
      return [...open, ...(await many(text, "playing", limit - open.length, skip))];
    },
    playing: (limit) =>
      many("select * from tables where status = 'playing' order by changed desc limit ?", limit),
    setDue: async (id, due) => {
      const params = [due ?? null, id];
      await sql.write([{ sql: "update tables set due = ? where id = ?", params }]);
    },
    settleDue: async (id, now) => {
      const params = [id, now];
      await sql.write([{ sql: "update tables set due = null where id = ? and due <= ?", params }]);
    },
    due: async (now, limit) =>
      (await sql.read("select id from tables where due <= ? limit ?", [now, limit])).map((row) =>
        String(row.id),
      ),
  };
}

function listed({ private: hidden, status }: TableDoc): number {
  return !hidden && (status === "open" || status === "playing") ? 1 : 0;
}

/** Who sits where, so that a person's tables are found. */
function sitting(doc: TableDoc): Statement[] {
  const people = peopleAt(doc);
  return [
    { sql: "delete from sitting where tbl = ?", params: [doc.id] },
    ...people.map((person) => ({
      sql: "insert into sitting (person, tbl) values (?, ?) on conflict do nothing",
      params: [person, doc.id],
    })),
  ];
}

function tableIn(row: Row): StoredTable {
  return { doc: JSON.parse(String(row.body)) as TableDoc, revision: Number(row.revision) };
}
