/** Sockets that come and go: nobody is left behind, everybody is who they are now. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveTable } from "../src/table/live.js";
import {
  allReady,
  type Body,
  type Live,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

const people = (...names: string[]) =>
  Promise.all(names.map((name) => Someone.called(name, server)));

/** While this runs, whoever wants something of the table waits. */
async function held(table: LiveTable, during: () => Promise<void>): Promise<void> {
  let release = () => {};
  const free = new Promise<void>((done) => {
    release = done;
  });
  const holding = table.exclusive(() => free);
  try {
    await during();
  } finally {
    release();
    await holding;
  }
  // Those who waited have had their turn.
  await table.exclusive(async () => {});
}

async function queued(table: LiveTable, most: number): Promise<void> {
  while (table.busy < most) await new Promise((done) => setImmediate(done));
}

/** What is said over it is answered only after what was said before. */
async function answered(live: Live): Promise<void> {
  const pongs = () => live.messages.filter(({ type }) => type === "pong").length;
  const before = pongs();
  live.send({ type: "ping" });
  await live.until(() => pongs() > before);
}

test("who closes the socket while the table is busy is not left behind as a watcher", async () => {
  const [ada] = await people("Ada");
  const id = await tableFor([ada], { seats: 2 });
  const table = await server.house.table(id);
  const live = await ada.live();
  await held(table, async () => {
    live.send({ type: "watch", table: id });
    await queued(table, 2);
    await live.close();
    // The server has noticed when it answers somebody who came later.
    const other = await ada.live();
    await answered(other);
    await other.close();
  });
  expect(table.watching.watchers.size).toBe(0);
  expect(table.watching.isHere(ada.id)).toBe(false);
});

test("who asks twice to watch a busy table watches it once, and is gone when they go", async () => {
  const [ada] = await people("Ada");
  const id = await tableFor([ada], { seats: 2 });
  const table = await server.house.table(id);
  const live = await ada.live();
  await held(table, async () => {
    for (let i = 0; i < 3; i++) live.send({ type: "watch", table: id });
    await queued(table, 4);
  });
  expect(table.watching.watchers.size).toBe(1);
  await live.until(() => live.tables.get(id));
  live.send({ type: "unwatch", table: id });
  await answered(live);
  expect(table.watching.watchers.size).toBe(0);
  await live.close();
});

test("whom one mutes, and what one is called, counts at once on sockets that are open", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  const lives = await Promise.all([ada.live(), bo.live()]);
  for (const live of lives) await live.watch(table);
  const lines = (live: Live) =>
    live.messages.flatMap(({ type, line }) =>
      type === "chat" ? [`${line.name}: ${line.text}`] : [],
    );
  await bo.ok("PATCH", "/api/me", { muted: [ada.id] });
  await lives[0].act(table, "say", { text: "one" });
  await bo.ok("PATCH", "/api/me", { muted: [] });
  await ada.ok("PATCH", "/api/me", { name: "Adele" });
  await lives[0].act(table, "say", { text: "two" });
  await lives[1].until(() => lines(lives[1]).some((line) => line.endsWith("two")));
  expect(lines(lives[1])).toEqual(["Adele: two"]);
  await lives[0].until(() => lines(lives[0]).length === 2);
  for (const live of lives) await live.close();
});

test("a device that is forgotten loses its sockets; the person's other devices keep theirs", async () => {
  const [ada] = await people("Ada");
  const id = await tableFor([ada], { seats: 2 });
  const phone = new Someone(server.url, "phone");
  const { code } = await ada.ok("POST", "/api/me/code");
  await phone.ok("POST", "/api/me/claim", { code });
  const lives = await Promise.all([ada.live(), phone.live()]);
  for (const live of lives) await live.watch(id);
  await phone.ok("DELETE", "/api/me");
  await lives[1].until(() => lives[1].closed);
  expect(await lives[0].act(id, "say", { text: "still here" })).toMatchObject({ type: "done" });
  const table = await server.house.table(id);
  expect(table.watching.watchers.size).toBe(1);
  await lives[0].close();
});

test("messages count for the person and for the address they come from", async () => {
  const slow = await trialServer({ rate: 60 });
  try {
    const sent = async (live: Live, n: number) => {
      for (let i = 0; i < n; i++) live.send({ type: "ping" });
      const said = () =>
        live.messages.filter(({ type }) => type === "pong" || type === "error").length;
      await live.until(() => said() >= n);
      return live.messages.filter(({ type }) => type === "error").map(({ error }) => error.code);
    };
    // Each of them stays below what a person may do; together they come from one place.
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) {
      const nobody = new Someone(slow.url, "nobody");
      const { status } = await nobody.ask("POST", "/api/me", { name: `Nr ${i}` });
      if (status !== 200) break;
      const live = await nobody.live();
      codes.push(...(await sent(live, 25)));
      await live.close();
    }
    expect(codes).toContain("too-much");
  } finally {
    await slow.end();
  }
});

test("where many watch, each who comes is not told to everybody", async () => {
  const [ada] = await people("Ada");
  const { watching } = await server.house.table(await tableFor([ada], { seats: 2 }));
  let sent = 0;
  const crowd = Array.from({ length: 150 }, () => ({ person: undefined, send: () => void sent++ }));
  for (const watcher of crowd) {
    await watching.join(watcher);
    await new Promise((done) => setImmediate(done));
  }
  // Told to everybody each time, it would be 11,000.
  expect(sent).toBeGreaterThanOrEqual(crowd.length);
  expect(sent).toBeLessThan(6_000);
  for (const watcher of crowd) watching.leave(watcher);
  expect(watching.watchers.size).toBe(0);
});

test("comings and goings are told once for all that come together; players see who watches", async () => {
  const [ada, bo, ...guests] = await people("Ada", "Bo", "Gil", "Hal", "Ida");
  const id = await tableFor([ada, bo], { private: false });
  await allReady([ada, bo], id);
  const table = await server.house.table(id);
  const live = await ada.live();
  await live.watch(id);
  const tables = () => live.messages.filter(({ type }) => type === "table");
  const before = tables().length;
  const coming = await Promise.all(guests.map((who) => who.live()));
  const nobody = await new Someone(server.url, "nobody").live();
  await held(table, async () => {
    for (const each of [...coming, nobody]) each.send({ type: "watch", table: id });
    await queued(table, 5);
  });
  await live.until(() => live.tables.get(id)?.watching === 4);
  expect(tables().length).toBe(before + 1);
  const { watchers } = live.tables.get(id) as Body;
  const names = ({ name }: Body) => name;
  expect(watchers.map(names).sort()).toEqual(["Gil", "Hal", "Ida"]);
  expect(watchers.map(({ person }: Body) => person).sort()).toEqual(guests.map((g) => g.id).sort());
  expect((await bo.ok("GET", `/api/tables/${id}`)).watchers).toHaveLength(3);
  // Those who watch are told how many they are, not who.
  await coming[0].until(() => coming[0].tables.get(id)?.watching === 4);
  expect(coming[0].texts.join()).not.toContain("watchers");
  for (const each of [...coming, nobody, live]) await each.close();
});
