/** People as they are kept: a name, hashes of the secrets their browsers hold, how to tell them. */
import type { Row, Sql } from "./sql.js";

export type PushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type Person = {
  readonly id: string;
  readonly name: string;
  /** Salted hash of the passphrase, for those who keep their name. */
  readonly passphrase?: string;
  readonly webhook?: string;
  readonly push?: readonly PushTarget[];
  readonly muted?: readonly string[];
};

export type People = {
  /** False if the name is kept by somebody else. */
  add(person: Person): Promise<boolean>;
  save(person: Person): Promise<boolean>;
  byId(id: string): Promise<Person | undefined>;
  /** Who keeps this name with a passphrase. */
  byKeptName(name: string): Promise<Person | undefined>;
  /** Whose browser holds the secret with this hash. */
  byKey(hash: string): Promise<Person | undefined>;
  addKey(hash: string, person: string, now: number): Promise<void>;
  removeKey(hash: string): Promise<void>;
  /** A code that can be used once, until then. */
  addCode(hash: string, person: string, until: number): Promise<void>;
  useCode(hash: string, now: number): Promise<Person | undefined>;
};

/** Names that look alike are one name. */
export function plainName(name: string): string {
  return name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
}

export function openPeople(sql: Sql): People {
  const one = async (text: string, ...params: (string | number)[]) =>
    personIn((await sql.read(text, params))[0]);
  const put = async (person: Person, text: string) => {
    const { id, name, ...rest } = person;
    const kept = person.passphrase ? plainName(name) : null;
    try {
      return await sql.write([{ sql: text, params: [name, kept, JSON.stringify(rest), id] }]);
    } catch (error) {
      if (kept !== null && (await one("select * from people where kept = ?", kept))) return false;
      throw error;
    }
  };
  return {
    add: (person) => put(person, "insert into people (name, kept, body, id) values (?, ?, ?, ?)"),
    save: (person) => put(person, "update people set name = ?, kept = ?, body = ? where id = ?"),
    byId: (id) => one("select * from people where id = ?", id),
    byKeptName: (name) => one("select * from people where kept = ?", plainName(name)),
    byKey: (hash) =>
      one("select p.* from keys k join people p on p.id = k.person where k.hash = ?", hash),
    addKey: async (hash, person, now) => {
      const params = [hash, person, now];
      await sql.write([{ sql: "insert into keys (hash, person, made) values (?, ?, ?)", params }]);
    },
    removeKey: async (hash) => {
      await sql.write([{ sql: "delete from keys where hash = ?", params: [hash] }]);
    },
    addCode: async (hash, person, until) => {
      const params = [hash, person, until];
      await sql.write([
        { sql: "insert into codes (hash, person, until) values (?, ?, ?)", params },
      ]);
    },
    useCode: async (hash, now) => {
      const [row] = await sql.read("select person, until from codes where hash = ?", [hash]);
      if (!row) return undefined;
      const used = await sql.write([
        { sql: "delete from codes where hash = ?", params: [hash], must: true },
      ]);
      if (!used || Number(row.until) < now) return undefined;
      return one("select * from people where id = ?", String(row.person));
    },
  };
}

function personIn(row: Row | undefined): Person | undefined {
  if (!row) return undefined;
  return { ...JSON.parse(String(row.body)), id: String(row.id), name: String(row.name) };
}
