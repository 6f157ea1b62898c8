/** People as they are kept: a name, hashes of the secrets their browsers hold, how to tell them. */
import { unavailable } from "../errors.js";
import { looksOf, plainName } from "./looks.js";
import type { Row, Sql, Value } from "./sql.js";

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
  /**
   * Change somebody, on top of whatever others change at the same time. Undefined if the name is
   * kept by somebody else, or if there is nobody.
   */
  change(id: string, edit: (person: Person) => Person): Promise<Person | undefined>;
  byId(id: string): Promise<Person | undefined>;
  /** Who keeps this name with a passphrase. */
  byKeptName(name: string): Promise<Person | undefined>;
  /** Whose browser holds the secret with this hash. */
  byKey(hash: string): Promise<Person | undefined>;
  addKey(hash: string, person: string, now: number): Promise<void>;
  removeKey(hash: string): Promise<void>;
  /** A code that can be used once, until then. Those nobody has used by now are forgotten. */
  addCode(hash: string, person: string, until: number, now: number): Promise<void>;
  useCode(hash: string, now: number): Promise<Person | undefined>;
};

const TRIES = 30;
/** The same person, no longer told at this endpoint. */
export function withoutPush(person: Person, gone: string) {
  return { ...person, push: (person.push ?? []).filter(({ endpoint }) => endpoint !== gone) };
}

export function openPeople(sql: Sql): People {
  const one = async (text: string, ...params: (string | number)[]) =>
    personIn((await sql.read(text, params))[0]);
  /** True if it is written, false if no row fits, "kept" if the name is somebody else's. */
  const put = async (person: Person, old: Row | undefined, text: string, ...more: Value[]) => {
    const { id, name, ...rest } = person;
    const [look] = looksOf(name);
    // Who kept it when names were compared as they are written goes on keeping it like that.
    const known = old?.kept === plainName(name) ? old.kept : look;
    const kept = person.passphrase ? known : null;
    const params = [name, kept, JSON.stringify(rest), id, ...more];
    try {
      return await sql.write([{ sql: text, params, must: true }]);
    } catch (error) {
      const keeper = kept !== null && (await one("select * from people where kept = ?", kept));
      if (keeper && keeper.id !== id) return "kept";
      throw error;
    }
  };
  return {
    add: async (person) =>
      (await put(
        person,
        undefined,
        "insert into people (name, kept, body, id) values (?, ?, ?, ?)",
      )) === true,
    change: async (id, edit) => {
      for (let i = 0; i < TRIES; i++) {
        const [row] = await sql.read("select * from people where id = ?", [id]);
        const old = personIn(row);
        if (!old) return undefined;
        const edited = edit(old);
        const text = `update people set name = ?, kept = ?, body = ?
          where id = ? and name = ? and body = ?`;
        const done = await put(edited, row, text, row.name, row.body);
        if (done === "kept") return undefined;
        if (done) return edited;
      }
      throw unavailable();
    },
    byId: (id) => one("select * from people where id = ?", id),
    byKeptName: (name) => one("select * from people where kept in (?, ?, ?)", ...looksOf(name)),
    byKey: (hash) =>
      one("select p.* from keys k join people p on p.id = k.person where k.hash = ?", hash),
    addKey: async (hash, person, now) => {
      const params = [hash, person, now];
      await sql.write([{ sql: "insert into keys (hash, person, made) values (?, ?, ?)", params }]);
    },
    removeKey: async (hash) => {
      await sql.write([{ sql: "delete from keys where hash = ?", params: [hash] }]);
    },
    addCode: async (hash, person, until, now) => {
      const params = [hash, person, until];
      await sql.write([
        { sql: "delete from codes where until < ?", params: [now] },
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
