/**
 * Matches kept in IndexedDB. Every write is one transaction with strict durability: it resolves when
 * the browser says that the data has reached the disk, and a page that dies before leaves no half of
 * it behind.
 */
import type { Saved } from "@sprawl/engine/host";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Change, KeptAnswer, KeptMatch, KeptSlot, KeptWhole, LocalStore } from "./kept.js";
import { answersIn } from "./memory-store.js";

const NAME = "sprawl";
const VERSION = 1;

interface Shape extends DBSchema {
  matches: { key: string; value: KeptMatch };
  /** Key: the match, and the number of the answer from 0. */
  answers: { key: [match: string, n: number]; value: KeptAnswer };
  /** Key: the match. */
  snapshots: { key: string; value: Saved };
  slots: { key: string; value: KeptSlot };
}

type Place = "matches" | "answers" | "snapshots" | "slots";
type Database = Promise<IDBPDatabase<Shape>>;
type Writing = IDBPTransaction<Shape, Place[], "readwrite">;

const ALL: readonly Place[] = ["matches", "answers", "snapshots", "slots"];

/** The browser's own store; opened at first use, the same for all who ask in this thread. */
export function browserStore(): LocalStore {
  opened ??= storeOver(openDatabase());
  return opened;
}
let opened: LocalStore | undefined;

function openDatabase(): Database {
  return new Promise((done, failed) => {
    openDB<Shape>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore("matches", { keyPath: "id" });
        db.createObjectStore("answers");
        db.createObjectStore("snapshots");
        db.createObjectStore("slots", { keyPath: "id" });
      },
      // A newer page wants to change the shape: let it; this one opens anew when it is needed.
      blocking(_, __, event) {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      blocked: () => failed(new Error("IndexedDB is held by an older page")),
    }).then(done, failed);
  });
}

function storeOver(database: Database): LocalStore {
  return {
    begin: ({ match, answers, saved }, slot) =>
      writing(database, ALL, async (on) => {
        const given = on.objectStore("answers");
        await Promise.all([
          on.objectStore("matches").put(match),
          ...answers.map((answer, n) => given.put(answer, [match.id, n])),
          saved && on.objectStore("snapshots").put(saved, match.id),
          slot && on.objectStore("slots").put(slot),
        ]);
      }),
    read: (id) => readWhole(database, id),
    list: async () => (await database).getAll("matches"),
    write: (change) => writeChange(database, change),
    snapshot: (id, revision, saved) =>
      writing(database, ["matches", "snapshots"], async (on) => {
        const stored = await on.objectStore("matches").get(id);
        if (stored?.revision === revision) await on.objectStore("snapshots").put(saved, id);
      }),
    remove: (id) =>
      writing(database, ["matches", "answers", "snapshots"], async (on) => {
        await on.objectStore("matches").delete(id);
        await on.objectStore("answers").delete(answersFrom(id, 0));
        await on.objectStore("snapshots").delete(id);
      }),
    slots: async () => (await database).getAll("slots"),
    slot: async (id) => (await database).get("slots", id),
    putSlot: (slot) =>
      writing(database, ["slots"], async (on) => void (await on.objectStore("slots").put(slot))),
    removeSlot: (id) => writing(database, ["slots"], (on) => on.objectStore("slots").delete(id)),
  };
}

async function writeChange(database: Database, change: Change): Promise<boolean> {
  const { match, add, keep, slot } = change;
  return writing(database, ALL, async (on) => {
    const matches = on.objectStore("matches");
    const stored = await matches.get(match.id);
    if (stored?.revision !== match.revision - 1) return false;
    if (keep !== undefined) {
      const snapshots = on.objectStore("snapshots");
      await on.objectStore("answers").delete(answersFrom(match.id, keep));
      if (answersIn(await snapshots.get(match.id)) > keep) await snapshots.delete(match.id);
    }
    if (add) await on.objectStore("answers").add(add, [match.id, match.answers - 1]);
    await matches.put(match);
    if (slot) await on.objectStore("slots").put(slot);
    return true;
  });
}

function answersFrom(id: string, n: number): IDBKeyRange {
  return IDBKeyRange.bound([id, n], [id, Number.MAX_SAFE_INTEGER]);
}

async function readWhole(database: Database, id: string): Promise<KeptWhole | undefined> {
  const on = (await database).transaction(["matches", "answers", "snapshots"], "readonly");
  const [match, answers, saved] = await Promise.all([
    on.objectStore("matches").get(id),
    on.objectStore("answers").getAll(answersFrom(id, 0)),
    on.objectStore("snapshots").get(id),
  ]);
  await on.done;
  return match && { match, answers, ...(saved !== undefined && { saved }) };
}

/** All of it or nothing. What goes wrong in between is told by the end of the transaction. */
async function writing<T>(
  database: Database,
  names: readonly Place[],
  work: (on: Writing) => Promise<T>,
): Promise<T> {
  const on = (await database).transaction([...names], "readwrite", { durability: "strict" });
  const [result] = await Promise.all([work(on), on.done]);
  return result;
}
