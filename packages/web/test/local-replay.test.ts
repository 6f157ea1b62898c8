/** Replays: any step, allowed eyes, forks, and whether the deal was fair. */
import type { GameEntry } from "@sprawl/engine";
import { createMatch, eventsFor, newsOf, replay, Timeline, view } from "@sprawl/engine/host";
import { describe, expect, test } from "vitest";
import { ReplayFeed } from "../src/feed/replay.js";
import type { KeptWhole } from "../src/local/kept.js";
import { sinceLastAnswer } from "../src/local/seated.js";
import { deedAt, deedsOf } from "../src/replay/deeds.js";
import { playOnFrom } from "../src/replay/play-on.js";
import { sourceOf } from "../src/replay/sources.js";
import {
  alone,
  aPlace,
  begun,
  loadGame,
  playOn,
  sitDown,
  together,
  wholeOf,
} from "./local-place.js";

async function played(
  most: number,
  players = alone(1),
): Promise<{ entry: GameEntry; whole: KeptWhole }> {
  const place = aPlace();
  const entry = await loadGame("caravan");
  const table = await begun(place, { game: "caravan", players, seed: "replayed" });
  await playOn(table, entry, most);
  return { entry, whole: await wholeOf(place, table.id) };
}

describe("a replay", () => {
  test("shows at every step what that seat saw, in whatever order one looks", async () => {
    const { entry, whole } = await played(3000);
    const source = sourceOf(entry, whole);
    const feed = new ReplayFeed(source);
    const last = source.record.answers.length;
    expect(feed.steps).toBe(last);
    const steps = [0, 1, 2, last, last - 1, 60, 59, 10, 55, 54, 0, last];
    for (const step of steps) {
      for (const viewer of ["spectator", 0, 1] as const) {
        await feed.seek(step, viewer);
        const { match } = replay(entry.game, source.record, step);
        const { question: _, undo: __, ...seen } = view(match, viewer);
        expect(feed.state().view).toEqual(seen);
        expect(feed.state().log).toEqual(eventsFor(newsOf(match), viewer));
      }
    }
    await feed.seek(1, 0);
    await feed.seek(2, 0, true);
    expect(feed.state().fresh).toBe(feed.state().log.filter(({ at }) => at === 2).length);
    expect(await feed.answer()).toMatchObject({ code: "replay" });
  });

  test("steps by deed: every stop but the last tells something, and nothing told is skipped", async () => {
    const { entry, whole } = await played(3000);
    const feed = new ReplayFeed(sourceOf(entry, whole));
    await feed.readOn();
    const told = feed.told();
    const [quiet] = told.toReversed().flatMap(({ type, at }) => (at < feed.steps ? [type] : []));
    const deeds = deedsOf(told, [quiet], feed.steps);
    expect(deeds[0]).toBe(0);
    expect(deeds.at(-1)).toBe(feed.steps);
    expect(deeds.length).toBeLessThan(feed.steps);
    const tells = new Set(told.filter(({ type }) => type !== quiet).map(({ at }) => at));
    expect(deeds.filter((step) => step > 0 && !tells.has(step))).toEqual([]);
    expect([...tells].filter((step) => !deeds.includes(step))).toEqual([]);
    // Between two deeds the first of them is still shown.
    const gap = deeds.findIndex((step, i) => i > 0 && step > deeds[i - 1] + 1);
    expect(deedAt(deeds, deeds[gap] - 1)).toBe(gap - 1);
    expect(deedAt(deeds, deeds[gap])).toBe(gap);
    await feed.seek(deeds[gap - 1]);
    expect(feed.state().fresh).toBe(0);
    await feed.seek(deeds[gap], feed.viewer, true);
    const between = ({ at }: { at: number }) => at > deeds[gap - 1] && at <= deeds[gap];
    expect(feed.state().fresh).toBe(told.filter(between).length);
  });

  test("knows what the bots thought", async () => {
    const { entry, whole } = await played(5);
    const feed = new ReplayFeed(sourceOf(entry, whole));
    const n = whole.answers.findIndex(({ why }) => why !== undefined) + 1;
    await feed.seek(n);
    expect(feed.thought()).toEqual({ seat: 1, why: whole.answers[n - 1].why });
  });

  test("of a match that is still played: only with the eyes of its one person", async () => {
    const { entry, whole } = await played(3);
    const feed = new ReplayFeed(sourceOf(entry, whole));
    expect(feed.eyes()).toEqual([0]);
    await feed.seek(2, 1);
    expect(feed.state().view?.viewer).toBe(0);
    expect((await feed.moment(1, 1)).view.viewer).toBe(0);
    const two = await played(3, together("Mira", "Rook"));
    const shared = new ReplayFeed(sourceOf(two.entry, two.whole));
    await shared.seek(2, 1);
    expect(shared.state().view?.viewer).toBe("spectator");
  });

  test("verifies an honest deal, and no other", async () => {
    const { entry, whole } = await played(3000);
    const source = sourceOf(entry, whole);
    expect(new ReplayFeed(source).verify()).toEqual({ verified: true, problems: [] });
    const otherDeal = new ReplayFeed({ ...source, commitment: "f".repeat(64) });
    expect(otherDeal.verify().problems).toEqual(["the seed is not the one that was committed to"]);
    const record = { ...source.record, hash: "f".repeat(64) };
    expect(new ReplayFeed({ ...source, record }).verify().verified).toBe(false);
  });

  test("verifies a match that was given up, too", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "given up" });
    await playOn(table, entry, 3);
    await table.host.abandon();
    const source = sourceOf(entry, await wholeOf(place, table.id));
    expect(new ReplayFeed(source).verify()).toEqual({ verified: true, problems: [] });
    expect(new ReplayFeed(source).eyes()).toEqual(["spectator", 0, 1]);
    await table.host.resume();
    expect((await wholeOf(place, table.id)).match.hash).toBeUndefined();
  });

  test("ends where the answers no longer fit, and says so", async () => {
    const { entry, whole } = await played(6);
    const [seat, , kind, nth, answer] = whole.answers[4].a;
    const answers = whole.answers.map((each, i) =>
      i === 4 ? { a: [seat, "another-step", kind, nth, answer] as const } : each,
    );
    const feed = new ReplayFeed(sourceOf(entry, { ...whole, answers }));
    await feed.seek(answers.length);
    expect(feed.step).toBe(4);
    expect(feed.cutShort).toBe(true);
  });
});

test("a bot that comes back hears what came with its last answer and after it", async () => {
  const { entry, whole } = await played(4);
  const answers = whole.answers.map(({ a }) => a);
  const events = new Timeline(createMatch(entry.game, whole.match), answers).eventsUpTo(999);
  const last = answers.findLastIndex(([seat]) => seat === 1) + 1;
  expect(last).toBeGreaterThan(0);
  expect(sinceLastAnswer(1, answers, events)).toEqual(events.filter(({ at }) => at >= last));
  expect(sinceLastAnswer(1, [], events)).toEqual(events);
});

describe("playing on from a step", () => {
  test("begins a match of one's own there, against bots, and leaves the old one alone", async () => {
    const { entry, whole } = await played(3000);
    const source = sourceOf(entry, whole);
    const place = aPlace();
    const id = await playOnFrom(place, source, 7, 1, "You");
    const kept = await wholeOf(place, id);
    expect(kept.match.players).toEqual([{ name: "Mira", bot: "instinct" }, { name: "You" }]);
    expect(kept.answers.map(({ a }) => a)).toEqual(source.record.answers.slice(0, 7));
    const table = await sitDown(place, id);
    expect(table.screen().view.viewer).toBe(1);
    await playOn(table, entry);
    expect(table.screen().view.result).toBeDefined();
    expect((await wholeOf(place, id)).match.id).not.toBe(whole.match.id);
  });
});
