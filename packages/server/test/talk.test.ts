/** Talk apart from the table, where a game grants it; and the eliminated apart from the living. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { lendGame } from "../src/games.js";
import { entry } from "./ambush.js";
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
  lendGame(entry);
  server = await trialServer();
});
afterAll(() => server.end());

const NAMES = ["Ada", "Bo", "Cy", "Di"];

/** Four in two gangs of two, begun; and Sue, who watches. */
async function gangs() {
  const all = await Promise.all(NAMES.map((name) => Someone.called(name, server)));
  const sue = await Someone.called("Sue", server);
  const table = await tableFor(all, { game: "ambush" });
  const { invite } = await all[0].ok("GET", `/api/tables/${table}`);
  await sue.act(table, "join", { invite });
  const lives = await Promise.all([...all, sue].map((who) => who.live()));
  for (const live of lives) await live.watch(table);
  await allReady(all, table);
  for (const live of lives.slice(0, 4)) {
    await live.until(() => channels(live)?.reads.some(isTeam));
  }
  const room = (seat: number): string => channels(lives[seat])?.reads.find(isTeam) ?? "";
  return { all, sue, table, lives, room };
}

const isTeam = (channel: string) => channel.startsWith("team:");
/** The channels somebody was last told of. */
const channels = (live: Live): { reads: string[]; speaks: string[] } | undefined =>
  live.messages.findLast(({ type }) => type === "channels");
const heard = (live: Live) =>
  live.messages.flatMap(({ type, line }) => (type === "chat" ? [line.text] : []));
const say = (who: Someone, table: string, channel: string, text: string) =>
  who.ask("POST", `/api/tables/${table}/say`, { channel, text });

async function answer(who: Someone, live: Live, table: string, kind: string, given: string) {
  const { decision } = await live.until(() => {
    const asked = live.question(table);
    return asked?.kind === kind && asked;
  });
  await who.act(table, "answer", { decision, answer: given });
}

test("a gang talks among itself: nobody else hears it or can speak there", async () => {
  const { all, sue, table, lives, room } = await gangs();
  const mine = [0, 1, 2, 3].filter((seat) => room(seat) === room(0));
  const theirs = [0, 1, 2, 3].filter((seat) => room(seat) !== room(0));
  expect([mine.length, theirs.length]).toEqual([2, 2]);
  expect(channels(lives[0])).toMatchObject({
    reads: ["table", room(0)],
    speaks: ["table", room(0)],
  });
  expect((await say(all[0], table, room(0), "psst")).status).toBe(200);
  for (const who of [all[theirs[0]], sue]) {
    const got = await say(who, table, room(0), "me too");
    expect([got.status, got.body.error.code]).toEqual([403, "not-yours"]);
  }
  // There is no telling a room of others from one that is not there.
  const [other, none] = await Promise.all(
    [room(theirs[0]), "team:none"].map((channel) => say(all[0], table, channel, "?")),
  );
  expect(other.text).toBe(none.text);
  await say(all[0], table, "table", "hello");
  for (const live of lives) await live.until(() => heard(live).includes("hello"));
  for (const [i, live] of lives.entries()) {
    expect([i, heard(live)]).toEqual([i, mine.includes(i) ? ["psst", "hello"] : ["hello"]]);
  }
  for (const [i, who] of [...all, sue].entries()) {
    const { lines } = await who.ok("GET", `/api/tables/${table}/chat`);
    const texts = lines.map(({ text }: Body) => text);
    expect([i, texts]).toEqual([i, mine.includes(i) ? ["psst", "hello"] : ["hello"]]);
  }
  const texts = lives[theirs[0]].texts.join() + lives[4].texts.join();
  expect(texts).not.toContain(`"${room(0)}"`);
  for (const live of lives) await live.close();
});

test("who is out hears the table and talks with those who are out, until the end", async () => {
  const { all, table, lives, room } = await gangs();
  const [ada, bo, cy, di] = all;
  for (const who of [bo, cy, di]) {
    await who.act(table, "standing", { kind: "*", pass: true, keep: true });
  }
  await say(all[1], table, room(1), "before");
  await answer(ada, lives[0], table, "act", "shoot target=1");
  await lives[1].until(() => channels(lives[1])?.speaks.includes("eliminated"));
  expect(channels(lives[1])).toMatchObject({
    reads: ["table", "eliminated"],
    speaks: ["eliminated"],
  });
  const refused = async (who: Someone, channel: string) =>
    (await say(who, table, channel, "no")).status === 403;
  expect(await refused(bo, "table")).toBe(true);
  expect(await refused(bo, room(0))).toBe(true);
  expect(await refused(cy, "eliminated")).toBe(true);
  expect((await say(bo, table, "eliminated", "it was Ada")).status).toBe(200);
  await say(cy, table, "table", "poor Bo");
  await lives[1].until(() => heard(lives[1]).includes("poor Bo"));
  await lives[0].until(() => heard(lives[0]).includes("poor Bo"));
  for (const live of [lives[0], lives[2], lives[4]]) {
    expect(heard(live)).not.toContain("it was Ada");
  }
  // The same from a table that was dropped from memory.
  for (const live of lives) await live.close();
  const loaded = await server.house.table(table);
  server.house.tables.delete(table);
  await loaded.drop();
  expect(await refused(bo, "table")).toBe(true);
  const texts = async (who: Someone): Promise<string[]> =>
    (await who.ok("GET", `/api/tables/${table}/chat`)).lines.map(({ text }: Body) => text);
  expect(await texts(cy)).not.toContain("it was Ada");
  expect(await texts(bo)).toContain("it was Ada");
  for (const who of [ada, cy]) await who.act(table, "concede");
  await di.act(table, "concede");
  expect(await texts(ada)).toContain("it was Ada");
  expect((await say(bo, table, "table", "good game")).status).toBe(200);
});

/** The lines somebody was sent, as channel and number. */
const numbers = (live: Live) =>
  live.messages.flatMap(({ type, line }) => (type === "chat" ? [`${line.channel} ${line.n}`] : []));

test("lines are counted by channel: what one does not hear leaves no gap", async () => {
  const { all, sue, table, lives, room } = await gangs();
  const own = room(0);
  const mate = lives.findIndex((_, seat) => seat > 0 && room(seat) === own);
  const other = [1, 2, 3].find((seat) => room(seat) !== own) ?? 0;
  for (const channel of ["table", own, own, "table"]) await say(all[0], table, channel, "x");
  await say(sue, table, "spectators", "x");
  await say(all[0], table, "table", "last");
  for (const live of lives) await live.until(() => heard(live).includes("last"));
  const told = ["table 1", "table 2", "table 3"];
  expect(numbers(lives[other])).toEqual(told);
  expect(numbers(lives[mate])).toEqual(["table 1", `${own} 1`, `${own} 2`, "table 2", "table 3"]);
  expect(numbers(lives[4])).toEqual(["table 1", "table 2", "spectators 1", "table 3"]);
  // Whoever comes back says what they have of each channel.
  const again = async (who: Someone, chat: unknown, last: string) => {
    const live = await who.live();
    await live.watch(table, { chat });
    await live.until(() => numbers(live).includes(last));
    await live.close();
    return numbers(live);
  };
  expect(await again(all[mate], { table: 2, [own]: 1 }, "table 3")).toEqual([
    `${own} 2`,
    "table 3",
  ]);
  expect(await again(all[mate], { [own]: 2 }, "table 3")).toEqual(told);
  expect(await again(all[mate], 2, "table 3")).toEqual(["table 3"]);
  const { lines } = await all[mate].ok("GET", `/api/tables/${table}/chat?after=1`);
  expect(lines.map(({ n, channel }: Body) => `${channel} ${n}`)).toEqual([
    `${own} 2`,
    "table 2",
    "table 3",
  ]);
  for (const live of lives) await live.close();
});

test("what one does not hear does not push out what one does", async () => {
  const { all, sue, table, lives } = await gangs();
  await say(all[0], table, "table", "long ago");
  const line = { channel: "spectators", person: sue.id, name: "Sue", text: "...", t: 1 } as const;
  for (let i = 0; i < 210; i++) await server.house.store.talk.say(table, line);
  const texts = async (who: Someone): Promise<string[]> =>
    (await who.ok("GET", `/api/tables/${table}/chat`)).lines.map(({ text }: Body) => text);
  expect(await texts(all[1])).toEqual(["long ago"]);
  expect(await texts(sue)).toHaveLength(200);
  for (const live of lives) await live.close();
});
