/**
 * Matches as they are kept: how each began, the list of what was done in it, and the newest
 * snapshot. The list only grows; what is taken back is an act in it like any other.
 */
import type { Seat } from "@sprawl/engine";
import type { Header, Saved, SavedAnswer, SharedDeal } from "@sprawl/engine/host";
import type { Ending } from "../wire/messages.js";
import type { Row, Sql } from "./sql.js";

export type { Ending } from "../wire/messages.js";

/** How a match began. The seed is secret until its end. */
export type MatchRow = Header & {
  readonly id: string;
  /** What the seed was made of; not in matches from before that, and as secret as the seed. */
  readonly deal?: SharedDeal;
  /** When. */
  readonly began: number;
};

/** Who gave an answer: a person, or somebody in that person's place. Never told to anybody. */
export type Giver = "person" | "bot" | "clock" | "standing";

/** One act: an answer; so many answers kept and the rest taken back; or the end. */
export type Act = {
  /** When. */
  readonly t: number;
  /** Who is waited for after it. */
  readonly w: readonly Seat[];
  /** When the question that is pending after it was put. */
  readonly o: number;
  /** Time left on each seat's clock, in ms. */
  c?: readonly number[];
} & (
  | { readonly a: SavedAnswer; readonly by: Giver }
  | { readonly back: number; readonly seat?: Seat }
  | { readonly end: Ending }
);

export type StoredAct = { readonly seq: number; readonly act: Act };
export type StoredSnapshot = { readonly seq: number; readonly saved: Saved };

export type Matches = {
  byId(id: string): Promise<MatchRow | undefined>;
  /** False if this place in the order is taken. On disk when done. */
  append(match: string, seq: number, act: Act): Promise<boolean>;
  /** The acts after this one, in order. */
  since(match: string, seq: number): Promise<readonly StoredAct[]>;
  /** The same as they are written, for who reads them elsewhere. */
  textsSince(match: string, seq: number): Promise<readonly string[]>;
  last(match: string): Promise<StoredAct | undefined>;
  snapshot(match: string): Promise<StoredSnapshot | undefined>;
  saveSnapshot(match: string, seq: number, saved: Saved): Promise<void>;
  addFault(id: string, match: string, now: number, report: unknown): Promise<void>;
  faults(match: string): Promise<readonly unknown[]>;
};

export function openMatches(sql: Sql): Matches {
  const append = inBatches(sql);
  return {
    byId: async (id) => {
      const [row] = await sql.read("select body from matches where id = ?", [id]);
      return row && (JSON.parse(String(row.body)) as MatchRow);
    },
    append: (match, seq, act) => append(match, seq, JSON.stringify(act)),
    since: async (match, seq) => {
      const text = "select seq, body from log where match = ? and seq > ? order by seq";
      return (await sql.read(text, [match, seq])).map(actIn);
    },
    textsSince: async (match, seq) => {
      const text = "select body from log where match = ? and seq > ? order by seq";
      return (await sql.read(text, [match, seq])).map(({ body }) => String(body));
    },
    last: async (match) => {
      const text = "select seq, body from log where match = ? order by seq desc limit 1";
      const [row] = await sql.read(text, [match]);
      return row && actIn(row);
    },
    snapshot: async (match) => {
      const [row] = await sql.read("select seq, body from snapshots where match = ?", [match]);
      return row && { seq: Number(row.seq), saved: JSON.parse(String(row.body)) as Saved };
    },
    saveSnapshot: async (match, seq, saved) => {
      await sql.write([
        {
          sql: `insert into snapshots (match, seq, body) values (?, ?, ?) on conflict (match)
            do update set seq = excluded.seq, body = excluded.body
            where excluded.seq > snapshots.seq`,
          params: [match, seq, JSON.stringify(saved)],
        },
      ]);
    },
    addFault: async (id, match, now, report) => {
      const params = [id, match, now, JSON.stringify(report)];
      await sql.write([
        { sql: "insert into faults (id, match, made, body) values (?, ?, ?, ?)", params },
      ]);
    },
    faults: async (match) =>
      (await sql.read("select body from faults where match = ? order by made", [match])).map(
        ({ body }) => JSON.parse(String(body)) as unknown,
      ),
  };
}

function actIn(row: Row): StoredAct {
  return { seq: Number(row.seq), act: JSON.parse(String(row.body)) as Act };
}

type Waiting = {
  readonly match: string;
  readonly seq: number;
  readonly body: string;
  done(first: boolean): void;
  failed(error: unknown): void;
};

/** While one commit runs, answers of all tables gather for the next. */
function inBatches(sql: Sql) {
  let waiting: Waiting[] = [];
  let running = false;
  const next = async () => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const first = await sql.append(batch);
        for (let i = 0; i < batch.length; i++) batch[i].done(first[i]);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    running = false;
  };
  return (match: string, seq: number, body: string) =>
    new Promise<boolean>((done, failed) => {
      waiting.push({ match, seq, body, done, failed });
      if (!running && waiting.length === 1) setImmediate(() => void next());
    });
}
