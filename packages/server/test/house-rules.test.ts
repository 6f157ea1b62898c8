/** Who sits where, who may stay, and that nobody deals twice. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { allReady, type Body, Someone, type Trial, tableFor, trialServer } from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

const people = (...names: string[]) =>
  Promise.all(names.map((name) => Someone.called(name, server)));
const at = (who: Someone, table: string): Promise<Body> => who.ok("GET", `/api/tables/${table}`);
const names = ({ seats }: Body): string[] => seats.map(({ name }: Body) => name);

test("seats are as people chose them, or mixed when play begins if the table was opened so", async () => {
  const all = await people("Ada", "Bo", "Cy", "Di");
  const [ada, bo] = all;
  const chosen = await tableFor([ada], { seats: 2 });
  const { invite } = await at(ada, chosen);
  await ada.act(chosen, "join", { seat: 1 });
  await bo.act(chosen, "join", { invite, seat: 0 });
  await allReady([ada, bo], chosen);
  expect(names(await at(ada, chosen))).toEqual(["Bo", "Ada"]);
  const orders = new Set<string>();
  // All in the same order by chance: once in a million million runs.
  for (let i = 0; i < 10; i++) {
    const table = await tableFor(all, { shuffleSeats: true });
    expect(names(await at(ada, table))).toEqual(["Ada", "Bo", "Cy", "Di"]);
    await allReady(all, table);
    const begun = await at(ada, table);
    expect(names(begun).sort()).toEqual(["Ada", "Bo", "Cy", "Di"]);
    orders.add(String(names(begun)));
    // Everybody looks with the eyes of the seat they came to.
    const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
    expect(view.viewer).toBe(names(begun).indexOf("Ada"));
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("who opened the table cannot deal again, change what was agreed, or see more", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const before = await at(ada, table);
  const { view } = await ada.ok("GET", `/api/tables/${table}/view`);
  const refused = async (act: string, body: object = {}) =>
    (await ada.refused("POST", `/api/tables/${table}/${act}`, body)).code;
  expect(await refused("ready")).toBe("begun");
  expect(await refused("ready", { ready: false })).toBe("begun");
  expect(await refused("rematch")).toBe("not-over");
  expect(await refused("bot", { seat: 1, bot: "random" })).toBe("begun");
  expect(await refused("join", { seat: 1 })).toBe("begun");
  expect((await ada.refused("PUT", `/api/tables/${table}`, { options: {} })).code).toBe("method");
  expect(await at(ada, table)).toEqual(before);
  expect((await ada.ok("GET", `/api/tables/${table}/view`)).view).toEqual(view);
  // The same number of faces as the other, and none of them theirs.
  const other = (await bo.ok("GET", `/api/tables/${table}/view`)).view;
  const [mine, theirs] = [view, other].map(({ faces }) => Object.keys(faces));
  const open = mine.filter((handle) => theirs.includes(handle));
  expect(mine.length).toBe(theirs.length);
  const { view: public_ } = await (async () => {
    const sue = await Someone.called("Sue", server);
    const { invite } = await at(ada, table);
    await sue.act(table, "join", { invite });
    return sue.ok("GET", `/api/tables/${table}/view`);
  })();
  expect(Object.keys(public_.faces).sort()).toEqual(open.sort());
});

test("somebody is sent away before play too; a vote that cannot be won is over", async () => {
  const [host, ada, bo, cy] = await people("Host", "Ada", "Bo", "Cy");
  const table = await tableFor([host, ada, bo, cy]);
  const vote = async (by: Someone, target: number) => {
    await by.act(table, "vote", { kind: "kick", target });
    const { votes } = await at(by, table);
    return votes[0]?.id as string | undefined;
  };
  const first = await vote(ada, 2);
  await cy.act(table, "voice", { vote: first, agree: false });
  await host.act(table, "voice", { vote: first, agree: false });
  expect((await at(ada, table)).votes).toEqual([]);
  expect(names(await at(bo, table))).toEqual(["Host", "Ada", "Bo", "Cy"]);
  const again = await vote(ada, 2);
  expect(
    (await ada.refused("POST", `/api/tables/${table}/vote`, { kind: "kick", target: 2 })).code,
  ).toBe("voting");
  expect(
    (await bo.refused("POST", `/api/tables/${table}/voice`, { vote: again, agree: false })).code,
  ).toBe("no-voice");
  await cy.act(table, "voice", { vote: again, agree: true });
  expect((await bo.refused("GET", `/api/tables/${table}`)).code).toBe("not-found");
  expect((await at(ada, table)).seats[2].person).toBeUndefined();
  for (const [target, code] of [
    [2, "nobody"],
    [1, "yourself"],
    [0, "host"],
    [9, "nobody"],
  ] as const) {
    const got = await ada.refused("POST", `/api/tables/${table}/vote`, { kind: "kick", target });
    expect([target, got.code]).toEqual([target, code]);
  }
});

test("an end that one does not want does not come; a rematch waits for everybody", async () => {
  const [ada, bo] = await people("Ada", "Bo");
  const table = await tableFor([ada, bo]);
  expect((await ada.refused("POST", `/api/tables/${table}/vote`, { kind: "end" })).code).toBe(
    "not-playing",
  );
  await allReady([ada, bo], table);
  await ada.act(table, "vote", { kind: "end" });
  const [vote] = (await at(bo, table)).votes;
  await bo.act(table, "voice", { vote: vote.id, agree: false });
  expect(await at(ada, table)).toMatchObject({ status: "playing", votes: [] });
  await bo.act(table, "vote", { kind: "end" });
  const [next] = (await at(ada, table)).votes;
  await ada.act(table, "voice", { vote: next.id, agree: true });
  expect(await at(ada, table)).toMatchObject({
    status: "over",
    ended: { reason: "agreed", winners: [] },
  });
  await ada.act(table, "say", { text: "again?" });
  await ada.act(table, "rematch");
  // A new deal has a new promise: nobody is ready before they have seen it.
  const open = await at(bo, table);
  expect(open).toMatchObject({ status: "open", earlier: [`${table}.1`] });
  expect(open.seats.map(({ person, ready }: Body) => [person, ready])).toEqual([
    [bo.id, false],
    [ada.id, false],
  ]);
  await ada.act(table, "ready");
  await bo.act(table, "rematch");
  expect((await at(bo, table)).status).toBe("open");
  await bo.act(table, "ready");
  expect(await at(bo, table)).toMatchObject({ status: "playing", match: `${table}.2` });
  // The same table: what was said is still there, and so is the first match.
  const { lines } = await bo.ok("GET", `/api/tables/${table}/chat`);
  expect(lines.map(({ text }: Body) => text)).toEqual(["again?"]);
  expect((await bo.ok("GET", `/api/matches/${table}.1/verify`)).verified).toBe(true);
});

test("who leaves in the middle frees the seat; the last one closes the door", async () => {
  const [ada, bo, cy, di] = await people("Ada", "Bo", "Cy", "Di");
  const table = await tableFor([ada, bo, cy]);
  await allReady([ada, bo, cy], table);
  const { invite } = await at(ada, table);
  await ada.act(table, "leave");
  expect(await at(bo, table)).toMatchObject({ status: "playing", host: bo.id });
  await di.act(table, "join", { invite });
  const [vote] = (await at(bo, table)).votes;
  for (const who of [bo, cy]) await who.act(table, "voice", { vote: vote.id, agree: true });
  expect(await at(di, table)).toMatchObject({ you: 0 });
  for (const who of [bo, cy]) await who.act(table, "leave");
  expect(await at(di, table)).toMatchObject({ status: "over", ended: { winners: [0] } });
});
