/** A rule that never ends costs its own table its answer, once, and nobody else anything. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ask, defineGame, type GameEntry, type Play, type Rule } from "@sprawl/engine";
import { load } from "@sprawl/engine/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lendGame } from "../src/games.js";
import { EndlessRule, Rules } from "../src/table/rules.js";
import {
  allReady,
  type Body,
  chooser,
  playOn,
  Someone,
  type Trial,
  tableFor,
  trialServer,
} from "./client.js";
import { compile } from "./fleet.js";

type Maze = Play<{ rooms: number }>;

function* wander(g: Maze): Rule<void> {
  const chosen = yield* ask(0, "where", [{ kind: "on" }, { kind: "round" }] as const);
  // Calls nothing of the engine's, which would notice by itself.
  if (chosen.kind === "round") for (;;) g.state.rooms = 0;
  g.state.rooms++;
  if (g.state.rooms === 5) g.end({ reason: "out", winners: [0] });
  g.next("wander");
}

const maze = defineGame<{ rooms: number }>({
  id: "maze",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  bound: 100,
  setup(g) {
    g.next("wander");
    return { rooms: 0 };
  },
  steps: { wander },
}) as unknown as GameEntry["game"];

const LIMIT = 400;
let server: Trial;
beforeAll(async () => {
  await compile();
  lendGame({
    game: maze,
    text: { en: { title: "Maze", prompts: {}, options: {}, events: {}, results: {} } },
  });
  server = await trialServer({ ruleLimit: LIMIT });
});
afterAll(() => server?.end());

test("what arrives together is watched together: one that does not end is named, the others are done", async () => {
  const endless: object[] = [];
  const watch = {
    limit: 200,
    tryOut: async () => false,
    onEndless: (about: object) => void endless.push(about),
  };
  const rules = new Rules(watch);
  const forEver = () => {
    for (;;);
  };
  const boom = () => {
    throw new Error("boom");
  };
  const done = await Promise.allSettled([
    rules.run("a", () => 1),
    rules.run("b", forEver),
    rules.run("c", boom),
    rules.run("d", () => 4),
  ]);
  expect(done.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(done[1]).toMatchObject({ reason: expect.any(EndlessRule) });
  expect(done[2]).toMatchObject({ reason: { message: "boom" } });
  expect(endless).toEqual([{ game: "b", why: expect.stringContaining("does not come to an end") }]);
  expect(["a", "b", "c"].map((game) => rules.isSuspect(game))).toEqual([false, true, false]);
  // From now on a thread tries it first; this one never comes to an end with it.
  const begin = { seats: 2, options: {}, seed: "0" };
  await expect(rules.run("b", forEver, () => ({ begin }))).rejects.toThrow(EndlessRule);
  expect(endless).toHaveLength(1);
});

test("a match whose rule does not end stands where it stood, and other tables go on", async () => {
  const [ada, bo, cy, dee] = await Promise.all(
    ["Ada", "Bo", "Cy", "Dee"].map((name) => Someone.called(name, server)),
  );
  const hung = await tableFor([ada, bo], { game: "maze" });
  await allReady([ada, bo], hung);
  const fine = await tableFor([cy, dee]);
  await allReady([cy, dee], fine);
  const lives = await Promise.all([ada, cy, dee].map((who) => who.live()));
  await lives[0].watch(hung);
  for (const live of lives.slice(1)) await live.watch(fine);
  const answer = async (key: string) => {
    const { view } = await ada.ok("GET", `/api/tables/${hung}/view`);
    const body = { decision: view.question.decision, answer: key };
    return ada.ask("POST", `/api/tables/${hung}/answer`, body);
  };
  // Threads do not know this game; they would find out what a thread finds out about any other.
  server.house.looks.tryOut = async ({ answer: tried }) => tried?.answer !== "round";
  expect((await answer("on")).status).toBe(200);
  const began = performance.now();
  const got = await answer("round");
  expect(performance.now() - began).toBeGreaterThanOrEqual(LIMIT);
  expect([got.status, got.body.error.code]).toEqual([409, "fault"]);
  await lives[0].until(() => lives[0].messages.find(({ code }) => code === "fault"));
  const { view } = await ada.ok("GET", `/api/tables/${hung}/view`);
  expect([view.state.rooms, view.answers, view.pending.waiting]).toEqual([1, 1, [0]]);
  // The report names the step, and opens where the match stood.
  const [report] = (await server.house.store.matches.faults(`${hung}.1`)) as Body[];
  expect(report.message).toBe(
    `step "wander" of maze does not come to an end; stopped after ${LIMIT / 1000} s`,
  );
  expect(report).toMatchObject({ seat: 0, answer: "round" });
  expect(load(maze, report.before).match.header.game).toBe("maze");
  // Once more, and again: nobody is held up by it any more.
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (let i = 0; i < 5; i++) expect((await answer("round")).body.error.code).toBe("fault");
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(LIMIT);
  expect((await answer("on")).status).toBe(200);
  expect(await playOn(lives.slice(1), fine, chooser(3), 10)).toBeGreaterThanOrEqual(10);
  for (const live of lives) await live.close();
});

test("of a game of which a rule did not end, whatever does end is still played", async () => {
  const own = await trialServer({ ruleLimit: 5_000 });
  const { suspects } = own.house.rules as unknown as { suspects: Set<string> };
  suspects.add("caravan");
  const ada = await Someone.called("Ada", own);
  const table = await tableFor([ada], { seats: 2, bots: ["instinct"] });
  const live = await ada.live();
  await live.watch(table);
  await ada.act(table, "ready");
  await playOn([live], table, chooser(2), 6);
  expect(live.view(table)?.answers).toBeGreaterThanOrEqual(6);
  // It is opened again like that, too.
  own.house.tables.clear();
  expect((await ada.ok("GET", `/api/tables/${table}/view`)).view.answers).toBeGreaterThanOrEqual(6);
  await live.close();
  await own.end();
});
