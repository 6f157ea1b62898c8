/**
 * Matches kept in IndexedDB. Every write is one transaction with strict durability: it resolves when
 * the browser says that the data has reached the disk, and a page that dies before leaves no half of
 * it behind.
 */
import type { Change, KeptAnswer, KeptMatch, KeptSlot, KeptWhole, LocalStore } from "./kept.js";
import { answersIn } from "./memory-store.js";

const NAME = "sprawl";
const VERSION = 1;

type Stores = "matches" | "answers" | "snapshots" | "slots";
const ALL: readonly Stores[] = ["matches", "answers", "snapshots", "slots"];

/** The browser's own store; opened at first use, the same for all who ask in this thread. */
export function browserStore(): LocalStore {
  opened ??= storeOver(openDatabase());
  return opened;
}
let opened: LocalStore | undefined;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore("matches", { keyPath: "id" });
      db.createObjectStore("answers"); // key: [match, number of the answer from 0]
      db.createObjectStore("snapshots"); // key: match
      db.createObjectStore("slots", { keyPath: "id" });
    };
    request.onsuccess = () => {
      // A newer page wants to change the shape: let it; this one opens anew when it is needed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error("IndexedDB does not open"));
    request.onblocked = () => failed(new Error("IndexedDB is held by an older page"));
  });
}

function storeOver(database: Promise<IDBDatabase>): LocalStore {
  return {
    begin: ({ match, answers, saved }, slot) =>
      writing(database, ALL, (at) => {
        at("matches").put(match);
        for (let n = 0; n < answers.length; n++) at("answers").put(answers[n], [match.id, n]);
        if (saved) at("snapshots").put(saved, match.id);
        if (slot) at("slots").put(slot);
      }),
    read: (id) => readWhole(database, id),
    list: () => reading<KeptMatch[]>(database, "matches", (store) => store.getAll()),
    write: (change) => writeChange(database, change),
    snapshot: async (id, revision, saved) => {
      await writing(database, ["matches", "snapshots"], (at) => {
        const stored = at("matches").get(id);
        stored.onsuccess = () => {
          if ((stored.result as KeptMatch | undefined)?.revision === revision) {
            at("snapshots").put(saved, id);
          }
        };
      });
    },
    remove: (id) =>
      writing(database, ["matches", "answers", "snapshots"], (at) => {
        at("matches").delete(id);
        at("answers").delete(answersFrom(id, 0));
        at("snapshots").delete(id);
      }),
    slots: () => reading<KeptSlot[]>(database, "slots", (store) => store.getAll()),
    slot: (id) => reading<KeptSlot | undefined>(database, "slots", (store) => store.get(id)),
    putSlot: (slot) => writing(database, ["slots"], (at) => void at("slots").put(slot)),
    removeSlot: (id) => writing(database, ["slots"], (at) => void at("slots").delete(id)),
  };
}

async function writeChange(
  database: Promise<IDBDatabase>,
  { match, add, keep, slot }: Change,
): Promise<boolean> {
  let first = true;
  await writing(database, ALL, (at) => {
    const stored = at("matches").get(match.id);
    stored.onsuccess = () => {
      first = (stored.result as KeptMatch | undefined)?.revision === match.revision - 1;
      if (!first) return;
      if (keep !== undefined) {
        at("answers").delete(answersFrom(match.id, keep));
        const snapshot = at("snapshots").get(match.id);
        snapshot.onsuccess = () => {
          if (answersIn(snapshot.result) > keep) at("snapshots").delete(match.id);
        };
      }
      if (add) at("answers").add(add, [match.id, match.answers - 1]);
      at("matches").put(match);
      if (slot) at("slots").put(slot);
    };
  });
  return first;
}

function answersFrom(id: string, n: number): IDBKeyRange {
  return IDBKeyRange.bound([id, n], [id, Number.MAX_SAFE_INTEGER]);
}

async function readWhole(
  database: Promise<IDBDatabase>,
  id: string,
): Promise<KeptWhole | undefined> {
  const db = await database;
  return new Promise((done, failed) => {
    const transaction = db.transaction(["matches", "answers", "snapshots"], "readonly");
    const match = transaction.objectStore("matches").get(id);
    const answers = transaction.objectStore("answers").getAll(answersFrom(id, 0));
    const saved = transaction.objectStore("snapshots").get(id);
    transaction.onerror = () => failed(transaction.error);
    transaction.oncomplete = () => {
      if (match.result === undefined) return done(undefined);
      done({
        match: match.result as KeptMatch,
        answers: answers.result as KeptAnswer[],
        ...(saved.result !== undefined && { saved: saved.result }),
      });
    };
  });
}

async function reading<T>(
  database: Promise<IDBDatabase>,
  name: Stores,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const db = await database;
  return new Promise((done, failed) => {
    const request = ask(db.transaction(name, "readonly").objectStore(name));
    request.onsuccess = () => done(request.result as T);
    request.onerror = () => failed(request.error);
  });
}

async function writing(
  database: Promise<IDBDatabase>,
  names: readonly Stores[],
  work: (at: (name: Stores) => IDBObjectStore) => void,
): Promise<void> {
  const db = await database;
  return new Promise((done, failed) => {
    const transaction = db.transaction([...names], "readwrite", { durability: "strict" });
    transaction.oncomplete = () => done();
    transaction.onerror = () => failed(transaction.error);
    transaction.onabort = () => failed(transaction.error ?? new Error("nothing was written"));
    work((name) => transaction.objectStore(name));
  });
}
