/** Bots at tables: they think on a thread of their own, and nobody waits for them. */
import type { Seat } from "@sprawl/engine";
import { decisionId, type Match } from "@sprawl/engine/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lendGame } from "../src/games.js";
import { Thinkers } from "../src/threads/thinkers.js";
import { entry } from "./ambush.js";
import { allReady, chooser, playOn, Someone, type Trial, tableFor, trialServer } from "./client.js";
import { compile } from "./fleet.js";

let server: Trial;
/** Long enough that whoever had to wait for it would be late. */
const LONG = 8_000;
/** Nobody need hurry, in ms. */
const LATE = 120_000;
beforeAll(async () => {
  await compile();
  lendGame(entry);
  server = await trialServer({ botBudget: 5 });
});
afterAll(() => server?.end());

test("while a bot thinks, answers at other tables are taken and told", async () => {
  const own = await trialServer({ botBudget: LONG, botDelay: [0, 1] });
  const [ada, bo, cy] = await Promise.all(
    ["Ada", "Bo", "Cy"].map((name) => Someone.called(name, own)),
  );
  const slow = await tableFor([ada], { seats: 2, bots: ["search"] });
  await ada.act(slow, "ready");
  const quick = await tableFor([bo, cy]);
  await allReady([bo, cy], quick);
  const lives = await Promise.all([ada, bo, cy].map((who) => who.live()));
  await lives[0].watch(slow);
  for (const live of lives.slice(1)) await live.watch(quick);
  for (let i = 0; i < 2; i++) {
    const { decision } = await lives[0].until(() => lives[0].question(slow));
    await ada.act(slow, "answer", { decision, answer: "pass" });
    await lives[0].until(() => lives[0].view(slow)?.answers === i + 1);
  }
  // It is the bot's turn now.
  const given = await playOn(lives.slice(1), quick, chooser(3), 10);
  expect(given).toBeGreaterThanOrEqual(10);
  expect(lives[0].view(slow)).toMatchObject({ answers: 2, pending: { waiting: [1] } });
  // Its own table is not held up either: people talk, and look.
  await ada.act(slow, "say", { text: "take your time" });
  await lives[0].until(() => lives[0].messages.some(({ type }) => type === "chat"));
  expect((await ada.ok("GET", `/api/tables/${slow}/view`)).view.answers).toBe(2);
  for (const live of lives) await live.close();
  await own.end();
});

test("a bot that thinks ahead plays a whole match", async () => {
  const ada = await Someone.called("Ada", server);
  const options = { guards: true, tolls: true };
  const table = await tableFor([ada], { seats: 3, bots: ["search", "instinct"], options });
  const live = await ada.live();
  await live.watch(table);
  await ada.act(table, "ready");
  await playOn([live], table, chooser(5));
  expect(live.view(table)?.result).toBeDefined();
  await live.close();
});

test("what the thread answers is legal; what it cannot think about, it leaves to the rule of thumb", async () => {
  const ada = await Someone.called("Ada", server);
  const troubles: string[] = [];
  const thinkers = new Thinkers(3000, 1, (error) => troubles.push(error));
  const think = (match: Match, seat: Seat) =>
    thinkers.think({
      match,
      seat,
      owner: { person: ada.id, table: "t" },
      until: Date.now() + LATE,
    });
  try {
    const bo = await Someone.called("Bo", server);
    const table = await tableFor([ada, bo]);
    await allReady([ada, bo], table);
    const { play } = await server.house.table(table);
    if (!play) throw new Error("nothing is played");
    const before = decisionId(play.match);
    const thoughts = await Promise.all([0, 1, 0].map((seat) => think(play.match, seat)));
    expect(thoughts[1], "who is not asked has nothing to think about").toBeUndefined();
    for (const thought of [thoughts[0], thoughts[2]]) expect(thought?.why).toContain("worlds");
    expect(decisionId(play.match)).toBe(before);
    await ada.act(table, "answer", { decision: before, answer: thoughts[0]?.answer });
  } finally {
    await thinkers.close();
  }
  expect(troubles).toEqual([]);
  // A game the thread does not know is played all the same.
  const table = await tableFor([ada], { game: "ambush", seats: 2, bots: ["search"] });
  const live = await ada.live();
  await live.watch(table);
  await ada.act(table, "ready");
  await playOn([live], table, chooser(8));
  expect(live.view(table)?.result?.reason).toBe("left");
  await live.close();
});

test("whoever thinks when the server ends does not keep it from ending", async () => {
  const own = await trialServer({ botBudget: LONG });
  const ada = await Someone.called("Ada", own);
  const bo = await Someone.called("Bo", own);
  const table = await tableFor([ada, bo]);
  await allReady([ada, bo], table);
  const { play } = await own.house.table(table);
  if (!play) throw new Error("nothing is played");
  const owner = { person: ada.id, table };
  const until = Date.now() + LATE;
  const thought = own.house.thinkers.think({ match: play.match, seat: 0, owner, until });
  await own.end();
  expect(await thought).toBeUndefined();
});
