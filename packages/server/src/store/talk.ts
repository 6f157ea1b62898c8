/** What is said at tables, and what people write down for themselves. */
import type { Channel, ChatLine } from "../wire/messages.js";
import type { Row, Sql } from "./sql.js";

export type { Channel, ChatLine } from "../wire/messages.js";

/**
 * What is kept for a person at a table: notes to themselves, standing answers, when they were last
 * there, and what they were last told of.
 */
export type NoteKind = "notes" | "standing" | "here" | "told" | "warned";

export type Talk = {
  /** Returns the line with its number. */
  say(table: string, line: Omit<ChatLine, "n">): Promise<ChatLine>;
  /** The newest lines after this number, oldest first. */
  since(table: string, n: number, limit: number): Promise<readonly ChatLine[]>;
  note(table: string, person: string, kind: NoteKind): Promise<string>;
  /** `news` names what other processes are told has changed. */
  saveNote(
    table: string,
    person: string,
    kind: NoteKind,
    text: string,
    news?: string,
  ): Promise<void>;
  /** The same, but false if that is what is there: of several who do it at once, one does it. */
  claim(table: string, person: string, kind: NoteKind, text: string): Promise<boolean>;
  notes(table: string, kind: NoteKind): Promise<ReadonlyMap<string, string>>;
};

export function openTalk(sql: Sql): Talk {
  return {
    say: async (table, line) => {
      const { channel, ...rest } = line;
      for (;;) {
        const text = "select coalesce(max(n), 0) as n from chat where tbl = ?";
        const n = Number((await sql.read(text, [table]))[0].n) + 1;
        const said = await sql.write(
          [
            {
              sql: `insert into chat (tbl, n, channel, body) values (?, ?, ?, ?)
                on conflict do nothing`,
              params: [table, n, channel, JSON.stringify(rest)],
              must: true,
            },
          ],
          table,
        );
        if (said) return { ...line, n };
      }
    },
    since: async (table, n, limit) => {
      const text = "select * from chat where tbl = ? and n > ? order by n desc limit ?";
      return (await sql.read(text, [table, n, limit])).map(lineIn).reverse();
    },
    note: async (table, person, kind) => {
      const text = "select body from notes where tbl = ? and person = ? and kind = ?";
      return String((await sql.read(text, [table, person, kind]))[0]?.body ?? "");
    },
    saveNote: async (table, person, kind, text, news) => {
      const statement = {
        sql: `insert into notes (tbl, person, kind, body) values (?, ?, ?, ?)
          on conflict (tbl, person, kind) do update set body = excluded.body`,
        params: [table, person, kind, text],
      };
      await sql.write([statement], news);
    },
    claim: (table, person, kind, text) =>
      sql.write([
        {
          sql: `insert into notes (tbl, person, kind, body) values (?, ?, ?, ?)
            on conflict (tbl, person, kind) do update set body = excluded.body
            where notes.body <> excluded.body`,
          params: [table, person, kind, text],
          must: true,
        },
      ]),
    notes: async (table, kind) => {
      const text = "select person, body from notes where tbl = ? and kind = ?";
      const rows = await sql.read(text, [table, kind]);
      return new Map(rows.map(({ person, body }) => [String(person), String(body)]));
    },
  };
}

function lineIn(row: Row): ChatLine {
  const channel = String(row.channel) as Channel;
  return { ...JSON.parse(String(row.body)), n: Number(row.n), channel } as ChatLine;
}
