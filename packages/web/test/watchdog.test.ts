/** A rule that never ends in this browser's worker: it is stopped, said, and the table stands again. */
import type { View } from "@sprawl/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WorkerFeed, type WorkerLike } from "../src/feed/local.js";
import { Watchdog } from "../src/feed/watchdog.js";
import type { KeptMatch } from "../src/local/kept.js";
import type { Call } from "../src/local/protocol.js";
import { loadGame } from "../src/local/start.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it counts its own knocks, not the time: who slept is not silent", () => {
  const told: string[] = [];
  const dog = new Watchdog(
    3,
    () => told.push("knock"),
    () => told.push("silent"),
  );
  for (let i = 0; i < 3; i++) dog.tick();
  dog.heard();
  for (let i = 0; i < 3; i++) dog.tick();
  expect(told).toEqual(Array(6).fill("knock"));
  dog.tick();
  expect(told.at(-1)).toBe("silent");
});

/** A worker that answers until somebody answers "loop". */
class Fake implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  hung = false;
  ended = false;
  readonly calls: Call[] = [];

  constructor(readonly answers: number) {}

  postMessage(message: Call): void {
    this.calls.push(message);
    if (message.call === "answer" && message.args[1] === "loop") this.hung = true;
    if (this.hung) return;
    const say = (data: object) =>
      this.onmessage?.call(this as never, new MessageEvent("message", { data }));
    if (message.call === "open") {
      const view = { game: "caravan", viewer: 0, answers: this.answers } as unknown as View;
      say({ shown: { view, keep: 0, add: [], fresh: 0 } });
    }
    say({ n: message.n, back: undefined });
  }

  terminate(): void {
    this.ended = true;
  }
}

async function opened() {
  const workers: Fake[] = [];
  const make = () => {
    const worker = new Fake(7);
    workers.push(worker);
    return worker;
  };
  const row = { id: "m", game: "caravan", players: [{ name: "Mira" }] } as unknown as KeptMatch;
  const feed = new WorkerFeed(make, await loadGame("caravan"), row, { pace: 100 });
  await feed.call("open", "m", { pace: 100 });
  return { feed, workers };
}

test("an answer after which nothing is heard is refused, and a new worker opens the match carefully", async () => {
  const { feed, workers } = await opened();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(1);
  const refused = feed.answer("d1", "loop");
  await vi.advanceTimersByTimeAsync(14_000);
  expect(await refused).toMatchObject({ code: "fault" });
  expect([workers.length, workers[0].ended]).toEqual([2, true]);
  expect(workers[1].calls[0]).toMatchObject({
    call: "open",
    args: ["m", { pace: 100, carefully: true }],
  });
  expect(feed.state()).toMatchObject({ status: "live", notice: { code: "endless" } });
  expect(await feed.answer("d1", "pass")).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(2);
  feed.close();
});

test("a match that does not come further a second time is given up, and says so", async () => {
  const { feed, workers } = await opened();
  for (let i = 0; i < 2; i++) {
    const refused = feed.answer("d1", "loop");
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await refused).toMatchObject({ code: "fault" });
  }
  expect(workers).toHaveLength(2);
  expect(feed.state().status).toBe("gone");
  expect(workers.every(({ ended }) => ended)).toBe(true);
  feed.close();
});
