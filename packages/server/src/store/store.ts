/**
 * Everything that is kept, behind one small interface: people, tables, matches as an append-only
 * list of acts with snapshots beside it, and talk. Two databases carry it; see sql.ts.
 */

import { type Expiry, openExpiry } from "./expiry.js";
import { type Matches, openMatches } from "./matches.js";
import { openPeople, type People } from "./people.js";
import { openPostgres } from "./postgres.js";
import { beat, type Sql } from "./sql.js";
import { openSqlite } from "./sqlite.js";
import { openTables, type Tables } from "./tables.js";
import { openTalk, type Talk } from "./talk.js";

export type Store = {
  readonly people: People;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly talk: Talk;
  readonly expiry: Expiry;
  /** Do other processes write here too? */
  readonly shared: boolean;
  /** Called with the ids of tables and matches that other processes changed; undefined: any. */
  onNews: Sql["onNews"];
  /** Throws if nothing can be written: the database is away, its disk is full, its writer broken. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Does this address name a PostgreSQL? Otherwise it names a file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** Opens what the address names: `postgres://…`, or else a file. */
export async function openStore(
  address: string,
  onTrouble?: (error: Error) => void,
): Promise<Store> {
  const sql = isPostgres(address)
    ? await openPostgres(address, onTrouble && { onTrouble })
    : await openSqlite(address, onTrouble && { onTrouble });
  return storeOn(sql);
}

function storeOn(sql: Sql): Store {
  return {
    shared: sql.shared,
    people: openPeople(sql),
    tables: openTables(sql),
    matches: openMatches(sql),
    talk: openTalk(sql),
    expiry: openExpiry(sql),
    onNews: (listener) => sql.onNews(listener),
    ping: async () => {
      await sql.write([beat(Date.now())]);
    },
    close: () => sql.close(),
  };
}
