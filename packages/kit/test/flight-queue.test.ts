import { describe, expect, test } from "vitest";
import { createFlightQueue, flightTime, type Job } from "../src/flight-queue.js";

/** A flight that lands when told to. */
function flight(log: string[], name: string): Job & { land(): void } {
  let land = () => {};
  return {
    run: (ms) =>
      new Promise((resolve) => {
        log.push(`${name} flies ${ms}`);
        land = resolve;
      }),
    cancel: () => log.push(`${name} is cancelled`),
    land: () => land(),
  };
}

const never = () => new Promise<void>(() => {});
const settle = () => new Promise<void>((done) => setTimeout(done, 0));

describe("how long a flight takes", () => {
  test("is what is set while few wait", () => {
    expect([0, 1, 4].map((waiting) => flightTime(290, waiting))).toEqual([290, 290, 290]);
  });

  test("falls with the number that wait, down to none", () => {
    expect(flightTime(290, 8)).toBe(145);
    expect(flightTime(290, 12)).toBe(97);
    expect(flightTime(290, 40)).toBe(0);
    expect(flightTime(0, 0)).toBe(0);
  });
});

describe("the queue of flights", () => {
  test("flies one after the other, and tells when each has landed", async () => {
    const log: string[] = [];
    const queue = createFlightQueue(() => 300, never);
    const [one, two] = [flight(log, "one"), flight(log, "two")];
    void queue.add(one).then(() => log.push("one landed"));
    const last = queue.add(two).then(() => log.push("two landed"));
    await settle();
    expect(log).toEqual(["one flies 300"]);
    one.land();
    await settle();
    two.land();
    await last;
    expect(log).toEqual(["one flies 300", "one landed", "two flies 300", "two landed"]);
    expect(queue.busy).toBe(false);
  });

  test("counts all that came together before the first one flies", async () => {
    const log: string[] = [];
    const queue = createFlightQueue(() => 300, never);
    for (let i = 0; i < 9; i++) void queue.add(flight(log, `${i}`));
    await settle();
    expect(log).toEqual(["0 flies 150"]);
  });

  test("does not fly a queue that is far too long, and ends every promise", async () => {
    const log: string[] = [];
    const queue = createFlightQueue(
      () => 300,
      async () => {},
    );
    const jobs = Array.from({ length: 30 }, (_, i) => flight(log, `${i}`));
    const all = Promise.all(jobs.map((job) => queue.add(job)));
    await settle();
    expect(log.slice(0, 2)).toEqual(["0 is cancelled", "1 is cancelled"]);
    queue.skipAll();
    await all;
  });

  test("skips all: what flies and what waits", async () => {
    const log: string[] = [];
    const queue = createFlightQueue(() => 300, never);
    const all = Promise.all([queue.add(flight(log, "one")), queue.add(flight(log, "two"))]);
    await settle();
    queue.skipAll();
    await all;
    expect(log).toEqual(["one flies 300", "two is cancelled", "one is cancelled"]);
    expect(queue.busy).toBe(false);
  });

  test("flies again after a skip", async () => {
    const log: string[] = [];
    const queue = createFlightQueue(
      () => 300,
      async () => {},
    );
    const first = queue.add(flight(log, "one"));
    await settle();
    queue.skipAll();
    await first;
    await settle();
    void queue.add(flight(log, "two"));
    await settle();
    expect(log.at(-1)).toBe("two flies 300");
  });
});
