/** What is said at tables, and what people write down for themselves. */
import type { Channel, ChatLine } from "../wire/messages.js";
import type { Sql } from "./sql.js";

export type { Channel, ChatLine } from "../wire/messages.js";

/**
 * What is kept for a person at a table: standing answers, when they were last there, and what they
 * were last told of; and at a match: notes to themselves.
 */
export type NoteKind = "notes" | "standing" | "here" | "told" | "warned" | "watched";

/** A line, and its place in the order of the whole table, which nobody is told. */
export type Said = { readonly place: number; readonly line: ChatLine };

export type Talk = {
  /** Returns the line with its number. */
  say(table: string, line: Omit<ChatLine, "n">): Promise<ChatLine>;
  /** The newest lines after this place, oldest first; of these channels, or of all. */
  since(
    table: string,
    place: number,
    limit: number,
    channels?: readonly Channel[],
  ): Promise<readonly Said[]>;
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

const NEXT = "select coalesce(max(n), 0) + 1 as place from chat where tbl = ?";
const COUNT = "select count(*) as n from chat where tbl = ? and channel = ? and n <= ?";

export function openTalk(sql: Sql): Talk {
  const since: Talk["since"] = async (table, place, limit, channels) => {
    const some = channels ? `and channel in (${channels.map(() => "?").join(", ")})` : "";
    const text = `select * from chat where tbl = ? and n > ? ${some} order by n desc limit ?`;
    const rows = await sql.read(text, [table, place, ...(channels ?? []), limit]);
    const said: Said[] = [];
    const last = new Map<Channel, number>();
    for (const row of rows.toReversed()) {
      const channel = String(row.channel) as Channel;
      const body = JSON.parse(String(row.body)) as Omit<ChatLine, "channel" | "n"> & { n?: number };
      const before = last.get(channel);
      // Older lines bear no number of their channel: they are counted.
      const counted = async () =>
        before !== undefined
          ? before + 1
          : Number((await sql.read(COUNT, [table, channel, row.n]))[0].n);
      const n = body.n ?? (await counted());
      last.set(channel, n);
      said.push({ place: Number(row.n), line: { ...body, channel, n } });
    }
    return said;
  };
  return {
    say: async (table, line) => {
      const { channel, ...rest } = line;
      for (;;) {
        // Whoever takes this place first has also seen the last line of the channel.
        const [{ place }] = await sql.read(NEXT, [table]);
        const [last] = await since(table, 0, 1, [channel]);
        const n = (last?.line.n ?? 0) + 1;
        const said = await sql.write(
          [
            {
              sql: `insert into chat (tbl, n, channel, body) values (?, ?, ?, ?)
                on conflict do nothing`,
              params: [table, Number(place), channel, JSON.stringify({ ...rest, n })],
              must: true,
            },
          ],
          table,
        );
        if (said) return { ...line, n };
      }
    },
    since,
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
