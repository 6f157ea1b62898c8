/** Breaks that once went unnoticed, each seen now. `npm run break` tries them all. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caravan } from "@sprawl/caravan";
import type { AnyGame } from "@sprawl/engine";
import {
  answersGiven,
  createMatch,
  decisionId,
  hashOf,
  type Match,
  namedSeed,
  propose,
  recordOf,
  safeAnswerFor,
  save,
  waitingFor,
} from "@sprawl/engine/host";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { logged } from "../src/api/logged.js";
import { lendGame } from "../src/games.js";
import { publicLookup } from "../src/notify/addresses.js";
import type { MatchRow, StoredAct } from "../src/store/matches.js";
import { openStore } from "../src/store/store.js";
import { type Around, loadMatch } from "../src/table/loading.js";
import { entry as ambush } from "./ambush.js";
import { allReady, Someone, type Trial, tableFor, trialServer } from "./client.js";

const names = vi.hoisted(() => new Map<string, readonly string[]>());
vi.mock("node:dns", async (original) => {
  const dns = await original<typeof import("node:dns")>();
  type Found = (error: Error | null, found: { address: string; family: number }[]) => void;
  const lookup = (name: string, options: object, done: Found) => {
    const found = names.get(name);
    if (!found) return dns.lookup(name, options, done as never);
    done(
      null,
      found.map((address) => ({ address, family: 4 })),
    );
  };
  return { ...dns, lookup };
});

/** Who is asked later than anybody waits. */
let late = -1;
/** The times between which a delay was drawn last, by seat. */
const between: Record<number, readonly [number, number]> = {};
let server: Trial;
beforeAll(async () => {
  lendGame(ambush);
  const delay = (seat: number, least: number, most: number) => {
    between[seat] = [least, most];
    return seat === late ? 1e6 : 0;
  };
  server = await trialServer({ hooks: { delay } });
});
afterAll(() => server.end());

test("an answer of somebody without a seat counts for nobody", async () => {
  const people = await Promise.all(["Ada", "Bo"].map((name) => Someone.called(name, server)));
  const table = await tableFor(people, { private: false });
  await allReady(people, table);
  const eve = await Someone.called("Eve", server);
  const { view } = await people[0].ok("GET", `/api/tables/${table}/view`);
  const asked = view.pending.waiting[0];
  const seen = await people[asked].ok("GET", `/api/tables/${table}/view`);
  const { decision, safe } = seen.view.question;
  const body = { decision, answer: safe };
  const refused = await eve.refused("POST", `/api/tables/${table}/answer`, body);
  expect(refused.code).toBe("not-yours");
  const live = await eve.live();
  expect((await live.act(table, "answer", body)).error.code).toBe("not-yours");
  await live.close();
  expect((await people[0].ok("GET", `/api/tables/${table}/view`)).view.answers).toBe(0);
});

test("who has a standing pass is passed for after the delay of everybody else, and not at once", async () => {
  const people = await Promise.all(["Ada", "Bo", "Cy"].map((name) => Someone.called(name, server)));
  const table = await tableFor(people, { game: "ambush", botPace: "at-once" });
  await allReady(people, table);
  late = 1;
  for (const seat of [1, 2])
    await people[seat].act(table, "standing", { kind: "shot", pass: true });
  const ada = await people[0].live();
  await ada.watch(table);
  const { decision } = await ada.until(() => ada.question(table));
  await ada.act(table, "answer", { decision, answer: "shoot target=2" });
  // Cy is passed for; Bo, for whom the same delay was drawn longer, is not yet.
  await ada.until(() => ada.view(table)?.pending?.left === 1);
  await new Promise((done) => setTimeout(done, 150));
  expect(ada.view(table)?.pending).toMatchObject({ kind: "shot", left: 1 });
  // However quick the table's bots are to be.
  expect([between[1], between[2]]).toEqual([server.house.config.delay, server.house.config.delay]);
  await ada.close();
  late = -1;
});

function giveSafely(match: Match): void {
  const [seat] = waitingFor(match);
  const answer = safeAnswerFor(match, seat) ?? "";
  propose(match, { seat, decision: decisionId(match), answer });
}

test("a snapshot that is older than a take-back is not used", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sprawl-snapshot-"));
  const store = await openStore(join(folder, "sprawl.db"), () => {});
  try {
    const game = caravan as AnyGame;
    const begun = { game: "caravan", seats: 2, options: {}, seed: namedSeed("snapshot") };
    const match = createMatch(game, begun);
    for (let i = 0; i < 8; i++) giveSafely(match);
    const { answers } = recordOf(match);
    const saved = save(match);
    const acts = [...answers.map((a) => ({ a })), { back: 3, seat: 0 }].map(
      (act, i) => ({ seq: i + 1, act }) as unknown as StoredAct,
    );
    const kept = {
      ...store,
      matches: {
        ...store.matches,
        snapshot: async () => ({ seq: 8, saved }),
        since: async () => acts,
      },
    } as unknown as typeof store;
    const row = { id: "t.1", version: game.version, ...begun } as unknown as MatchRow;
    const run = async (_: string, work: () => unknown) => work();
    const around = { store: kept, rules: { run }, now: Date.now } as unknown as Around;
    const loaded = await loadMatch(around, game, row);
    expect(loaded.snapshotSeq).toBe(0);
    expect(answersGiven(loaded.match)).toBe(3);
    const fresh = createMatch(game, begun);
    for (let i = 0; i < 3; i++) giveSafely(fresh);
    expect(hashOf(loaded.match)).toBe(hashOf(fresh));
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("whoever writes the database waits for the disk", async () => {
  const folder = new URL("../src/store/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => /sqlite/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const set = texts.join("\n").match(/pragma\("synchronous = \w+"\)/g);
  expect(new Set(set)).toEqual(new Set(['pragma("synchronous = FULL")']));
});

test.each([
  ["only public addresses", ["93.184.216.34", "1.1.1.1"], true],
  ["a public and a private one", ["93.184.216.34", "10.0.0.7"], false],
  ["a private and a public one", ["192.168.0.1", "93.184.216.34"], false],
  ["none", [], false],
])("a name that stands for %s", async (_, addresses, allowed) => {
  names.set("hook.example", addresses);
  for (const all of [true, false]) {
    const error = await new Promise<unknown>((done) => publicLookup("hook.example", { all }, done));
    expect(error === null).toBe(allowed);
  }
});

test("of a request, its method and path are logged and nothing else", () => {
  const headers = { cookie: "sprawl=secret", authorization: "secret" };
  const request = { method: "GET", url: "/api/me?code=secret", headers, body: "secret" };
  expect(logged(request)).toEqual({ method: "GET", path: "/api/me" });
});
