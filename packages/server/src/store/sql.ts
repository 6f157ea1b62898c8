/**
 * The small piece of SQL both databases share: `?` for parameters, text and whole numbers for
 * values, one transaction for each write. Everything above this file is written once.
 */

export type Value = string | number | null;
export type Row = Readonly<Record<string, string | number | null>>;

/** One statement of a write. With `must`, the whole write is undone if it changes no row. */
export type Statement = {
  readonly sql: string;
  readonly params: readonly Value[];
  readonly must?: boolean;
};

/** An answer or another act of a match, in its place in the order of that match. */
export type LogRow = { readonly match: string; readonly seq: number; readonly body: string };

export type Sql = {
  /** Do other processes write here too? */
  readonly shared: boolean;
  read(sql: string, params?: readonly Value[]): Promise<readonly Row[]>;
  /** All of it or nothing; false if a statement that must change a row did not. On disk when done. */
  write(statements: readonly Statement[], news?: string): Promise<boolean>;
  /** Each row that is first at its place, in one transaction. On disk when done. */
  append(rows: readonly LogRow[]): Promise<readonly boolean[]>;
  /** Called with the names of what other processes have changed; without names: anything may have. */
  onNews(listener: (names: readonly string[] | undefined) => void): void;
  close(): Promise<void>;
};

/** Something small that can always be written, if anything can. */
export function beat(now: number): Statement {
  const sql = `insert into pulse (id, at) values (1, ?)
    on conflict (id) do update set at = excluded.at`;
  return { sql, params: [now] };
}
