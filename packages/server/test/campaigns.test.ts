/** Campaigns at a table: match after match, the same seats, and nothing told too early. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableDoc } from "../src/table/doc.js";
import * as lobby from "../src/table/lobby.js";
import { type Body, Someone, type Trial, trialServer } from "./client.js";

let server: Trial;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

const DAY = 86_400_000;
const NEW = { game: "the-beginning", campaign: true, seats: 4 };

async function gathered(at: Trial = server): Promise<{ all: Someone[]; table: string }> {
  const all = [await Someone.called("Ada", at), await Someone.called("Ben", at)];
  const { id, invite } = await all[0].ok("POST", "/api/tables", {
    ...NEW,
    bots: ["random", "random"],
    botPace: "at-once",
    options: { characters: "random", talk: false },
  });
  await all[1].act(id, "join", { invite });
  for (const who of all) await who.act(id, "ready");
  return { all, table: id };
}

/** Both agree to end the match that is played. */
async function endIt(all: readonly Someone[], table: string): Promise<Body> {
  await all[0].act(table, "vote", { kind: "end" });
  const { votes } = await all[0].ok("GET", `/api/tables/${table}`);
  for (const { id } of votes) await all[1].act(table, "voice", { vote: id, agree: true });
  return all[0].ok("GET", `/api/tables/${table}`);
}

describe("a campaign at a table", () => {
  test("begins with its first match, says what comes, and shows nothing of what it has saved", async () => {
    const ada = await Someone.called("Ada-1", server);
    const table = await ada.ok("POST", "/api/tables", NEW);
    expect(table).toMatchObject({ game: "the-beginning", status: "open" });
    expect(table.campaign).toEqual({
      game: "the-beginning",
      name: "the-beginning",
      offers: [{ name: "the-beginning", game: "the-beginning", choices: [] }],
      played: [],
    });
    expect(table.seats).toHaveLength(4);
    const { carried } = await ada.ok("GET", `/api/tables/${table.id}/campaign`);
    expect(carried).toMatchObject({ seats: 4, hellGate: false });
  });

  test("is for as many as it says, and only for games that have one", async () => {
    const ada = await Someone.called("Ada-2", server);
    const few = await ada.refused("POST", "/api/tables", { ...NEW, seats: 3 });
    expect(few).toMatchObject({ code: "malformed", field: "seats" });
    const none = await ada.refused("POST", "/api/tables", { game: "caravan", campaign: true });
    expect(none).toMatchObject({ code: "malformed", field: "campaign" });
  });

  test("a match that is given up comes again, for the same people in the same seats", async () => {
    const { all, table } = await gathered();
    const over = await endIt(all, table);
    expect(over).toMatchObject({ status: "over", campaign: { name: "the-beginning", played: [] } });
    expect(await all[0].refused("POST", `/api/tables/${table}/rematch`)).toMatchObject({
      code: "campaign",
    });
    expect(await all[0].refused("POST", `/api/tables/${table}/next`, { name: "x" })).toMatchObject({
      field: "name",
    });
    await all[1].act(table, "next");
    const open = await all[0].ok("GET", `/api/tables/${table}`);
    expect(open).toMatchObject({ status: "open", earlier: [`${table}.1`] });
    expect(open.seats.map(({ person }: Body) => person)).toEqual([
      all[0].id,
      all[1].id,
      undefined,
      undefined,
    ]);
    for (const who of all) await who.act(table, "ready");
    expect(await all[0].ok("GET", `/api/tables/${table}`)).toMatchObject({ status: "playing" });
  });

  test("what the first match leaves hidden is shown only when the campaign has ended", async () => {
    const { all, table } = await gathered();
    await endIt(all, table);
    for (const what of ["record", "verify", "replay"]) {
      const why = await all[0].refused("GET", `/api/matches/${table}.1/${what}`);
      expect(why).toMatchObject({ code: "sealed" });
      expect(why.message).toContain("campaign");
    }
    const { view } = await all[0].ok("GET", `/api/tables/${table}/view`);
    expect(view.seed).toBeUndefined();
  });

  test("goes on weeks later, at a server that was started anew, for the same people", async () => {
    let time = Date.now();
    const folder = await mkdtemp(join(tmpdir(), "sprawl-weeks-"));
    const settings = { database: join(folder, "sprawl.db"), now: () => time };
    const before = await trialServer(settings);
    const { all, table } = await gathered(before);
    await endIt(all, table);
    await before.end();
    time += 60 * DAY;
    const after = await trialServer(settings);
    try {
      await after.house.sweep();
      for (const who of all) who.url = after.url;
      const [ada, ben] = all;
      await ben.act(table, "next");
      for (const who of all) await who.act(table, "ready");
      const playing = await ada.ok("GET", `/api/tables/${table}`);
      expect(playing).toMatchObject({ status: "playing", campaign: { name: "the-beginning" } });
      expect(playing.seats.slice(0, 2).map(({ person }: Body) => person)).toEqual([ada.id, ben.id]);
    } finally {
      await after.end();
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("a bot stands in for who is away, and the seat stays theirs from match to match", async () => {
    const { all, table } = await gathered();
    const [ada, ben] = all;
    await ben.act(table, "leave");
    await ada.act(table, "concede");
    await ada.act(table, "next");
    const seatOfBen = async () => (await ada.ok("GET", `/api/tables/${table}`)).seats[1];
    expect(await seatOfBen()).toMatchObject({ ready: false });
    await ada.act(table, "bot", { seat: 1, bot: "instinct" });
    await ada.act(table, "ready");
    expect(await ada.ok("GET", `/api/tables/${table}`)).toMatchObject({ status: "playing" });
    expect(await seatOfBen()).toMatchObject({ bot: "instinct" });

    await ada.act(table, "concede");
    await ada.act(table, "next");
    expect(await seatOfBen()).toMatchObject({ bot: "instinct" });
    await ben.act(table, "join");
    expect(await seatOfBen()).toMatchObject({ person: ben.id, ready: false });
  });

  test("nobody moves to a seat whose past they did not play", async () => {
    const { all, table } = await gathered();
    const [ada, ben] = all;
    const { doc } = await server.house.table(table);
    if (!doc.campaign) throw new Error("there is no campaign");
    const { campaign } = doc;
    const result = { winners: [], reason: "human-tier-3" };
    const played = [{ name: "the-beginning", game: "the-beginning", result }];
    const between: TableDoc = {
      ...doc,
      status: "open",
      campaign: { ...campaign, saved: { ...campaign.saved, played } },
    };
    const left = lobby.leave(between, ben.id);
    expect(left.seats[1]).toMatchObject({ left: ben.id });
    const person = (who: Someone) => ({ id: who.id, name: who.name });
    expect(() => lobby.sitDown(left, person(ada), 1)).toThrow("keeps their seat");
    expect(lobby.sitDown(left, person(ben)).seats[1]).toMatchObject({ person: ben.id });
    const withBot = lobby.setBot(left, ada.id, 1, "instinct");
    expect(lobby.sitDown(withBot, person(ben)).seats[1]).toMatchObject({ person: ben.id });
  });

  test("a campaign of one: mission after mission, kept by the server", async () => {
    const mira = await Someone.called("Mira", server);
    const { id } = await mira.ok("POST", "/api/tables", { game: "synthetic-sins", campaign: true });
    await mira.act(id, "ready");
    await mira.act(id, "concede");
    const over = await mira.ok("GET", `/api/tables/${id}`);
    expect(over).toMatchObject({ status: "over", campaign: { name: "mission-1" } });
    const { carried } = await mira.ok("GET", `/api/tables/${id}/campaign`);
    expect(carried).toMatchObject({ failures: 1 });
    await mira.act(id, "next", { name: "mission-1", options: { chooseForMe: true } });
    await mira.act(id, "ready");
    const { view } = await mira.ok("GET", `/api/tables/${id}/view`);
    expect(view.options).toMatchObject({ chooseForMe: true });
  });
});
