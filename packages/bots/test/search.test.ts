import { instinctBot, random, searchBot, seatBot } from "@sprawl/bots";
import { caravan } from "@sprawl/caravan";
import { instinct } from "@sprawl/caravan/bot";
import type { Instinct } from "@sprawl/engine";
import { answer, waitingFor } from "@sprawl/engine/host";
import { describe, expect, test } from "vitest";
import { rewardsOf } from "../src/reward.js";
import { duel, nim } from "./games.js";
import { begin, playToEnd, wins } from "./table.js";

const byThumb = instinct as Instinct;

describe("strength at Caravan, over fixed seeds", () => {
  test("the rule of thumb beats random play", () => {
    expect(wins(caravan, [instinctBot(byThumb), random], 20)).toBeGreaterThanOrEqual(19);
  });

  test("a little search beats random play", () => {
    const search = searchBot({ iterations: 12, playouts: "random" });
    expect(wins(caravan, [search, random], 10)).toBeGreaterThanOrEqual(9);
  });

  test("search on top of the rule of thumb beats random play, with guards and tolls", () => {
    const search = searchBot({ iterations: 6, instinct: byThumb });
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const match = begin(caravan, `full ${i}`, { guards: true, tolls: true });
      if (playToEnd(match, [random, search], `full ${i}`).winners[0] === 1) won++;
    }
    expect(won).toBe(4);
  });
});

describe("where nothing is hidden", () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [10, 2],
  ])("of a heap of %i it takes %i", (heap, n) => {
    const match = begin(nim, "nim", { heap });
    const seated = seatBot(match, 0, searchBot({ iterations: 1500 }), "nim");
    expect(seated.decide()?.answer).toBe(`take n=${n}`);
  });

  test("one choice is no choice", () => {
    const match = begin(nim, "nim", { heap: 1 });
    const seated = seatBot(match, 0, searchBot({ iterations: 1e9 }), "nim");
    expect(seated.decide()).toEqual({ answer: "take n=1", why: "there is no choice" });
  });
});

describe("every form of question", () => {
  test("a set is picked that passes the check, and the strongest one", () => {
    const match = begin(duel);
    const { hands } = match.play.state as { hands: number[][] };
    const power = (card: number) => (match.play.face(card) as { power: number }).power;
    const strongest = hands[0].toSorted((a, b) => power(b) - power(a)).slice(0, 2);
    const thought = seatBot(match, 0, searchBot({ iterations: 400 }), "pick").decide();
    expect(thought?.answer).toEqual(
      hands[0].filter((card) => strongest.includes(card)).map((card) => `lay card=${card}`),
    );
  });

  test("an amount out of a thousand is drawn towards the best", () => {
    const match = begin(duel);
    for (const seat of [0, 1]) {
      const thought = seatBot(match, seat, random, "lay").decide();
      answer(match, seat, thought?.answer ?? 0);
    }
    expect(waitingFor(match)).toEqual([0, 1]);
    const thought = seatBot(match, 1, searchBot({ iterations: 600 }), "bid").decide();
    expect(Math.abs(Number(thought?.answer) - 500)).toBeLessThan(120);
  });

  test("whole matches go through, whoever sits where", () => {
    const bots = [searchBot({ iterations: 10 }), searchBot({ iterations: 10 })];
    expect(playToEnd(begin(duel), bots).reason).toBe("power");
  });
});

describe("thinking", () => {
  test("the same seed and number of worlds give the same thought; another seed another", () => {
    const match = begin(caravan);
    const think = (seed: string) =>
      seatBot(match, 0, searchBot({ iterations: 40, instinct: byThumb }), seed).decide();
    expect(think("a")).toEqual(think("a"));
    expect(think("a")?.why).not.toEqual(think("b")?.why);
  });

  test("it says how often it tried what, and what that was worth", () => {
    const match = begin(caravan);
    const thought = seatBot(match, 0, searchBot({ iterations: 40 }), "why").decide();
    expect(thought?.why).toMatch(/^40 worlds: (\S.* \d+% of \d+, ){3}\S.* \d+% of \d+$/);
    expect(thought?.why).toContain(`: ${thought?.answer} `);
  });

  test("time is told by the clock it is given, and by no other", () => {
    const match = begin(caravan);
    let time = 0;
    const now = () => time++; // a playout looks at it twice for every answer
    const timed = searchBot({ milliseconds: 5000, now });
    const thought = seatBot(match, 0, timed, "time").decide();
    expect(Number(/^(\d+) worlds/.exec(thought?.why ?? "")?.[1])).toBeGreaterThan(10);
    expect(time).toBeLessThanOrEqual(5002);
    const both = searchBot({ milliseconds: 1e9, now, iterations: 7 });
    expect(seatBot(match, 0, both, "time").decide()?.why).toMatch(/^7 worlds/);
  });

  test("a world in which a rule goes wrong tells nothing, and is counted", () => {
    const match = begin(caravan);
    let calls = 0;
    const broken: Instinct = (view, question, draw) => {
      if (++calls % 300 === 0) throw new Error("a rule went wrong");
      return byThumb(view as Parameters<typeof byThumb>[0], question, draw);
    };
    const thought = seatBot(
      match,
      0,
      searchBot({ iterations: 20, instinct: broken }),
      "x",
    ).decide();
    expect(thought?.why).toMatch(/^20 worlds, [1-9]\d* lost: /);
  });
});

describe("what an end is worth", () => {
  test("to win is worth most, and scores tell narrow from wide", () => {
    const narrow = rewardsOf({ winners: [0], reason: "", scores: [101, 100] }, 2);
    const wide = rewardsOf({ winners: [0], reason: "", scores: [150, 50] }, 2);
    expect(wide).toEqual([1, 0]);
    expect(narrow[0]).toBeGreaterThan(0.75);
    expect(narrow[0]).toBeLessThan(wide[0]);
    expect(narrow[1]).toBeGreaterThan(wide[1]);
    expect(narrow[1]).toBeLessThan(0.25);
  });

  test("all who win share it; no end is worth half", () => {
    expect(rewardsOf({ winners: [0, 2], reason: "" }, 3)).toEqual([1, 0, 1]);
    expect(rewardsOf({ winners: [], reason: "", scores: [7] }, 1)).toEqual([0]);
    expect(rewardsOf(undefined, 2)).toEqual([0.5, 0.5]);
  });
});
