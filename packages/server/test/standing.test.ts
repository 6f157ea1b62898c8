/** Standing answers: who is passed for and when, what ends them, and that nobody else can tell. */
import { opened } from "@sprawl/engine/search";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lendGame } from "../src/games.js";
import { passesNow } from "../src/table/standing.js";
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
/** Every delay that was drawn. */
let drawn: { seat: number; between: readonly [number, number] }[] = [];
beforeAll(async () => {
  lendGame(entry);
  const shy = { ...entry.game, id: "shy-ambush", passing: "unless-target" } as const;
  lendGame({ ...entry, game: shy });
  const delay = (seat: number, least: number, most: number) => {
    drawn.push({ seat, between: [least, most] });
    return undefined;
  };
  server = await trialServer({ hooks: { delay }, delay: [5, 16], botDelay: [0, 2] });
});
afterAll(() => server.end());
beforeEach(() => {
  drawn = [];
});

class Party {
  constructor(
    readonly all: readonly Someone[],
    readonly lives: readonly Live[],
    readonly table: string,
  ) {}

  static async of(seats: number, settings: object = {}): Promise<Party> {
    const names = ["Ada", "Bo", "Cy", "Di"].slice(0, seats);
    const all = await Promise.all(names.map((name) => Someone.called(name, server)));
    const table = await tableFor(all, { game: "ambush", ...settings });
    const lives = await Promise.all(all.map((who) => who.live()));
    for (const live of lives) await live.watch(table);
    await allReady(all, table);
    for (const live of lives) await live.until(() => live.view(table));
    return new Party(all, lives, table);
  }

  /** Answer the question of this kind, once it is asked. */
  async answer(seat: number, kind: string, answer = "pass"): Promise<void> {
    const live = this.lives[seat];
    const question = await live.until(() => {
      const asked = live.question(this.table);
      return asked?.kind === kind && asked;
    });
    const { decision } = question;
    await this.all[seat].act(this.table, "answer", { decision, answer });
    await live.until(() => live.question(this.table)?.decision !== decision);
  }

  set(seat: number, body: object): Promise<Body> {
    return this.all[seat].act(this.table, "standing", body);
  }

  async standing(seat: number): Promise<Body> {
    return (await this.all[seat].ok("GET", `/api/tables/${this.table}/mine`)).standing;
  }

  /** Wait until these seats, and no others, are waited for on this. */
  async waits(kind: string, seats: readonly number[]): Promise<void> {
    // Nobody is told who has answered; but each knows whether they are still asked.
    for (const [seat, live] of this.lives.entries()) {
      await live.until(() => {
        const pending = live.view(this.table)?.pending;
        if (pending?.kind !== kind || pending.left !== seats.length) return false;
        return (live.question(this.table) !== undefined) === seats.includes(seat);
      });
    }
  }

  async end(): Promise<void> {
    for (const live of this.lives) await live.close();
  }
}

test("pass until I am the target: only who is shot at is asked", async () => {
  const party = await Party.of(4);
  for (const seat of [1, 2, 3]) await party.set(seat, { kind: "*", pass: true, until: "target" });
  await party.answer(0, "act", "shoot target=2");
  await party.waits("shot", [2]);
  expect(party.lives[2].question(party.table)?.targets).toEqual([2]);
  await party.answer(2, "shot");
  // A rumour is about nobody: all three are passed for, and it is Bo's turn.
  await party.waits("act", [1]);
  await party.end();
});

test("where the game says so, people are asked only as the target until they want otherwise", async () => {
  const party = await Party.of(3, { game: "shy-ambush" });
  const atFirst = { "*": { pass: true, until: "target", keep: true, round: 0 } };
  for (const seat of [0, 1, 2]) expect(await party.standing(seat)).toEqual(atFirst);
  const told = await party.lives[1].until(() =>
    party.lives[1].messages.find(({ type }) => type === "standing"),
  );
  expect(told.standing).toEqual(atFirst);
  await party.answer(0, "act", "shoot target=2");
  await party.waits("shot", [2]);
  expect((await party.set(1, { kind: "*", pass: false })).standing).toEqual({});
  await party.answer(2, "shot");
  // A rumour is about nobody; but Bo wants to be asked now.
  await party.waits("rumour", [1]);
  await party.end();
});

test("what is wished before the deal holds in the first window, and in the next match", async () => {
  const [ada, bo, cy] = await Promise.all(
    ["Ada", "Bo", "Cy"].map((name) => Someone.called(name, server)),
  );
  const all = [ada, bo, cy];
  const table = await tableFor(all, { game: "shy-ambush" });
  const wish = { kind: "*", pass: false };
  expect((await cy.act(table, "standing", wish)).standing).toEqual({});
  await allReady(all, table);
  const lives = await Promise.all(all.map((who) => who.live()));
  for (const live of lives) await live.watch(table);
  const party = new Party(all, lives, table);
  // Nobody but Cy has a page that says anything; yet Cy, who is no target, is asked.
  await party.answer(0, "act", "shoot target=1");
  await party.waits("shot", [1, 2]);
  expect(await party.standing(2)).toEqual({});
  await party.end();
});

test("who asks for a seat in the middle may say so before they have it, and nobody else", async () => {
  const party = await Party.of(3, { game: "shy-ambush" });
  const [ada, bo, cy] = party.all;
  const [di, eve] = await Promise.all(["Di", "Eve"].map((name) => Someone.called(name, server)));
  const { invite } = await bo.ok("GET", `/api/tables/${party.table}`);
  await cy.act(party.table, "leave");
  for (const who of [di, eve]) await who.act(party.table, "join", { invite });
  const wish = { kind: "*", pass: false };
  await di.act(party.table, "standing", wish);
  const path = `/api/tables/${party.table}/standing`;
  expect((await eve.refused("POST", path, wish)).code).toBe("not-yours");
  const { votes } = await bo.ok("GET", `/api/tables/${party.table}`);
  for (const who of [ada, bo])
    await who.act(party.table, "voice", { vote: votes[0].id, agree: true });
  const live = await di.live();
  await live.watch(party.table);
  await party.answer(0, "act", "shoot target=1");
  await live.until(() => live.question(party.table)?.kind === "shot");
  await live.close();
  await party.end();
});

test("ask me only on shots: everything else is passed for", async () => {
  const party = await Party.of(3);
  await party.set(1, { kind: "*", pass: true });
  expect((await party.set(1, { kind: "shot", pass: false })).standing).toEqual({
    "*": { pass: true, keep: false, round: 1 },
    shot: { pass: false, keep: false, round: 1 },
  });
  await party.answer(0, "act", "shoot target=2");
  await party.answer(2, "shot");
  await party.waits("shot", [1]);
  await party.answer(1, "shot");
  // Cy is out, and Bo is passed for.
  await party.waits("act", [1]);
  await party.end();
});

test("until my turn: it holds over the end of a round and ends with the turn, by itself", async () => {
  const party = await Party.of(3);
  await party.set(0, { kind: "*", pass: true, until: "turn" });
  expect(await party.standing(0), "it is Ada's turn: there is nothing to wait for").toEqual({});
  await party.answer(0, "act", "wait");
  await party.set(2, { kind: "*", pass: true });
  await party.answer(1, "rumour");
  await party.waits("act", [1]);
  await party.set(0, { kind: "*", pass: true, until: "turn" });
  await party.answer(1, "act", "wait");
  await party.waits("act", [2]);
  await party.answer(2, "act", "wait");
  await party.answer(1, "rumour");
  // The second round has begun, with Ada's turn.
  await party.waits("act", [0]);
  const told = party.lives[0].messages.filter(({ type }) => type === "standing");
  expect(told.at(-1)).toEqual({ type: "standing", table: party.table, standing: {} });
  for (const seat of [0, 2]) expect(await party.standing(seat)).toEqual({});
  await party.answer(0, "act", "wait");
  await party.answer(1, "rumour");
  await party.waits("rumour", [2]);
  await party.end();
});

test("what is kept is kept; one click takes everything back", async () => {
  const party = await Party.of(2);
  await party.set(0, { kind: "rumour", pass: true, keep: true });
  await party.set(1, { kind: "*", pass: true, until: "turn", keep: true });
  for (const round of [1, 2]) {
    await party.answer(0, "act", "wait");
    await party.answer(1, "act", "wait");
    await party.waits("act", [0]);
    const state = party.lives[0].view(party.table)?.state as { round: number };
    expect(state.round).toBe(round + 1);
  }
  expect(Object.keys(await party.standing(1))).toEqual(["*"]);
  await party.set(1, { kind: "shot", pass: true });
  expect((await party.set(1, { kind: "*", pass: false })).standing).toEqual({});
  expect(await party.standing(1)).toEqual({});
  await party.answer(0, "act", "wait");
  await party.waits("rumour", [1]);
  await party.end();
});

test("a window that is open is passed for once one says so, and not before", async () => {
  const party = await Party.of(3);
  await party.answer(0, "act", "wait");
  await party.waits("rumour", [1, 2]);
  // Whoever sets something has their own time begin anew, nobody else's.
  drawn = [];
  await party.set(2, { kind: "shot", pass: true });
  expect(drawn.map(({ seat }) => seat)).toEqual([2]);
  await party.answer(1, "rumour");
  await party.waits("rumour", [2]);
  await party.set(2, { kind: "rumour", pass: true });
  await party.waits("act", [1]);
  await party.end();
});

test("who gives up, or is sat in for, while a window waits for them does not hold it up", async () => {
  const party = await Party.of(4);
  await party.set(3, { kind: "*", pass: true, keep: true });
  await party.answer(0, "act", "wait");
  await party.waits("rumour", [1, 2]);
  // Long enough for the time of both to have come, and nothing to have been done.
  await new Promise((done) => setTimeout(done, 50));
  await party.all[1].act(party.table, "concede");
  await party.waits("rumour", [2]);
  await party.all[0].act(party.table, "vote", { kind: "sit-in", target: 2 });
  const { votes } = await party.all[0].ok("GET", `/api/tables/${party.table}`);
  for (const seat of [2, 3]) {
    await party.all[seat].act(party.table, "voice", { vote: votes[0].id, agree: true });
  }
  // Bo, who gave up, waits on his turn; the others are asked what they say to that.
  await party.lives[0].until(() => party.lives[0].question(party.table)?.kind === "rumour");
  await party.end();
});

test("a question put to one alone is never passed for", async () => {
  const party = await Party.of(2);
  for (const kind of ["*", "act"]) await party.set(0, { kind, pass: true, keep: true });
  await party.waits("act", [0]);
  expect(drawn).toEqual([]);
  await party.end();
});

test("a vote is passed for only by its name, never by a general word", async () => {
  const party = await Party.of(2, { game: "caravan", options: { tolls: true } });
  for (const seat of [0, 0, 1, 1]) await party.answer(seat, "act");
  await party.waits("toll", [0, 1]);
  const { play } = await server.house.table(party.table);
  if (!play) throw new Error("nothing is played");
  const pass = { pass: true, keep: true, round: 1 };
  expect(passesNow(play.match, 0, { "*": pass })).toBe(false);
  expect(passesNow(play.match, 0, { toll: pass })).toBe(true);
  await party.end();
});

test("one distribution for everybody, drawn when the window opens, whatever a seat holds or has set", async () => {
  const party = await Party.of(4, { seats: 6, bots: ["instinct", "random"] });
  await party.all[3].act(party.table, "concede");
  await party.set(1, { kind: "*", pass: true });
  drawn = [];
  await party.answer(0, "act", "shoot target=2");
  await party.waits("shot", [2]);
  const hands = await server.house.table(party.table);
  const faces = hands.play && opened(hands.play.match).play.secrets.face.slice(0, 6);
  expect(new Set(faces), "some hold a shield, some hold nothing").toEqual(new Set(["shield", ""]));
  expect(drawn.map(({ seat }) => seat).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(drawn.map(({ between }) => String(between)))).toEqual(new Set(["5,16"]));
  await party.end();
});

test("nobody else is told what somebody has set", async () => {
  const party = await Party.of(2);
  const phone = await party.all[1].live();
  await phone.watch(party.table);
  const before = party.lives[0].texts.length;
  await party.set(1, { kind: "shot", pass: true, until: "target" });
  await phone.until(() => phone.messages.some(({ type }) => type === "standing"));
  // Something everybody hears, so that anything before it has arrived.
  await party.all[1].act(party.table, "say", { text: "hello" });
  await party.lives[0].until(() => party.lives[0].messages.some(({ type }) => type === "chat"));
  const told = party.lives[0].messages.slice(before).map(({ type }) => type);
  expect(told.filter((type) => type !== "table")).toEqual(["chat"]);
  // Who comes back is shown what is set.
  const later = await party.all[1].live();
  await later.watch(party.table);
  const shown = await later.until(() => later.messages.find(({ type }) => type === "standing"));
  expect(shown.standing.shot).toMatchObject({ pass: true, until: "target" });
  for (const live of [phone, later]) await live.close();
  await party.end();
});

test("too many, or nonsense, is refused", async () => {
  const party = await Party.of(2);
  const path = `/api/tables/${party.table}/standing`;
  const refused = (body: object) => party.all[0].refused("POST", path, body);
  expect((await refused({ kind: "x", pass: true, until: "doomsday" })).code).toBe("malformed");
  expect((await refused({ kind: "", pass: true })).code).toBe("malformed");
  for (let i = 0; i < 100; i++) await party.set(0, { kind: `k${i}`, pass: true, keep: true });
  expect((await refused({ kind: "one more", pass: true })).code).toBe("too-many");
  await party.end();
});
