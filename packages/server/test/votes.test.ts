/** What takes an agreement, and whose: going back, a bot on a seat, a stranger in a match. */
import type { View } from "@sprawl/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lendGame } from "../src/games.js";
import { entry as ambush } from "./ambush.js";
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
  lendGame(ambush);
  server = await trialServer({ now: () => Date.now() + ahead });
});
afterAll(() => server.end());

const at = (who: Someone, table: string): Promise<Body> => who.ok("GET", `/api/tables/${table}`);
const people = (names: readonly string[]) =>
  Promise.all(names.map((name) => Someone.called(name, server)));
const refused = async (who: Someone, table: string, act: string, body: object = {}) =>
  (await who.refused("POST", `/api/tables/${table}/${act}`, body)).code as string;

async function begun(names: readonly string[], settings: object = {}) {
  const all = await people(names);
  const table = await tableFor(all, settings);
  const { invite } = await at(all[0], table);
  await allReady(all, table);
  return { all, table, invite };
}

async function answer(who: Someone, table: string, given: string): Promise<void> {
  const { view } = await who.ok("GET", `/api/tables/${table}/view`);
  await who.act(table, "answer", { decision: view.question.decision, answer: given });
}

/** Everybody whose voice is asked says so. */
async function allSay(all: readonly Someone[], table: string, agree: boolean): Promise<void> {
  for (const who of all) {
    const { votes, you } = await at(who, table);
    const mine = votes.find(({ voters, yes }: Body) => voters.includes(you) && !yes.includes(you));
    if (mine) await who.act(table, "voice", { vote: mine.id, agree });
  }
}

describe("going back", () => {
  /** Play until the last answer was Ada's, and cannot be taken back because of what she learned. */
  async function learned(all: readonly Someone[], table: string) {
    const lives = await Promise.all(all.map((who) => who.live()));
    for (const live of lives) await live.watch(table);
    const draw = chooser(7);
    const why = (live: Live) => {
      const { undo } = live.view(table) as View;
      return undo && !undo.possible ? undo.reason : "";
    };
    for (let i = 1; i < 80; i++) {
      await playOn(lives, table, draw, 1);
      for (const live of lives) await live.until(() => live.view(table)?.answers === i);
      const seat = lives.findIndex((live) => ["chance", "shown"].includes(why(live)));
      if (seat >= 0) return { lives, seat, answers: i };
    }
    throw new Error("nobody has learned anything");
  }

  test("nobody goes back alone to before what chance decided or a secret showed", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy"]);
    const { lives, seat, answers } = await learned(all, table);
    const who = all[seat];
    expect(await refused(who, table, "undo")).toBe("cannot-undo");
    await who.act(table, "vote", { kind: "take-back" });
    const { votes } = await at(who, table);
    expect(votes).toMatchObject([{ kind: "take-back", voters: [0, 1, 2], yes: [seat] }]);
    expect(lives[seat].view(table)?.answers).toBe(answers);
    await allSay(all, table, true);
    await lives[seat].until(() => (lives[seat].view(table)?.answers ?? answers) < answers);
    for (const live of lives) await live.close();
  });

  test("beyond one's own clean answers, those who acted since agree; who did not has no voice", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = all;
    for (const who of [ada, ada, bo]) await answer(who, table, "pass");
    await ada.act(table, "vote", { kind: "take-back" });
    expect((await at(cy, table)).votes).toMatchObject([{ voters: [0, 1], yes: [0] }]);
    await allSay([bo], table, true);
    expect((await ada.ok("GET", `/api/tables/${table}/view`)).view.answers).toBe(1);
  });

  test("whose voice is asked does not tell who has answered where several are asked", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy", "Di"], { game: "ambush" });
    const [ada, bo, , di] = all;
    await answer(ada, table, "shoot target=1");
    for (const answered of [[bo], [bo, di]]) {
      for (const who of answered.slice(-1)) await answer(who, table, "pass");
      await bo.act(table, "vote", { kind: "take-back", keep: 1 });
      const [{ id, voters }] = (await at(ada, table)).votes;
      expect(voters).toEqual([1, 2, 3]);
      await bo.act(table, "voice", { vote: id, agree: false });
    }
  });

  test("one who plays against bots goes back as they like", async () => {
    const [ada] = await people(["Ada"]);
    const table = await tableFor([ada], { seats: 2, bots: ["instinct"] });
    await ada.act(table, "ready");
    const live = await ada.live();
    await live.watch(table);
    await playOn([live], table, chooser(3), 6);
    await live.until(() => live.question(table) && (live.view(table)?.answers ?? 0) > 6);
    await ada.act(table, "vote", { kind: "take-back", keep: 2 });
    await live.until(() => live.messages.some(({ type, back }) => type === "update" && back === 2));
    await live.close();
  });

  test("an undo names the version it is about: sent twice, it is done once", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    const view = () => ada.ok("GET", `/api/tables/${table}/view`);
    await answer(ada, table, "pass");
    const { version } = await view();
    const click = () => ada.ask("POST", `/api/tables/${table}/undo`, { version });
    const clicks = await Promise.all([1, 2, 3].map(click));
    expect(clicks.map(({ body }) => body.status).sort()).toEqual([
      "accepted",
      "repeated",
      "repeated",
    ]);
    const back = await view();
    expect([back.view.answers, back.version]).toEqual([0, version + 1]);
    // Answered anew, and clicked once more by a hand that was slow.
    await answer(ada, table, "pass");
    expect((await click()).body).toEqual({ status: "repeated" });
    expect((await view()).view.answers).toBe(1);
    // What somebody else took back, or an answer, is not what was asked for.
    expect(await refused(bo, table, "undo", { version })).toBe("stale");
    expect(await refused(ada, table, "undo", { version: version + 1 })).toBe("stale");
    expect((await view()).view.answers).toBe(1);
  });
});

describe("a bot on somebody's seat", () => {
  test("whoever is there is asked before a bot plays for them", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    const [ada, bo] = all;
    const live = await ada.live();
    await live.watch(table);
    await bo.act(table, "vote", { kind: "sit-in", target: 0 });
    const [vote] = (await at(ada, table)).votes;
    expect(vote).toMatchObject({ kind: "sit-in", voters: [0, 1], yes: [1] });
    await ada.act(table, "voice", { vote: vote.id, agree: false });
    expect(await at(ada, table)).toMatchObject({ votes: [], seats: [{ person: ada.id }, {}] });
    expect((await at(ada, table)).seats[0].bot).toBeUndefined();
    await answer(ada, table, "pass");
    await live.close();
  });

  test("nobody keeps somebody from their seat: it is given back without a vote", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = all;
    await bo.act(table, "vote", { kind: "sit-in", target: 0 });
    await allSay([cy], table, true);
    expect((await at(ada, table)).seats[0]).toMatchObject({ person: ada.id, bot: "instinct" });
    expect(await refused(bo, table, "vote", { kind: "give-back" })).toBe("nobody");
    await ada.act(table, "vote", { kind: "give-back" });
    expect((await at(ada, table)).seats[0].bot).toBeUndefined();
  });
});

describe("who was sent away before play", () => {
  test("does not come back to a public table, and does not watch it", async () => {
    const all = await people(["Cy", "Bo", "Ada"]);
    const [cy, bo, ada] = all;
    const table = await tableFor(all, { private: false });
    const live = await ada.live();
    await live.watch(table);
    await cy.act(table, "vote", { kind: "kick", target: 2 });
    await live.until(() => live.messages.some(({ code }) => code === "sent-away"));
    expect(await refused(ada, table, "join")).toBe("not-found");
    expect((await ada.refused("GET", `/api/tables/${table}`)).code).toBe("not-found");
    await live.watch(table);
    expect(live.messages.at(-1)).toMatchObject({ type: "error", error: { code: "not-found" } });
    // Also when the table comes from disk, and nobody is told who it was.
    const loaded = await server.house.table(table);
    server.house.tables.delete(table);
    await loaded.drop();
    expect(await refused(ada, table, "join")).toBe("not-found");
    expect(Object.keys(await at(bo, table))).not.toContain("sentAway");
    // The invitation made since is the table's own word.
    const { invite } = await at(bo, table);
    await ada.act(table, "join", { invite });
    expect(await at(ada, table)).toMatchObject({ id: table });
    await live.close();
  });
});

describe("a seat that was left in the middle", () => {
  test("goes to a stranger only if all who play agree; until then they watch", async () => {
    const { all, table, invite } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = all;
    const [di, eve] = await people(["Di", "Eve"]);
    await ada.act(table, "leave");
    await di.act(table, "join", { invite });
    const { votes } = await at(bo, table);
    expect(votes).toMatchObject([
      { kind: "seat", target: 0, person: di.id, name: "Di", voters: [1, 2], yes: [] },
    ]);
    // Once asked, not asked again; another has to wait.
    await di.act(table, "join");
    await eve.act(table, "join", { invite });
    expect((await at(bo, table)).votes).toHaveLength(1);
    expect(await refused(eve, table, "join", { seat: 0 })).toBe("has-seen"); // she watches now
    await allSay([bo], table, true);
    const { view } = await di.ok("GET", `/api/tables/${table}/view`);
    expect([view.viewer, view.question]).toEqual(["spectator", undefined]);
    await allSay([cy], table, true);
    expect(await at(di, table)).toMatchObject({ you: 0, votes: [] });
    expect((await di.ok("GET", `/api/tables/${table}/view`)).view.viewer).toBe(0);
    // It stays the seat of whoever left it: when they come, the other one watches.
    const live = await di.live();
    await live.watch(table);
    await live.until(() => live.view(table)?.viewer === 0);
    await ada.act(table, "join", { invite });
    expect(await at(ada, table)).toMatchObject({ you: 0, votes: [] });
    await live.until(() => live.view(table)?.viewer === "spectator");
    await live.close();
    await cy.act(table, "leave");
    expect(await refused(di, table, "join", { seat: 2 })).toBe("has-seen");
  });

  test("whoever played on from it and goes knows a hand; the owner comes back all the same", async () => {
    const { all, table, invite } = await begun(["Ada", "Bo", "Cy", "Di"]);
    const [ada, bo, cy, di] = all;
    const [eve] = await people(["Eve"]);
    await ada.act(table, "leave");
    await eve.act(table, "join", { invite });
    await allSay([bo, cy, di], table, true);
    expect((await at(eve, table)).you).toBe(0);
    await di.act(table, "leave");
    await eve.act(table, "leave");
    expect(await refused(eve, table, "join", { seat: 3 })).toBe("has-seen");
    await ada.act(table, "join", { invite });
    expect((await at(ada, table)).you).toBe(0);
  });

  test("whom one of them does not want watches, and does not ask again", async () => {
    const { all, table, invite } = await begun(["Ada", "Bo", "Cy"]);
    const [di] = await people(["Di"]);
    await all[0].act(table, "leave");
    await di.act(table, "join", { invite });
    await allSay([all[2]], table, false);
    await di.act(table, "join");
    expect(await at(di, table)).toMatchObject({ votes: [] });
    expect(await refused(di, table, "join", { seat: 0 })).toBe("declined");
    expect(await refused(di, table, "vote", { kind: "seat", target: 0 })).toBe("malformed");
  });

  test("whoever left it comes back to it unasked, and nobody else is let in meanwhile", async () => {
    const { all, table, invite } = await begun(["Ada", "Bo", "Cy"]);
    const [ada, bo, cy] = all;
    const [di] = await people(["Di"]);
    await ada.act(table, "leave");
    await di.act(table, "join", { invite });
    await ada.act(table, "join", { invite });
    expect(await at(ada, table)).toMatchObject({ you: 0, votes: [] });
    // So does who was sent away; until then a bot plays on, and nobody gets the seat.
    await bo.act(table, "vote", { kind: "kick", target: 0 });
    await allSay([cy], table, true);
    expect((await at(bo, table)).seats[0]).toMatchObject({ bot: "instinct" });
    expect((await at(bo, table)).seats[0].person).toBeUndefined();
    const [eve] = await people(["Eve"]);
    await eve.act(table, "join", { invite });
    expect((await at(bo, table)).votes).toEqual([]);
    await ada.act(table, "join", { invite });
    expect(await at(ada, table)).toMatchObject({ you: 0, seats: [{ person: ada.id }, {}, {}] });
    expect((await at(ada, table)).seats[0].bot).toBeUndefined();
  });

  test("who has watched the match, or sat in it, takes over nobody's hand", async () => {
    const { all, table } = await begun(["Ada", "Bo", "Cy", "Di"], { private: false });
    const [ada, bo, , di] = all;
    const [eve, fay] = await people(["Eve", "Fay"]);
    await eve.ok("GET", `/api/tables/${table}/view`);
    const live = await fay.live();
    await live.watch(table);
    await live.until(() => live.views.has(table));
    await ada.act(table, "leave");
    await di.act(table, "leave");
    for (const who of [eve, fay]) {
      await who.act(table, "join");
      expect(await refused(who, table, "join", { seat: 0 })).toBe("has-seen");
    }
    expect(await refused(ada, table, "join", { seat: 3 })).toBe("has-seen");
    expect((await at(bo, table)).votes).toEqual([]);
    expect(Object.keys(await at(bo, table))).not.toContain("watched");
    await live.close();
  });
});

test("who has conceded answers nothing, takes nothing back and proposes nothing", async () => {
  const { all, table } = await begun(["Ada", "Bo", "Cy"]);
  const { view } = await all[0].ok("GET", `/api/tables/${table}/view`);
  const last = { decision: view.question.decision, answer: "pass" };
  await all[0].act(table, "concede");
  expect(await refused(all[0], table, "answer", last)).toBe("conceded");
  expect(await refused(all[0], table, "undo")).toBe("conceded");
  expect(await refused(all[0], table, "vote", { kind: "take-back" })).toBe("conceded");
  // Nor after going out and coming in again.
  await all[0].act(table, "leave");
  await all[0].act(table, "join");
  expect(await at(all[0], table)).toMatchObject({ you: 0 });
  expect(await refused(all[0], table, "undo")).toBe("conceded");
});

test("before play a guest sends nobody away alone, and never who opened the table", async () => {
  const [ada, bo, cy, di] = await people(["Ada", "Bo", "Cy", "Di"]);
  const two = await tableFor([ada, bo]);
  expect(await refused(bo, two, "vote", { kind: "kick", target: 0 })).toBe("host");
  const four = await tableFor([ada, bo, cy, di]);
  for (const who of [bo, cy, di]) {
    expect(await refused(who, four, "vote", { kind: "kick", target: 0 })).toBe("host");
  }
  await bo.act(four, "vote", { kind: "kick", target: 2 });
  expect((await at(ada, four)).seats[2].person).toBe(cy.id); // Bo alone
  await allSay([ada], four, true);
  expect((await at(ada, four)).seats[2].person).toBeUndefined();
  const three = await tableFor([ada, bo, cy]);
  await bo.act(three, "vote", { kind: "kick", target: 2 });
  expect((await at(ada, three)).seats[2].person).toBe(cy.id); // one voice of two
  // Whose table it is needs nobody's word.
  await ada.act(two, "vote", { kind: "kick", target: 1 });
  expect((await at(ada, two)).seats[1].person).toBeUndefined();
});

test("who leaves after the end has left; the last one closes the door", async () => {
  const { all, table, invite } = await begun(["Ada", "Bo"]);
  const [ada, bo] = all;
  await ada.act(table, "concede");
  await ada.act(table, "leave");
  expect((await ada.ok("GET", "/api/me/tables")).tables).toEqual([]);
  const left = await at(bo, table);
  expect(left).toMatchObject({ status: "over", host: bo.id, seats: [{ name: "Ada" }, {}] });
  expect(left.seats[0].person).toBeUndefined();
  await bo.act(table, "rematch");
  // Sides have swapped: the free seat is the second now.
  const [cy] = await people(["Cy"]);
  await cy.act(table, "join", { invite });
  expect(await at(cy, table)).toMatchObject({ you: 1, status: "open" });
  for (const who of [bo, cy]) await who.act(table, "leave");
  expect((await server.house.table(table)).doc.status).toBe("closed");
});

describe("stopping the clocks", () => {
  const ring = async (table: string) => (await server.house.table(table)).onAlarm();
  const view = (who: Someone, table: string) => who.ok("GET", `/api/tables/${table}/view`);

  test("takes all who play; until somebody lets them run on, no time passes", async () => {
    const pace = { kind: "live", bank: 100, increment: 0 };
    const { all, table } = await begun(["Ada", "Bo"], { pace });
    const [ada, bo] = all;
    const live = await bo.live();
    await live.watch(table);
    ahead += 30_000;
    await ada.act(table, "vote", { kind: "pause" });
    expect(await at(bo, table)).toMatchObject({ votes: [{ kind: "pause", voters: [0, 1] }] });
    await allSay([bo], table, true);
    expect(await at(bo, table)).toMatchObject({ paused: true, votes: [] });
    expect(await refused(bo, table, "vote", { kind: "pause" })).toBe("paused");
    // Those who look are told at once that no time runs out.
    await live.until(() => {
      const { clock } = live.views.get(table) as Body;
      return clock && clock.due === undefined;
    });
    ahead += 3_600_000;
    await ring(table);
    expect((await view(bo, table)).view.answers).toBe(0);
    // Also when the table comes from disk.
    await live.close();
    const loaded = await server.house.table(table);
    server.house.tables.delete(table);
    await loaded.drop();
    await ring(table);
    await bo.act(table, "vote", { kind: "resume" });
    const { clock } = await view(bo, table);
    const left = clock.due - (Date.now() + ahead);
    expect(left).toBeLessThanOrEqual(70_000);
    expect(left).toBeGreaterThan(40_000);
    expect((await at(bo, table)).paused).toBeUndefined();
    // What was thought before the pause is charged, the pause is not.
    await answer(ada, table, "pass");
    const [bank] = (await view(bo, table)).clock.banks;
    expect(bank).toBeLessThanOrEqual(70_000);
    expect(bank).toBeGreaterThan(40_000);
    ahead += 71_000;
    await ring(table);
    expect((await view(bo, table)).view.answers).toBe(2);
  });

  test("what is not timed has nothing to stop, and what runs is not let run on", async () => {
    const { all, table } = await begun(["Ada", "Bo"]);
    expect(await refused(all[0], table, "vote", { kind: "pause" })).toBe("no-clock");
    expect(await refused(all[0], table, "vote", { kind: "resume" })).toBe("not-paused");
  });
});
