/** The contract of the store, run against both databases. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caravan } from "@sprawl/caravan";
import { namedSeed, save } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Act, MatchRow } from "../src/store/matches.js";
import { openStore, type Store } from "../src/store/store.js";
import type { TableDoc } from "../src/table/doc.js";
import { type Postgres, startPostgres } from "./postgres.js";

const NASTY = `Robert'); drop table people;-- "\\ ${String.fromCharCode(7)} ✦`;

function someTable(id: string, over: Partial<TableDoc> = {}): TableDoc {
  return {
    id,
    game: "caravan",
    options: { guards: true },
    seats: [{ person: "p1", name: "Mira", ready: false }, { ready: false }],
    host: "p1",
    pace: { kind: "untimed" },
    private: true,
    invite: `invite-${id}`,
    status: "open",
    changed: 1,
    votes: [],
    shuffleSeats: false,
    earlier: [],
    guests: [],
    ...over,
  };
}

const act = (t: number): Act => ({
  t,
  o: t,
  w: [1],
  a: [0, "act", "act", 1, "pass"],
  by: "person",
});

const databases = {
  "a file": async () => {
    const folder = await mkdtemp(join(tmpdir(), "sprawl-store-"));
    const path = join(folder, "sprawl.db");
    return { address: path, end: () => rm(folder, { recursive: true, force: true }) };
  },
  PostgreSQL: async () => {
    const postgres: Postgres = await startPostgres();
    return { address: await postgres.fresh(), end: () => postgres.end() };
  },
};

describe.each(Object.entries(databases))("the store in %s", (_, prepare) => {
  let place: { address: string; end(): Promise<void> };
  let store: Store;
  beforeAll(async () => {
    place = await prepare();
    store = await openStore(place.address);
  }, 180_000);
  afterAll(async () => {
    await store?.close();
    await place?.end();
  });
  const reopened = async () => {
    await store.close();
    store = await openStore(place.address);
  };

  test("people are found by id, by key and by kept name, also after opening it again", async () => {
    expect(await store.people.add({ id: "p1", name: NASTY, muted: ["x"] })).toBe(true);
    await store.people.addKey("hash-1", "p1", 5);
    await store.people.addKey("hash-2", "p1", 6);
    const named = { id: "p1", name: "Mira  K", passphrase: "salted" };
    expect(await store.people.change("p1", () => named)).toEqual(named);
    expect(await store.people.change("nobody", () => named)).toBeUndefined();
    await reopened();
    const mira = { id: "p1", name: "Mira  K", passphrase: "salted" };
    expect(await store.people.byId("p1")).toEqual(mira);
    expect(await store.people.byKey("hash-2")).toEqual(mira);
    expect(await store.people.byKeptName(" MIRA k ")).toEqual(mira);
    await store.people.removeKey("hash-2");
    expect(await store.people.byKey("hash-2")).toBeUndefined();
    expect(await store.people.byKey("hash-1")).toEqual(mira);
  });

  test("a kept name belongs to one", async () => {
    expect(await store.people.add({ id: "k1", name: "Ada", passphrase: "s" })).toBe(true);
    expect(await store.people.add({ id: "k2", name: "ada" })).toBe(true);
    const taken = { id: "k2", name: "ADA\u200b ", passphrase: "s" };
    expect(await store.people.change("k2", () => taken)).toBeUndefined();
    expect(await store.people.byId("k2")).toEqual({ id: "k2", name: "ada" });
  });

  test("a code works once, and not after its time", async () => {
    await store.people.add({ id: "c1", name: "Cy" });
    await store.people.addCode("code", "c1", 100, 1);
    await store.people.addCode("late", "c1", 100, 1);
    const both = await Promise.all([
      store.people.useCode("code", 99),
      store.people.useCode("code", 99),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await store.people.useCode("late", 101)).toBeUndefined();
    expect(await store.people.useCode("late", 1)).toBeUndefined();
  });

  test("a table is changed only by who has seen its newest revision", async () => {
    await store.tables.add(someTable("t1"));
    const found = await store.tables.byInvite("invite-t1");
    expect(found).toEqual({ doc: someTable("t1"), revision: 1 });
    const changes = await Promise.all([
      store.tables.save(someTable("t1", { changed: 2, invite: "a" }), 1),
      store.tables.save(someTable("t1", { changed: 3, invite: "b" }), 1),
    ]);
    expect(changes.filter(Boolean)).toHaveLength(1);
    expect((await store.tables.byId("t1"))?.revision).toBe(2);
    expect(await store.tables.byId("nowhere")).toBeUndefined();
  });

  test("a refused change leaves nothing behind, neither a match nor a seat", async () => {
    await store.tables.add(someTable("t2"));
    const match: MatchRow = {
      id: "t2.1",
      game: "caravan",
      version: 1,
      seats: 2,
      options: {},
      seed: "00",
      began: 1,
    };
    const other = someTable("t2", { host: "p9", seats: [{ person: "p9", ready: true }] });
    expect(await store.tables.save(other, 7, match)).toBe(false);
    expect(await store.matches.byId("t2.1")).toBeUndefined();
    expect(await store.tables.of("p9", 10)).toEqual([]);
    expect(await store.tables.save(other, 1, match)).toBe(true);
    expect(await store.matches.byId("t2.1")).toEqual(match);
    expect((await store.tables.of("p9", 10)).map(({ doc }) => doc.id)).toEqual(["t2"]);
  });

  test("open tables are listed, private and closed ones are not; times are found when due", async () => {
    await store.tables.add(someTable("o1", { private: false, changed: 10 }));
    await store.tables.add(someTable("o2", { private: false, changed: 20 }));
    await store.tables.add(someTable("o3", { private: false, status: "closed" }));
    // Newer ones that are over or played do not take an open one's place.
    const played = { private: false, changed: 30, status: "playing" } as const;
    await store.tables.add(someTable("o4", played));
    await store.tables.add(someTable("o5", { private: false, changed: 40, status: "over" }));
    expect((await store.tables.listed(9)).map(({ doc }) => doc.id)).toEqual(["o2", "o1", "o4"]);
    expect((await store.tables.listed(2)).map(({ doc }) => doc.id)).toEqual(["o2", "o1"]);
    expect((await store.tables.playing(9)).map(({ doc }) => doc.id)).toEqual(["o4"]);
    await store.tables.setDue("o1", 500);
    expect(await store.tables.due(499, 9)).toEqual([]);
    expect(await store.tables.due(500, 9)).toEqual(["o1"]);
    // What has been set since it was seen to stays.
    await store.tables.settleDue("o1", 499);
    expect(await store.tables.due(500, 9)).toEqual(["o1"]);
    await store.tables.settleDue("o1", 500);
    expect(await store.tables.due(9e12, 9)).toEqual([]);
    await store.tables.setDue("o1", 500);
    await store.tables.setDue("o1", undefined);
    expect(await store.tables.due(9e12, 9)).toEqual([]);
  });

  test("of many who write at one place in a match, one is first", async () => {
    const writers = Array.from({ length: 20 }, (_, i) => store.matches.append("m1", 1, act(i)));
    const others = Array.from({ length: 300 }, (_, i) => store.matches.append(`n${i}`, 1, act(i)));
    const first = (await Promise.all(writers)).indexOf(true);
    expect((await Promise.all(others)).every(Boolean)).toBe(true);
    expect(first).toBeGreaterThanOrEqual(0);
    await reopened();
    expect(await store.matches.since("m1", 0)).toEqual([{ seq: 1, act: act(first) }]);
    expect(await store.matches.append("m1", 1, act(99))).toBe(false);
    expect(await store.matches.append("m1", 2, act(100))).toBe(true);
    expect(await store.matches.since("m1", 1)).toEqual([{ seq: 2, act: act(100) }]);
    expect(await store.matches.last("m1")).toEqual({ seq: 2, act: act(100) });
    expect(await store.matches.last("m2")).toBeUndefined();
  });

  test("the newest snapshot is kept, whatever comes late", async () => {
    const saved = save(createMatch(caravan as never, { seats: 2, seed: namedSeed("store") }));
    await store.matches.saveSnapshot("m1", 5, saved);
    await store.matches.saveSnapshot("m1", 3, { ...saved, takenBack: 9 });
    const found = await store.matches.snapshot("m1");
    expect(found?.seq).toBe(5);
    expect(JSON.stringify(found?.saved)).toBe(JSON.stringify(saved));
    await store.matches.addFault("f1", "m1", 1, { message: NASTY });
    expect(await store.matches.faults("m1")).toEqual([{ message: NASTY }]);
  });

  test("what is said is numbered by channel without gaps, also when all speak at once", async () => {
    const line = (text: string) =>
      ({ channel: "table", person: "p1", name: "Mira", text, t: 1 }) as const;
    const psst = (text: string) => ({ ...line(text), channel: "spectators" }) as const;
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => store.talk.say("t1", (i % 3 ? line : psst)(`${i}`))),
    );
    await store.talk.say("t1", psst(NASTY));
    const all = await store.talk.since("t1", 0, 100);
    expect(all.map(({ place }) => place)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    const counted = (channel: string) =>
      all.flatMap((said) => (said.line.channel === channel ? [said.line.n] : []));
    expect(counted("table")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(counted("spectators")).toEqual([1, 2, 3, 4, 5]);
    expect(all[12]).toEqual({ place: 13, line: { ...psst(NASTY), n: 5 } });
    expect((await store.talk.since("t1", 0, 2)).map(({ place }) => place)).toEqual([12, 13]);
    const some = await store.talk.since("t1", 0, 2, ["table"]);
    expect(some.map((said) => said.line.n)).toEqual([7, 8]);
    expect(await store.talk.since("t1", 0, 9, ["eliminated"])).toEqual([]);
  });

  test("notes belong to one person at one match", async () => {
    expect(await store.talk.note("t1.1", "p1", "notes")).toBe("");
    await store.talk.saveNote("t1.1", "p1", "notes", NASTY);
    await store.talk.saveNote("t1.1", "p2", "notes", "other");
    await store.talk.saveNote("t1.1", "p1", "notes", `${NASTY}!`);
    expect(await store.talk.note("t1.1", "p1", "notes")).toBe(`${NASTY}!`);
    expect([...(await store.talk.notes("t1.1", "notes")).keys()].sort()).toEqual(["p1", "p2"]);
  });

  test("of many who claim the same, one gets it", async () => {
    const claims = (text: string) =>
      Promise.all([1, 2, 3].map(() => store.talk.claim("t1", "p1", "told", text)));
    expect((await claims("d1")).filter(Boolean)).toHaveLength(1);
    expect((await claims("d2")).filter(Boolean)).toHaveLength(1);
    expect(await store.talk.note("t1", "p1", "told")).toBe("d2");
  });

  test("of many changes to one person none is lost", async () => {
    await store.people.add({ id: "many", name: "Many" });
    const names = Array.from({ length: 8 }, (_, i) => `m${i}`);
    await Promise.all(
      names.map((name) =>
        store.people.change("many", (old) => ({ ...old, muted: [...(old.muted ?? []), name] })),
      ),
    );
    expect((await store.people.byId("many"))?.muted?.toSorted()).toEqual(names);
  });

  test("codes that nobody used in time are forgotten when the next is made", async () => {
    await store.people.add({ id: "old", name: "Old" });
    await store.people.addCode("old-1", "old", 100, 1);
    await store.people.addCode("old-2", "old", 300, 99);
    await store.people.addCode("old-3", "old", 400, 200);
    // As far as the time goes all three could be used.
    const used = await Promise.all(
      ["old-1", "old-2", "old-3"].map((c) => store.people.useCode(c, 50)),
    );
    expect(used.map((person) => person?.id)).toEqual([undefined, "old", "old"]);
  });

  test("it can be asked whether it is there", async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});
