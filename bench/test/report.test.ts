import { expect, test } from "vitest";
import { goalsOf } from "../src/goals.js";
import type { MatchesFigures } from "../src/matches.js";
import { short, table } from "../src/report.js";
import { median, Rounds } from "../src/rounds.js";

function figures(ratios: Record<string, number>): MatchesFigures {
  return { seats: 2, decisions: 104, contestants: {}, ratios };
}

test("a goal is judged by the worst figure of the run", () => {
  const matches = [
    figures({ "yardstick/playout": 3.5, "submit/reducer": 80, "playout/reducer": 99 }),
    figures({ "yardstick/playout": 4.1, "submit/reducer": 101, "playout/reducer": 140 }),
  ];
  expect(goalsOf({ matches }).map(({ reached, met }) => [reached, met])).toEqual([
    [4.1, false],
    [80, false],
    [99, false],
  ]);
  const good = [figures({ "yardstick/playout": 4, "submit/reducer": 100, "playout/reducer": 100 })];
  const playouts = { contestants: {}, ratios: { "imagined/mcts": 120 } };
  expect(goalsOf({ matches: good, playouts }).map(({ met }) => met)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("without the peers there are no goals against them", () => {
  const goals = goalsOf({ matches: [figures({ "yardstick/playout": 3 })] });
  expect(goals.map(({ goal }) => goal)).toEqual([
    "without history, a match costs at most 4 times the plain loop's, at 2 and 4 seats",
  ]);
});

test("a server is judged at 1,000 tables: cost beside the bare loop, delays at a pace", () => {
  const about = { tables: 1000, seats: 2, memoryPerTable: 100, still: 0, loadCpu: 30 };
  const at = (server: "ours" | "bare", cpuPerAnswer: number, p99?: number) => ({
    ...about,
    server,
    pace: p99 === undefined ? 0 : 2000,
    answersPerSecond: 6000,
    cpuPerAnswer,
    bytesPerUpdate: 800,
    ...(p99 !== undefined && { p50: 1, p99 }),
  });
  const loads = [at("bare", 50), at("ours", 160), at("bare", 100, 3), at("ours", 900, 9)];
  const small = { ...at("ours", 10_000), tables: 10 };
  const goals = goalsOf({ server: { loads: [...loads, small], idle: [] } });
  expect(goals.map(({ reached, met }) => [reached, met])).toEqual([
    [6000, true],
    [3.2, false],
    [1, true],
    [9, true],
    [800, true],
  ]);
});

test("starving is judged by the worst trouble", () => {
  const starve = [1.1, 2.3].map((ratio) => ({
    trouble: "bots",
    quiet: 2,
    meanwhile: 2 * ratio,
    ratio,
    answers: 100,
  }));
  expect(goalsOf({ starve })).toMatchObject([{ reached: 2.3, met: false }]);
});

test("a median is in the middle", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("everybody warms up and has every round; ratios are taken round by round", async () => {
  const turns: string[] = [];
  const contestants = {
    a: () => turns.push("a"), // as many units as turns so far: 3, 5 and 7 in its rounds
    b: () => turns.push("b"),
  };
  let time = 0;
  const tick = () => time++;
  const rounds = await Rounds.run(contestants, { rounds: 3, ms: 1, warmUp: 1 }, tick);
  expect(turns.join("")).toBe("abababab");
  expect(rounds.rate("a")).toEqual({ median: 5000, min: 3000, max: 7000 });
  expect(rounds.ratio("b", "a")).toBe(6 / 5);
});

test("a turn goes on until its processor time is used", async () => {
  let turns = 0;
  let time = 0;
  const tick = () => time++;
  await Rounds.run({ a: () => turns++ }, { rounds: 1, ms: 4, warmUp: 0 }, tick);
  expect(turns).toBe(4);
});

test("tables stand in columns", () => {
  expect(
    table(
      ["", "one"],
      [
        ["first", short(12_345.6)],
        ["x", short(1.23456)],
      ],
    ),
  ).toBe("          one\nfirst  12,346\nx        1.23");
});
