/** The feed over a real server: breaks, losses, restarts, and what was told before one came. */
import type { Speaker } from "@sprawl/engine/speech";
import { findGame } from "@sprawl/games";
import type { PastLog, TableView } from "@sprawl/server/wire";
import { afterEach, expect, test, vi } from "vitest";
import type { Feed } from "../src/feed/feed.js";
import { onlineFeed } from "../src/feed/online.js";
import { eventsIn, NO_LOG, withPast, withTold } from "../src/feed/online-log.js";
import { OnlineTable } from "../src/feed/online-table.js";
import { partsOf, textOf } from "../src/log/parts.js";
import {
  mustGet,
  type Someone,
  someAnswer,
  someone,
  type Trial,
  trialServer,
  until,
} from "./online-server.js";

// These tests wait for conditions, never for times; a busy machine may take long.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function seated(settings = {}): Promise<{ server: Trial; people: Someone[]; id: string }> {
  const server = await trialServer(settings);
  ends.push(() => server.end());
  const people = [await someone(server, "Ada"), await someone(server, "Bo")];
  const body = { game: "caravan", seats: 2, pace: { kind: "live", bank: 3600, increment: 5 } };
  const { id, invite } = await mustGet<TableView>(people[0].ask("POST", "/api/tables", body));
  await mustGet(people[1].ask("POST", `/api/tables/${id}/join`, { invite }));
  return { server, people, id };
}

async function open({ ask, connection }: Someone, id: string) {
  const table = new OnlineTable(id, connection, ask);
  ends.push(() => {
    table.close();
    connection.close();
  });
  const entry = await findGame("caravan")?.load();
  if (!entry) throw new Error("no game");
  return { table, feed: onlineFeed(entry, table, ask, (seat) => `Seat ${seat}`) };
}

async function bothReady(people: readonly Someone[], id: string): Promise<void> {
  for (const { connection } of people) {
    expect(await connection.act(id, "ready", {})).toMatchObject({ ok: true });
  }
}

/** Plays until it is over, or until the match has so many answers. */
async function play(feed: Feed, disturb: (given: number) => void, most = 1e6): Promise<number> {
  let given = 0;
  for (;;) {
    const view = await until(feed, () => {
      const { view: now, status } = feed.state();
      const stop = now && (now.result || now.answers >= most);
      return status === "live" && (now?.question || stop) && now;
    });
    if (view.result || view.answers >= most) return given;
    if (!view.question) continue;
    const { decision } = view.question;
    const answering = feed.answer(decision, someAnswer(view.question, given));
    disturb(given++);
    expect(await answering).toBeUndefined();
    await until(feed, () => feed.state().view?.question?.decision !== decision);
  }
}

test("a match is played to its end through breaks, losses and a restart of the server", async () => {
  const { server, people, id } = await seated();
  const [ada, bo] = await Promise.all(people.map((who) => open(who, id)));
  await bothReady(people, id);
  await until(ada.feed, () => ada.feed.state().view);
  const statuses = new Set<string>();
  ada.feed.subscribe(() => statuses.add(ada.feed.state().status));
  let restarted: Promise<void> | undefined;
  const given = await Promise.all([
    play(ada.feed, (n) => {
      if (n % 3 === 1) people[0].cut();
      if (n === 4) restarted = server.restart();
    }),
    play(bo.feed, (n) => {
      if (n % 4 !== 2) return;
      people[1].bend((text) => text.replace(/^({"type":"update".*"hash":")\w+/, "$100000000"));
    }),
  ]);
  await restarted;
  expect(Math.min(...given)).toBeGreaterThan(5);
  // As soon as it is over, anybody's eyes may be borrowed.
  const { view } = ada.feed.state();
  const hers = await ada.feed.moment(view?.answers ?? 0, view?.viewer === 0 ? 1 : 0);
  expect(hers.view.viewer).not.toBe(view?.viewer);
  expect(statuses).toContain("away");
  await until(ada.table, () => ada.table.state().table?.status === "over");
  for (const [i, { feed, table }] of [ada, bo].entries()) {
    const log = await mustGet<PastLog>(people[i].ask("GET", `/api/tables/${id}/log`));
    await until(table, () => table.state().log.version === log.version);
    expect(feed.state().log).toEqual(log.events);
    expect(log.events.length).toBeGreaterThan(10);
  }
});

test("while others gather for a rematch, whoever reads the end has the eyes they played with", async () => {
  const { people, id } = await seated();
  const [ada, bo] = await Promise.all(people.map((who) => open(who, id)));
  await bothReady(people, id);
  await Promise.all([ada, bo].map(({ feed }) => play(feed, () => {})));
  await until(bo.table, () => bo.table.state().table?.status === "over");
  const seen = new Set<unknown>();
  bo.feed.subscribe(() => seen.add(bo.feed.state().view?.viewer));
  expect(await people[0].connection.act(id, "rematch", {})).toMatchObject({ ok: true });
  const next = await until(bo.table, () => bo.table.state().next);
  // Everybody has moved on by one seat, and what was sent before this line has come before it.
  expect(next.you).toBe(0);
  await people[0].connection.act(id, "say", { text: "Once more?" });
  await until(bo.table, () => bo.table.state().chat.length > 0);
  expect([...seen]).toEqual([1]);
});

test("who comes later has the log from the beginning and can look back", async () => {
  const { people, id } = await seated();
  const [ada, bo] = await Promise.all(people.map((who) => open(who, id)));
  await bothReady(people, id);
  const seen = new Map<number, unknown>();
  ada.feed.subscribe(() => {
    const { view } = ada.feed.state();
    if (view) seen.set(view.answers, view.state);
  });
  await Promise.all([play(ada.feed, () => {}, 12), play(bo.feed, () => {}, 12)]);
  const before = ada.feed.state();
  ada.table.close();
  const later = await open(people[0], id);
  await until(later.feed, () => later.feed.state().log.length >= before.log.length);
  expect(later.feed.state().log.slice(0, before.log.length)).toEqual(before.log);
  const moment = await later.feed.moment(3);
  expect(moment.answers).toBe(3);
  expect(moment.view.state).toEqual(seen.get(3));
  expect(moment.log.every(({ at }) => at <= 3)).toBe(true);
  expect(moment.log.length).toBeGreaterThan(0);
});

test("an answer is refused with its reason, seats and clocks are told", async () => {
  const { people, id } = await seated();
  const { feed } = await open(people[0], id);
  const other = await open(people[1], id);
  await bothReady(people, id);
  const [first] = await Promise.all([feed, other.feed].map((f) => until(f, () => f.state().view)));
  const asked = first.question ? feed : other.feed;
  const question = await until(asked, () => asked.state().view?.question);
  expect(await asked.answer(question.decision, "nonsense")).toMatchObject({
    code: "unknown-option",
  });
  expect(await asked.answer("d999", "nonsense")).toMatchObject({ code: "stale" });
  expect(await asked.undo()).toMatchObject({ code: "cannot-undo" });
  const { seats, clock } = feed.state();
  expect(seats.map(({ name, by }) => `${name} ${by}`)).toEqual(["Ada you", "Bo person"]);
  expect(clock?.banks).toEqual([3600, 3600]);
  expect(clock?.due).toBeGreaterThan(Date.now() + 3000 * 1000);
});

test("a match the table has ended asks nothing more and says who ended it", async () => {
  const { people, id } = await seated();
  const { feed, table } = await open(people[0], id);
  await bothReady(people, id);
  await until(feed, () => feed.state().view?.pending);
  expect(await people[0].connection.act(id, "vote", { kind: "end" })).toMatchObject({ ok: true });
  const [vote] = await until(table, () => {
    const { votes = [] } = table.state().table ?? {};
    return votes.length > 0 && votes;
  });
  await people[1].connection.act(id, "voice", { vote: vote.id, agree: true });
  const view = await until(feed, () => {
    const { view: now } = feed.state();
    return now?.result && now;
  });
  expect(view.result).toEqual({ winners: [], reason: "ended.agreed" });
  expect(view.question ?? view.pending).toBeUndefined();
});

test("a table one may not see is gone", async () => {
  const { server, id } = await seated();
  const eve = await someone(server, "Eve");
  const { feed } = await open(eve, id);
  await until(feed, () => feed.state().status === "gone");
});

test("past and present make one log, in whichever order they come", () => {
  const event = (at: number) => ({ type: `e${at}`, at, args: {} });
  const past: PastLog = { match: "m.1", version: 2, events: [event(0), event(1), event(2)] };
  const updates = [2, 3].map((version) => ({ version, events: [event(version)] }));
  const back = { version: 4, events: [], back: 2 };
  const late = withPast(updates.reduce(withTold, NO_LOG), past);
  const early = updates.reduce(withTold, withPast(NO_LOG, past));
  for (const log of [late, early]) {
    expect(eventsIn(log).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    expect(eventsIn(withTold(log, back)).map(({ at }) => at)).toEqual([0, 1, 2]);
  }
});

test("what happened while one was away is not passed over: it comes with the past", () => {
  const event = (at: number) => ({ type: `e${at}`, at, args: {} });
  const known = withPast(NO_LOG, { match: "m.1", version: 2, events: [event(0), event(1)] });
  const away = withTold(known, { version: 5, events: [event(4)] });
  expect(away.version).toBe(2);
  const past = { match: "m.1", version: 4, events: [0, 1, 2, 3].map(event) };
  const whole = withPast(away, past);
  expect(eventsIn(whole).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  expect(whole.version).toBe(5);
});

test("a card nobody has shown is called hidden, over the wire too", () => {
  const sent = { type: "drew", at: 0, args: {}, cards: [7, 8], faces: [undefined, "ace"] };
  const event = JSON.parse(JSON.stringify(sent));
  expect(event.faces).toEqual([null, "ace"]);
  const speaker = {
    text: { prompts: {}, options: {}, events: { drew: "Drew {cards}." }, results: {} },
    seat: String,
    face: () => undefined,
  } as unknown as Speaker;
  const past = withPast(NO_LOG, { match: "m.1", version: 0, events: [event] });
  const both = eventsIn(withTold(past, { version: 1, events: [event] }));
  expect(both.map((each) => textOf(partsOf(speaker, each)))).toEqual([
    "Drew a hidden card, ace.",
    "Drew a hidden card, ace.",
  ]);
});
