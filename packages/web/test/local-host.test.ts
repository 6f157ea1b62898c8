/** Matches in the browser: what is kept, when it is shown, and that nothing is lost. */
import type { AnyGame, GameEntry } from "@sprawl/engine";
import { hashOf, replay } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import type { Change, LocalStore } from "../src/local/kept.js";
import { memoryStore } from "../src/local/memory-store.js";
import { recordOfKept } from "../src/local/standing.js";
import {
  alone,
  aPlace,
  begun,
  loadGame,
  playOn,
  playOne,
  sitDown,
  wholeOf,
} from "./local-place.js";

describe("a match alone against bots", () => {
  test("is played to its end; bots answer until the person is asked", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const table = await begun(place, { game: "caravan", players: alone(2), seed: "solo" });
    expect(table.screen().view.viewer).toBe(0);
    expect(table.screen().curtain).toBeUndefined();
    await playOn(table, entry);
    const { match, answers } = await wholeOf(place, table.id);
    expect(match.result).toEqual(table.screen().view.result);
    expect(match.waiting).toEqual([]);
    expect(answers.length).toBe(table.screen().view.answers);
    expect(answers.some(({ why }) => why !== undefined)).toBe(true);
    expect(new Set(answers.map(({ a }) => a[0]))).toEqual(new Set([0, 1, 2]));
  });

  test("the record that is kept leads to the match that was played", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "record" });
    await playOn(table, entry, 6);
    const whole = await wholeOf(place, table.id);
    const record = recordOfKept(
      whole,
      whole.answers.map(({ a }) => a),
    );
    const { match, misfit } = replay(entry.game, record);
    expect(misfit).toBeUndefined();
    expect(hashOf(match)).toBe((await table.host.record()).hash);
  });

  test("waits its pace before each open bot answer", async () => {
    const place = aPlace();
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const { id } = await begun(place, { game: "caravan", players: alone(1), seed: "pace" });
    const table = await sitDown(place, id, { wait });
    expect(waits).toEqual([]);
    table.host.setPace(250);
    const before = table.screen().view.answers;
    await playOn(table, await loadGame("caravan"), 3);
    const byBots = table.screen().view.answers - before - 3;
    expect(byBots).toBeGreaterThan(0);
    expect(waits).toEqual(Array.from({ length: byBots }, () => 250));
  });

  test("the log grows by what is new, and holds what a fresh look would", async () => {
    const place = aPlace();
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "log" });
    await playOn(table, await loadGame("caravan"), 5);
    let log: unknown[] = [];
    for (const { keep, add, fresh } of table.shown) {
      log = [...log.slice(0, keep), ...add];
      expect(fresh === 0 || fresh === add.length).toBe(true);
    }
    const again = await sitDown(place, table.id);
    expect(log).toEqual(again.screen().add);
    expect(log.length).toBeGreaterThan(5);
  });
});

/** A store that says what it has kept, and can be made to fail. */
function watched(order: string[]) {
  const kept = memoryStore();
  const how = { fails: false };
  const store: LocalStore = {
    ...kept,
    write: async (change: Change) => {
      await new Promise((done) => setTimeout(done, 0));
      if (how.fails) throw new Error("the disk is full");
      const done = await kept.write(change);
      order.push(`kept ${change.match.answers}`);
      return done;
    },
  };
  return { store, how };
}

describe("durability", () => {
  test("every answer is kept before it is shown, the bots' too", async () => {
    const order: string[] = [];
    const place = aPlace(watched(order).store);
    const { id } = await begun(place, { game: "caravan", players: alone(1), seed: "order" });
    const table = await sitDown(place, id);
    order.length = 0;
    const { push } = table.shown;
    table.shown.push = (...shown) => {
      for (const { view } of shown) order.push(`shown ${view.answers}`);
      return push.apply(table.shown, shown);
    };
    const before = table.screen().view.answers;
    await playOn(table, await loadGame("caravan"), 4);
    const expected: string[] = [];
    for (let n = before + 1; n <= table.screen().view.answers; n++) {
      expected.push(`kept ${n}`, `shown ${n}`);
    }
    expect(order).toEqual(expected);
    expect(order.length).toBeGreaterThan(8);
  });

  test("what could not be kept did not happen, and can be done once more", async () => {
    const { store, how } = watched([]);
    const place = aPlace(store);
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "full" });
    const before = table.screen();
    const { question } = before.view;
    if (!question) throw new Error("nobody is asked");
    how.fails = true;
    const refused = await table.host.answer(question.decision, question.options[0].key);
    expect(refused).toEqual({ code: "not-kept", message: "the disk is full" });
    expect(table.screen()).toBe(before);
    expect((await wholeOf(place, table.id)).answers.length).toBe(before.view.answers);
    how.fails = false;
    expect(await table.host.answer(question.decision, question.options[0].key)).toBeUndefined();
    await table.host.settled();
    expect(table.screen().view.answers).toBeGreaterThan(before.view.answers);
  });

  test("two pages with one match: the later one reads what the first has written", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const one = await begun(place, { game: "caravan", players: alone(1), seed: "two" });
    const two = await sitDown(place, one.id);
    await playOne(one, entry);
    const { question } = two.screen().view;
    const refused = await two.host.answer(question?.decision ?? "", question?.options[0].key ?? "");
    expect(refused?.code).toBe("stale");
    await two.host.settled();
    expect(two.screen().view).toEqual(one.screen().view);
    await playOne(two, entry);
    await one.host.refresh();
    expect(one.screen().view).toEqual(two.screen().view);
  });
});

describe("a crash at any decision", () => {
  const cases = [
    { game: "caravan", players: alone(2), most: 400 },
    { game: "synthetic-sins", players: alone(0), most: 60 },
  ];
  test.each(cases)("$game goes on as if nothing had been", async ({ game, players, most }) => {
    const entry = await loadGame(game);
    const setup = { game, players, seed: "crash" };
    const place = aPlace();
    const first = await begun(place, setup);
    // The same match on another disk, which never crashes.
    const whole = await wholeOf(place, first.id);
    const steady = aPlace();
    await steady.store.begin(whole);
    const calm = await sitDown(steady, first.id);
    let table = await sitDown(place, first.id);
    for (let i = 0; i < most && !table.screen().view.result; i++) {
      await playOne(table, entry);
      await playOne(calm, entry);
      table.host.close();
      table = await sitDown(place, first.id);
      expect(table.screen().view).toEqual(calm.screen().view);
    }
    expect(table.screen().view.answers).toBeGreaterThan(15);
    const log = calm.shown.reduce<readonly unknown[]>(
      (so, { keep, add }) => [...so.slice(0, keep), ...add],
      [],
    );
    expect(table.screen().add).toEqual(log);
  });

  test("an answer that was kept but never shown is there afterwards", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const { id, host, shown } = await begun(place, {
      game: "caravan",
      players: alone(1),
      seed: "gone",
    });
    const before = shown.at(-1)?.view;
    const post = () => {
      throw new Error("the page is gone");
    };
    host.close();
    const dying = await sitDown(place, id);
    const { question } = dying.screen().view;
    dying.shown.push = post;
    await expect(
      dying.host.answer(question?.decision ?? "", question?.options[0].key ?? ""),
    ).rejects.toThrow("the page is gone");
    const table = await sitDown(place, id);
    expect(table.screen().view.answers).toBeGreaterThan(before?.answers ?? 0);
    await playOn(table, entry, 3);
  });
});

describe("taking back", () => {
  test("is kept, and the question has an id of its own, also after a reload", async () => {
    const place = aPlace();
    const entry = await loadGame("synthetic-sins");
    const table = await begun(place, { game: "synthetic-sins", players: alone(0), seed: "undo" });
    let back: string | undefined;
    for (let i = 0; i < 60 && back === undefined; i++) {
      const { question } = table.screen().view;
      await playOne(table, entry);
      if (table.screen().view.undo?.possible) back = question?.decision;
    }
    const before = table.screen().view.answers;
    expect(await table.host.undo()).toBeUndefined();
    expect(table.screen().notice?.code).toBe("taken-back");
    const now = table.screen().view;
    expect(now.answers).toBe(before - 1);
    expect(now.question?.decision).not.toBe(back);
    expect((await wholeOf(place, table.id)).answers.length).toBe(before - 1);
    const again = await sitDown(place, table.id);
    expect(again.screen().view).toEqual({ ...now, undo: again.screen().view.undo });
  });

  test("says why not", async () => {
    const place = aPlace();
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "no" });
    const refused = await table.host.undo();
    expect(refused?.code).toBe("cannot-undo");
  });
});

describe("rules that change or break", () => {
  /** Caravan whose rules go wrong at this answer. */
  async function broken(): Promise<{ entry: GameEntry; rule: { at: number } }> {
    const entry = await loadGame("caravan");
    const rule = { at: Number.POSITIVE_INFINITY };
    const steps = Object.fromEntries(
      Object.entries(entry.game.steps).map(([name, step]) => [
        name,
        (g: Parameters<typeof step>[0], arg: never) => {
          if (g.answers >= rule.at) throw new Error("a rule broke");
          return step(g, arg);
        },
      ]),
    );
    return { entry: { ...entry, game: { ...entry.game, steps } as AnyGame }, rule };
  }

  test("a rule that throws leaves the match at the decision before and says so", async () => {
    const { entry, rule } = await broken();
    const place = { ...aPlace(), load: async () => entry };
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "fault" });
    await playOn(table, entry, 3);
    const before = table.screen().view;
    rule.at = before.answers + 1;
    await expect(playOne(table, entry)).rejects.toThrow("A rule went wrong.");
    expect(table.screen().notice?.code).toBe("fault");
    expect(table.screen().view).toEqual(before);
    rule.at = Number.POSITIVE_INFINITY;
    await playOne(table, entry);
    expect(table.screen().view.answers).toBeGreaterThan(before.answers);
  });

  test("where stored answers no longer fit, the snapshot goes on and the table is told", async () => {
    const place = aPlace();
    const entry = await loadGame("caravan");
    const table = await begun(place, { game: "caravan", players: alone(1), seed: "changed" });
    await playOn(table, entry, 5);
    const before = table.screen().view;
    const whole = await wholeOf(place, table.id);
    expect(whole.saved).toBeDefined();
    // As if the rules had asked something else for the first answer, and something else just now.
    const [seat, step, kind, , answer] = whole.answers[0].a;
    const answers = [{ a: [seat, step, kind, 99, answer] as const }, ...whole.answers.slice(1)];
    const other = aPlace();
    await other.store.begin({ ...whole, answers });
    const loaded = await sitDown(other, table.id);
    expect(loaded.shown[0].notice).toBeUndefined();
    expect(loaded.screen().view.state).toEqual(before.state);
    // The newest answer, too, fits no more: it is asked again.
    const late = whole.answers.length;
    const wrong = { a: [seat, "no-such-step", kind, 1, answer] as const };
    const third = aPlace();
    await third.store.begin({
      ...whole,
      match: { ...whole.match, answers: late + 1 },
      answers: [...answers, wrong],
    });
    const again = await sitDown(third, table.id);
    expect(again.shown[0].notice?.code).toBe("asked-again");
    expect(again.screen().view.state).toEqual(before.state);
    expect((await wholeOf(third, table.id)).answers.length).toBe(late);
    await playOn(again, entry);
    expect(again.screen().view.result).toBeDefined();
  });
});

test("a match that was given up asks nobody, and can be taken up again", async () => {
  const place = aPlace();
  const entry = await loadGame("caravan");
  const table = await begun(place, { game: "caravan", players: alone(1), seed: "up" });
  expect(await table.host.abandon()).toBeUndefined();
  expect(table.screen().abandoned).toBe(true);
  expect(table.screen().view.question).toBeUndefined();
  expect((await wholeOf(place, table.id)).match.abandoned).toBe(true);
  expect(await table.host.resume()).toBeUndefined();
  expect((await wholeOf(place, table.id)).match.abandoned).toBeUndefined();
  await playOn(table, entry, 2);
});
