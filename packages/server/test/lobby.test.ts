/** People, seats, votes, talk: what happens around a match. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  allReady,
  type Body,
  chooser,
  type Live,
  playOn,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  server = await trialServer({ now: () => Date.now() + ahead });
});
afterAll(() => server.end());

const people = (...names: string[]) =>
  Promise.all(names.map((name) => Someone.called(name, server)));
const at = (who: Someone, table: string): Promise<Body> => who.ok("GET", `/api/tables/${table}`);
const seen = (who: Someone, table: string): Promise<Body> =>
  who.ok("GET", `/api/tables/${table}/view`);

/** A match of Ada, Bo (and more), begun. */
async function begun(names: string[], settings: object = {}) {
  const all = await people(...names);
  const table = await tableFor(all, settings);
  await allReady(all, table);
  return { all, table };
}

async function answer(who: Someone, table: string, given: string): Promise<void> {
  const { view } = await seen(who, table);
  await who.act(table, "answer", { decision: view.question.decision, answer: given });
}

describe("who somebody is", () => {
  test("the secret lies in a cookie no script can read, and nowhere else", async () => {
    const ada = new Someone(server.url, "Ada");
    const { headers, text } = await ada.ask("POST", "/api/me", { name: "Ada" });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^sprawl=[a-z0-9]{26};.*HttpOnly;.*SameSite=Lax/);
    expect(text).not.toContain(ada.cookie.slice(7));
    expect(await ada.ok("GET", "/api/me")).toMatchObject({ name: "Ada", kept: false });
    expect(await new Someone(server.url, "?").ok("GET", "/api/me")).toEqual({});
  });

  test("a code moves a person to another device, once, within ten minutes", async () => {
    const [ada] = await people("Ada");
    const { code } = await ada.ok("POST", "/api/me/code");
    const phone = new Someone(server.url, "phone");
    expect(await phone.ok("POST", "/api/me/claim", { code: code.toUpperCase() })).toMatchObject({
      id: ada.id,
    });
    expect((await phone.ok("GET", "/api/me")).id).toBe(ada.id);
    expect((await phone.refused("POST", "/api/me/claim", { code })).code).toBe("no-code");
    const { code: old } = await ada.ok("POST", "/api/me/code");
    ahead += 11 * 60_000;
    expect((await phone.refused("POST", "/api/me/claim", { code: old })).code).toBe("no-code");
    await phone.ok("DELETE", "/api/me");
    expect(await phone.ok("GET", "/api/me")).toEqual({});
    expect((await ada.ok("GET", "/api/me")).id).toBe(ada.id);
  });

  test("a passphrase keeps a name; guesses are few", async () => {
    const [mira] = await people("Mira");
    await mira.ok("PATCH", "/api/me", { passphrase: "correct horse" });
    const other = new Someone(server.url, "other");
    expect((await other.refused("POST", "/api/me", { name: "mira" })).code).toBe("name-kept");
    const wrong = { name: "Mira", passphrase: "battery staple" };
    expect((await other.refused("POST", "/api/login", wrong)).code).toBe("no-entry");
    const back = await other.ok("POST", "/api/login", { ...wrong, passphrase: "correct horse" });
    expect(back.id).toBe(mira.id);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => other.refused("POST", "/api/login", wrong)),
    );
    expect(guesses.map(({ code }) => code)).toContain("too-much");
    ahead += 120_000;
  });
});

describe("sitting down", () => {
  test("the invitation takes the next free seat; when all are taken, one watches", async () => {
    const [ada, bo, cy, di] = await people("Ada", "Bo", "Cy", "Di");
    const table = await tableFor([ada, bo]);
    const { invite } = await at(ada, table);
    expect(await at(bo, table)).toMatchObject({ you: 1 });
    expect((await cy.refused("GET", `/api/tables/${table}`)).code).toBe("not-found");
    expect((await cy.refused("POST", `/api/tables/${table}/join`, { invite: "no" })).code).toBe(
      "not-found",
    );
    const found = await cy.ok("GET", `/api/invites/${invite}`);
    expect(found.id).toBe(table);
    expect(found.invite).toBeUndefined();
    const joined = await cy.act(table, "join", { invite });
    expect(joined.table.you).toBeUndefined();
    await allReady([ada, bo], table);
    const { view } = await seen(cy, table);
    expect(view.viewer).toBe("spectator");
    expect(view.question).toBeUndefined();
    expect((await di.refused("GET", `/api/tables/${table}/view`)).code).toBe("not-found");
  });

  test("open tables are listed, private ones not", async () => {
    const [ada, bo] = await people("Ada", "Bo");
    const open = await tableFor([ada], { seats: 2, private: false });
    const hidden = await tableFor([ada], { seats: 2 });
    const listed = (await bo.ok("GET", "/api/tables")).map(({ id }: Body) => id);
    expect(listed).toContain(open);
    expect(listed).not.toContain(hidden);
    await bo.act(open, "join");
    expect(await at(bo, open)).toMatchObject({ you: 1 });
  });

  test("one may change seats before play, place bots, and leave; who opened it passes it on", async () => {
    const [ada, bo] = await people("Ada", "Bo");
    const table = await tableFor([ada, bo], { seats: 4 });
    await bo.act(table, "join", { seat: 3 });
    expect(await at(bo, table)).toMatchObject({ you: 3 });
    expect((await ada.refused("POST", `/api/tables/${table}/join`, { seat: 3 })).code).toBe(
      "taken",
    );
    expect((await bo.refused("POST", `/api/tables/${table}/bot`, { seat: 1 })).code).toBe(
      "not-yours",
    );
    await ada.act(table, "ready");
    await ada.act(table, "bot", { seat: 1, bot: "random" });
    const { seats } = await at(ada, table);
    expect(seats[1]).toMatchObject({ bot: "random" });
    expect(seats[0].ready, "who was ready agreed to something else").toBe(false);
    await ada.act(table, "leave");
    expect((await at(bo, table)).host).toBe(bo.id);
    await bo.act(table, "leave");
    expect((await server.house.table(table)).doc.status).toBe("closed");
  });

  test("options come from a preset and are checked by the game", async () => {
    const [ada] = await people("Ada");
    const full = await ada.ok("POST", "/api/tables", {
      game: "caravan",
      preset: "full",
      options: { tolls: false },
    });
    expect(full.options).toEqual({ guards: true, tolls: false });
    const bad = (body: object) => ada.refused("POST", "/api/tables", { game: "caravan", ...body });
    expect(await bad({ options: { cheats: true } })).toMatchObject({ field: "options.cheats" });
    expect(await bad({ preset: "toString" })).toMatchObject({ field: "preset" });
    expect(await bad({ seats: 9 })).toMatchObject({ field: "seats" });
    expect(await bad({ game: "chess" })).toMatchObject({ code: "not-found" });
  });
});

describe("agreeing", () => {
  test("one takes a clean answer back alone; beyond that, those who acted since must agree", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    const lives = await Promise.all(all.map((one) => one.live()));
    for (const live of lives) await live.watch(table);
    const before = (await seen(ada, table)).view;
    await answer(ada, table, "pass");
    await ada.act(table, "undo");
    const undone = (await seen(ada, table)).view;
    expect(undone.state).toEqual(before.state);
    expect(undone.question.decision).not.toBe(before.question.decision);
    await answer(ada, table, "pass");
    await answer(ada, table, "pass");
    await answer(bo, table, "pass");
    expect(await ada.refused("POST", `/api/tables/${table}/undo`, {})).toMatchObject({
      code: "cannot-undo",
      field: "another-seat",
    });
    await ada.act(table, "vote", { kind: "take-back" });
    const [vote] = (await at(bo, table)).votes;
    expect(vote).toMatchObject({ kind: "take-back", keep: 1, voters: [0, 1], yes: [0] });
    await bo.act(table, "voice", { vote: vote.id, agree: true });
    const back = (await seen(ada, table)).view;
    expect(back.answers).toBe(1);
    expect(back.pending.waiting).toEqual([0]);
    await lives[1].until(() => lives[1].view(table)?.answers === 1);
    // It is in the log, so that it also holds after the table was dropped.
    const loaded = await server.house.table(table);
    for (const live of lives) await live.close();
    server.house.tables.delete(table);
    await loaded.drop();
    expect((await seen(ada, table)).view).toEqual(back);
    // Refused once, it is over.
    await answer(ada, table, "pass");
    await answer(bo, table, "pass");
    await ada.act(table, "vote", { kind: "take-back" });
    const [again] = (await at(bo, table)).votes;
    await bo.act(table, "voice", { vote: again.id, agree: false });
    expect((await at(bo, table)).votes).toEqual([]);
    expect((await seen(ada, table)).view.answers).toBe(3);
  });

  test("who concedes a duel has lost it; a rematch swaps the sides and deals anew", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    await answer(ada, table, "pass");
    await ada.act(table, "concede");
    const over = await at(bo, table);
    expect(over).toMatchObject({ status: "over", ended: { reason: "conceded", winners: [1] } });
    expect((await bo.ok("GET", `/api/matches/${over.match}/verify`)).verified).toBe(true);
    await bo.act(table, "rematch");
    expect(await at(ada, table)).toMatchObject({ status: "open", you: 1, earlier: [`${table}.1`] });
    await allReady([ada, bo], table);
    const again = await at(ada, table);
    expect(again).toMatchObject({ status: "playing", match: `${table}.2` });
    expect((await seen(bo, table)).view).toMatchObject({ viewer: 0, answers: 0 });
  });

  test("with three, a seat that was given up is played safely; all agreeing end the match", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = all;
    await ada.act(table, "concede");
    const live = await bo.live();
    await live.watch(table);
    await live.until(() => live.question(table));
    expect((await seen(cy, table)).view.pending.waiting).toEqual([1]);
    await bo.act(table, "vote", { kind: "end" });
    expect((await at(cy, table)).status).toBe("playing");
    const [vote] = (await at(cy, table)).votes;
    expect(
      (await ada.refused("POST", `/api/tables/${table}/voice`, { vote: vote.id, agree: true }))
        .code,
    ).toBe("no-voice");
    await cy.act(table, "voice", { vote: vote.id, agree: true });
    await live.until(() => live.tables.get(table)?.status === "over");
    expect(await at(cy, table)).toMatchObject({ ended: { reason: "agreed" } });
    await live.close();
  });

  test("most of the others send somebody away; a bot plays on until they come back", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = all;
    const [di] = await people("Di");
    await bo.act(table, "vote", { kind: "kick", target: 0 });
    const { votes, invite: old } = await at(cy, table);
    expect(votes[0]).toMatchObject({ voters: [1, 2], yes: [1] });
    await cy.act(table, "voice", { vote: votes[0].id, agree: true });
    expect(await at(cy, table)).toMatchObject({ status: "playing", votes: [] });
    expect((await at(cy, table)).seats[0]).toMatchObject({ bot: "instinct" });
    // Whoever comes watches: the seat is its owner's.
    await di.act(table, "join", { invite: old });
    expect((await seen(di, table)).view.viewer).toBe("spectator");
    await ada.act(table, "join", { invite: old });
    expect(await at(ada, table)).toMatchObject({ you: 0, status: "playing" });
    expect((await seen(ada, table)).view.viewer).toBe(0);
    const duel = await begun(["Ada", "Bo"]);
    const kick = { kind: "kick", target: 1 };
    expect((await duel.all[0].refused("POST", `/api/tables/${duel.table}/vote`, kick)).code).toBe(
      "too-few",
    );
  });

  test("a bot sits in for who is away when the others agree, until they want their seat back", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    const live = await bo.live();
    await live.watch(table);
    await bo.act(table, "vote", { kind: "sit-in", target: 0 });
    await live.until(() => live.question(table));
    expect(await at(bo, table)).toMatchObject({ seats: [{ person: ada.id, bot: "instinct" }, {}] });
    const { view } = await seen(ada, table);
    const sent = { decision: view.pending.decision, answer: "pass" };
    expect((await ada.refused("POST", `/api/tables/${table}/answer`, sent)).code).toBe("sat-in");
    await ada.act(table, "vote", { kind: "give-back" });
    expect(await at(ada, table)).toMatchObject({ votes: [] });
    expect((await at(ada, table)).seats[0].bot).toBeUndefined();
    await answer(bo, table, "pass");
    await answer(bo, table, "pass");
    await answer(ada, table, "pass");
    await live.close();
  });
});

describe("time", () => {
  test("a standing answer passes for a seat, until the round is over or for good", async () => {
    const { all, table } = await begun(["Ada", "Bo"], { options: { tolls: true } });
    const [ada, bo] = all;
    await bo.act(table, "standing", { kind: "toll", pass: true, keep: false });
    expect((await bo.ok("GET", `/api/tables/${table}/mine`)).standing).toEqual({
      toll: { pass: true, keep: false, round: 1 },
    });
    expect((await ada.ok("GET", `/api/tables/${table}/mine`)).standing).toEqual({});
    for (const who of [ada, ada, bo, bo]) await answer(who, table, "pass");
    // The first round is over when the vote is asked, so that this setting no longer holds.
    await bo.act(table, "standing", { kind: "toll", pass: true, keep: true });
    await answer(ada, table, "for");
    const live = await ada.live();
    await live.watch(table);
    await live.until(() => live.question(table)?.kind === "act");
    expect(live.view(table)?.answers).toBe(6);
    await live.close();
  });

  test("when time runs out the safe answer is given, in memory or not", async () => {
    const { all, table } = await begun(["Ada", "Bo"], { pace: { kind: "turns", each: 3600 } });
    const [ada, bo] = all;
    const first = await seen(bo, table);
    expect(first.clock.due).toBeGreaterThan(Date.now());
    const loaded = await server.house.table(table);
    server.house.tables.delete(table);
    await loaded.drop();
    ahead += 3_500_000;
    await server.house.sweep();
    expect((await seen(bo, table)).view.answers).toBe(0);
    ahead += 200_000;
    await server.house.sweep();
    expect((await seen(bo, table)).view.answers).toBe(1);
    const { view } = await seen(ada, table);
    expect(view.pending.waiting).toEqual([0]);
  });

  test("a bank is charged while one thinks, and grows with each answer", async () => {
    const pace = { kind: "live", bank: 100, increment: 5 };
    const { all, table } = await begun(["Ada", "Bo"], { pace });
    ahead += 40_000;
    await answer(all[0], table, "pass");
    const { clock } = await seen(all[0], table);
    expect(clock.banks[0]).toBeGreaterThan(60_000);
    expect(clock.banks[0]).toBeLessThanOrEqual(65_000);
    expect(clock.banks[1]).toBe(100_000);
    const live = await all[1].live();
    await live.watch(table);
    ahead += 66_000;
    await (await server.house.table(table)).onAlarm();
    await live.until(() => live.view(table)?.answers === 2);
    expect((await seen(all[0], table)).clock.banks[0]).toBe(5_000);
    await live.close();
  });

  test("my tables, those that wait for me first, whether in memory or not", async () => {
    const [ada, bo] = await people("Ada", "Bo");
    const mine = await tableFor([ada, bo]);
    const theirs = await tableFor([bo, ada]);
    for (const table of [mine, theirs]) await allReady([ada, bo], table);
    const list = await ada.ok("GET", "/api/me/tables");
    expect(list.yourMove).toBe(1);
    expect(list.tables.map(({ id }: Body) => id)).toEqual([mine, theirs]);
    await answer(ada, mine, "pass");
    await answer(ada, mine, "pass");
    expect((await ada.ok("GET", "/api/me/tables")).yourMove).toBe(0);
    expect((await bo.ok("GET", "/api/me/tables")).yourMove).toBe(2);
  });
});

describe("talk", () => {
  test("the table hears the table, spectators hear themselves, the muted are not heard", async () => {
    const [ada, bo, cy, di] = await people("Ada", "Bo", "Cy", "Di");
    const table = await tableFor([ada, bo]);
    const { invite } = await at(ada, table);
    for (const guest of [cy, di]) await guest.act(table, "join", { invite });
    await allReady([ada, bo], table);
    await bo.ok("PATCH", "/api/me", { muted: [ada.id] });
    const all = [ada, bo, cy, di];
    const lives = await Promise.all(all.map((who) => who.live()));
    for (const live of lives) await live.watch(table);
    await ada.act(table, "say", { text: "  <b>hello</b>  " });
    await bo.act(table, "say", { text: "hi" });
    await cy.act(table, "say", { channel: "spectators", text: "psst" });
    const refused = (who: Someone, body: object) =>
      who.refused("POST", `/api/tables/${table}/say`, body);
    expect((await refused(cy, { text: "I help" })).code).toBe("not-yours");
    expect((await refused(ada, { channel: "spectators", text: "?" })).code).toBe("not-yours");
    expect((await refused(ada, { channel: "team:red", text: "?" })).code).toBe("not-yours");
    expect((await refused(ada, { text: "x".repeat(501) })).code).toBe("malformed");
    expect((await refused(ada, { text: "a\u0000b" })).code).toBe("malformed");
    const texts = (live: Live) =>
      live.messages.flatMap(({ type, line }) => (type === "chat" ? [line.text] : []));
    await lives[3].until(() => texts(lives[3]).length === 3);
    await lives[0].until(() => texts(lives[0]).length === 2);
    expect(lives.map(texts)).toEqual([
      ["<b>hello</b>", "hi"],
      ["hi"],
      ["<b>hello</b>", "hi", "psst"],
      ["<b>hello</b>", "hi", "psst"],
    ]);
    const { lines } = await ada.ok("GET", `/api/tables/${table}/chat`);
    expect(lines.map(({ text }: Body) => text)).toEqual(["<b>hello</b>", "hi"]);
    for (const live of lives) await live.close();
  });

  test("who talks too much is told to wait", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const said = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        all[0].ask("POST", `/api/tables/${table}/say`, { text: `${i}` }),
      ),
    );
    const codes = said.map(({ status }) => status);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(40);
    expect(codes).toContain(429);
    expect((await all[1].ask("POST", `/api/tables/${table}/say`, { text: "!" })).status).toBe(200);
  });

  test("those who gave up talk apart from the living until the end", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo] = all;
    await ada.act(table, "concede");
    const say = (who: Someone, channel: string) =>
      who.ask("POST", `/api/tables/${table}/say`, { channel, text: channel });
    expect((await say(ada, "table")).status).toBe(403);
    expect((await say(ada, "eliminated")).status).toBe(200);
    expect((await say(bo, "eliminated")).status).toBe(403);
    expect((await bo.ok("GET", `/api/tables/${table}/chat`)).lines).toEqual([]);
    await bo.act(table, "concede");
    expect((await at(all[2], table)).status).toBe("over");
    expect((await all[2].ok("GET", `/api/tables/${table}/chat`)).lines).toHaveLength(1);
  });

  test("notes are kept with the match and are nobody else's; the next one begins with none", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    const note = async (who: Someone, query = "") =>
      (await who.ok("GET", `/api/tables/${table}/mine${query}`)).note;
    await ada.act(table, "note", { text: "Bo bluffs.\nAlways." });
    expect([await note(ada), await note(bo)]).toEqual(["Bo bluffs.\nAlways.", ""]);
    await bo.act(table, "concede");
    expect(await note(ada)).toBe("Bo bluffs.\nAlways.");
    await ada.act(table, "rematch");
    expect(await note(ada)).toBe("");
    await ada.act(table, "note", { text: "Now I know." });
    await allReady([ada, bo], table);
    expect(await note(ada)).toBe("Now I know.");
    expect(await note(ada, `?match=${table}.1`)).toBe("Bo bluffs.\nAlways.");
    // What was typed last may arrive after the next match has begun.
    await ada.act(table, "note", { text: "Too late.", match: `${table}.1` });
    expect(await note(ada, `?match=${table}.1`)).toBe("Too late.");
    expect(await note(ada)).toBe("Now I know.");
    for (const match of ["other.1", `${table}.3`]) {
      const got = await ada.refused("POST", `/api/tables/${table}/note`, { text: "?", match });
      expect(got.code).toBe("not-found");
    }
  });
});

describe("watching and replays", () => {
  test("a match that is over can be seen at any step with any seat's eyes, and downloaded", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    const lives = await Promise.all(all.map((one) => one.live()));
    for (const live of lives) await live.watch(table);
    const match = `${table}.1`;
    await playOn(lives, table, chooser(3), 5);
    for (const path of ["replay", "record", "verify"]) {
      expect((await ada.refused("GET", `/api/matches/${match}/${path}`)).code).toBe("not-over");
    }
    const then = (await seen(bo, table)).view;
    await playOn(lives, table, chooser(4));
    await lives[0].until(() => lives[0].tables.get(table)?.status === "over");
    const stranger = new Someone(server.url, "stranger");
    const { link } = await bo.ok("GET", `/api/matches/${match}/verify`);
    const replay = await stranger.ok(
      "GET",
      `/api/matches/${match}/replay?step=${then.answers}&seat=1&link=${link}`,
    );
    expect(replay.view.state).toEqual(then.state);
    expect(replay.view.faces).toEqual(then.faces);
    const record = await stranger.ok("GET", `/api/matches/${match}/record?link=${link}`);
    expect(record.answers).toHaveLength(replay.steps);
    const last = await stranger.ok("GET", `/api/matches/${match}/replay?link=${link}`);
    expect(last.view.seed).toBe(record.seed);
    expect(
      (await ada.ask("GET", `/api/matches/${match}/record`)).headers.get("content-disposition"),
    ).toContain(match);
    for (const live of lives) await live.close();
  });
});
