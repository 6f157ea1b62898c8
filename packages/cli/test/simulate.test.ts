import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, ask, defineGame, type Play } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { describe, expect, test } from "vitest";
import { coloursFor } from "../src/colours.js";
import { warnOf } from "../src/simulate/estimate.js";
import { playOne } from "../src/simulate/one.js";
import { extremeLines } from "../src/simulate/parts.js";
import { reportLines, reportOf } from "../src/simulate/report.js";
import { runsLines, runsReport } from "../src/simulate/runs.js";
import { add, count, mean, newTally, quantile, type Tally, wilson } from "../src/simulate/tally.js";
import { folder, worldIn } from "./world.js";

const figures = (out: string) => ({ ...JSON.parse(out), seconds: 0 });

describe("sprawl simulate", () => {
  test("one JSON object, with everything a program wants", async () => {
    const line = "simulate caravan --matches 12 --bots instinct,random --seed s --json";
    const { code, out, err } = await worldIn(folder())(line, { tty: false });
    expect([code, err]).toEqual([0, ""]);
    expect(out.trimEnd().split("\n")).toHaveLength(1);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: "caravan",
      seats: 2,
      bots: ["instinct", "random"],
      seed: "s",
      matches: 12,
      ended: 12,
      errors: 0,
      decisions: 12 * 104,
      wins: { "seat 0": 12, "seat 1": 0 },
      reasons: { "highest-score": 12 },
      rounds: { p50: 27, p95: 27, max: 27 },
      lengths: { p50: 104, p95: 104, max: 104 },
      failures: [],
    });
    expect(report.seconds).toBeGreaterThan(0);
    expect(report.botWins.instinct).toMatchObject({ played: 12, won: 12, share: 1, high: 1 });
    expect(report.botWins.instinct.low).toBeCloseTo(0.7575, 3);
  });

  test("the same seed is the same matches; another is not", async () => {
    const sprawl = worldIn(folder());
    const line = "simulate caravan -n 40 --seats 3 --set guards=true --json";
    const one = await sprawl(`${line} --seed a`);
    const same = await sprawl(`${line} --seed a`);
    const other = await sprawl(`${line} --seed b`);
    expect(figures(one.out)).toEqual(figures(same.out));
    expect(figures(one.out).wins).not.toEqual(figures(other.out).wins);
    expect(figures(one.out).bots).toEqual(["random", "random", "random"]);
  });

  test("one match alone is the one it was among the others", async () => {
    const sprawl = worldIn(folder());
    const line = "simulate caravan --bots random --seed a --json";
    const alone = [];
    for (const i of [0, 1, 2]) alone.push(figures((await sprawl(`${line} --only ${i}`)).out));
    const together = figures((await sprawl(`${line} -n 3`)).out);
    const won = alone.reduce((sum, { wins }) => sum + wins["seat 0"], 0);
    expect(together.wins["seat 0"]).toBe(won);
  });

  test("bots that change seats are counted by bot", async () => {
    const line = "simulate caravan -n 10 --bots instinct,random --rotate --seed s --json";
    const report = figures((await worldIn(folder())(line)).out);
    expect(report.botWins).toMatchObject({ instinct: { won: 10 }, random: { won: 0 } });
    expect(report.wins).toEqual({ "seat 0": 5, "seat 1": 5 });
  });

  test("bots by seat, and by side once it is dealt", async () => {
    const sprawl = worldIn(folder());
    const seats = "simulate caravan -n 4 --bots random,1=instinct --seats 2 --seed s --json";
    expect(figures((await sprawl(seats)).out).bots).toEqual(["random", "instinct"]);
    const sides =
      "simulate social-deduction -n 2 --seats 5 --bots random,machine=instinct --seed s --json";
    const { botWins, sideWins } = figures((await sprawl(sides)).out);
    expect(Object.keys(botWins).sort()).toEqual(["instinct", "random"]);
    expect(botWins.instinct.played + botWins.random.played).toBe(10);
    expect(Object.keys(sideWins)).toContain("machine");
    const read = await sprawl(sides.replace(" --json", ""));
    expect(read.out).toMatch(/^social-deduction, 5 seats, random, .*, machine=instinct, seed s$/m);
    expect(read.out).toMatch(/^bot +won/m);
  });

  test("bots by side where sides are dealt after the first choices, and as one run has them", async () => {
    const sprawl = worldIn(folder());
    const late =
      "simulate the-beginning -n 1 --seats 3 --bots random,human=instinct --seed s --json";
    const { botWins } = figures((await sprawl(late)).out);
    expect(Object.keys(botWins).sort()).toEqual(["instinct", "random"]);
    expect(botWins.instinct.played + botWins.random.played).toBe(3);
    const { err } = await sprawl("simulate human-interface -n 1 --bots zz=random");
    expect(err).toContain("nakamura");
  });

  test("a seat or a side that is not there is refused, and the sides are named", async () => {
    const sprawl = worldIn(folder());
    const seat = await sprawl("simulate caravan --seats 2 --bots 2=random");
    expect([seat.code, seat.err]).toEqual([2, expect.stringContaining("there is no seat 2")]);
    const side = await sprawl("simulate social-deduction --seats 5 --bots robot=random");
    expect(side.code).toBe(2);
    expect(side.err).toMatch(/nobody is "robot"; there are: .*human.*machine/);
  });

  test("a run that will take hours says so before it begins", async () => {
    const quick = await worldIn(folder())("simulate caravan -n 3 --bots random --seed s");
    expect(quick.err).not.toContain("hours");
    const entry = await findGame("caravan")?.load();
    if (!entry) throw new Error("there is no caravan");
    const bots = ["search:2s", "random"];
    const setting = { game: "caravan", seats: 2, options: {}, bots, rotate: false, seed: "s" };
    const plan = { setting, matches: 1000, jobs: 2 };
    expect(warnOf(entry, plan, () => 0)).toMatch(/about 1[0-9] hours/); // 52 decisions of 2 s
    expect(warnOf(entry, { ...plan, matches: 10 }, () => 0)).toBeUndefined();
    // The first match of a process is slow; those after it are counted.
    let looks = 0;
    const warming = () => [0, 0, 0, 400][looks++] ?? 400 + looks;
    const cold = { ...plan, setting: { ...setting, bots: ["random", "random"] }, matches: 100_000 };
    expect(warnOf(entry, cold, warming)).toBeUndefined();
  });

  test("an interrupted run says so, and reports what was played", async () => {
    const { code, out, err } = await worldIn(folder())(
      "simulate caravan -n 50 --bots random --seed s --json",
      { stopAt: 200 },
    );
    expect(code).toBe(130);
    const { matches } = JSON.parse(out);
    expect(matches).toBeGreaterThan(0);
    expect(matches).toBeLessThan(50);
    expect(err).toContain(`Interrupted: ${matches} of 50 matches were played.`);
  });

  test("keeping a record changes nothing, and the record holds", async () => {
    const place = folder();
    const sprawl = worldIn(place);
    const line = "simulate caravan -n 3 --bots instinct,random --preset full --seed r --json";
    const plain = await sprawl(line);
    const kept = await sprawl(`${line} --records out`);
    expect(figures(kept.out)).toEqual(figures(plain.out));
    const names = ["caravan-000000.json", "caravan-000001.json", "caravan-000002.json"];
    expect(readdirSync(join(place, "out")).sort()).toEqual(names);
    for (const name of names) expect((await sprawl(`verify out/${name}`)).code).toBe(0);
  });

  test("search plays too, the same way every time", async () => {
    const sprawl = worldIn(folder());
    const line = "simulate caravan -n 2 --bots search:4,random --seed s --json";
    const one = figures((await sprawl(line)).out);
    expect(figures((await sprawl(line)).out)).toEqual(one);
    expect(one.ended).toBe(2);
  });

  test("to be read: a table by seat and by bot, and a bar for whoever watches", async () => {
    const line = "simulate caravan -n 30 --bots instinct,random --seed s";
    const { code, out, err } = await worldIn(folder())(line, { tty: true, env: { NO_COLOR: "1" } });
    expect(code).toBe(0);
    expect(out).toMatch(/^seat 0 +30 +30 +100\.0% +88\.6% to 100\.0%$/m);
    expect(out).toMatch(/^random +0 +30 +0\.0% +0\.0% to 11\.4%$/m);
    expect(out).toMatch(/^rounds +27 +27 +27$/m);
    expect(err).toMatch(/\[#*\.*\] \d+\/30 matches/);
  });
});

describe("runs of a game", () => {
  const line = "simulate synthetic-sins -n 2 --seed runs --runs back-door,absolution";

  test("one report a run, and one of all together", async () => {
    const { code, out } = await worldIn(folder())(`${line} --json`);
    expect(code).toBe(0);
    const { runs, ...all } = JSON.parse(out);
    expect(runs.map(({ name }: { name: string }) => name)).toEqual(["back-door", "absolution"]);
    expect(runs[1]).toMatchObject({ matches: 2, options: { mission: "absolution" } });
    expect(all).toMatchObject({ bots: ["instinct"], matches: 4, ended: 4, errors: 0 });
    expect(all.figures["alarm at end"].max).toBe(
      Math.max(runs[0].figures["alarm at end"].max, runs[1].figures["alarm at end"].max),
    );
    const alone =
      "simulate synthetic-sins -n 2 --seed runs --bots instinct --set mission=absolution";
    const single = JSON.parse((await worldIn(folder())(`${alone} --json`)).out);
    expect(single.figures).toEqual(runs[1].figures);
    expect(single.runs).toBeUndefined();
  });

  test("to be read: a line a run, with its interval and the game's own figures", async () => {
    const { out } = await worldIn(folder())(line, { env: { NO_COLOR: "1" } });
    expect(out).toMatch(
      /^run +won +of +share +19 times out of 20 +turns +alarm at end +health left$/m,
    );
    expect(out).toMatch(
      /^back-door +\d +2 +[\d.]+% +[\d.]+% to [\d.]+% +[\d.]+ +[\d.]+ +[\d.-]+$/m,
    );
    expect(out).toContain("turns, alarm at end and health left: means.");
  });

  test("says which there are", async () => {
    const sprawl = worldIn(folder());
    const { err } = await sprawl("simulate synthetic-sins --runs moon");
    expect(err).toContain('--runs: there is no run "moon"; there are: all, back-door, paper-trail');
    const none = await sprawl("simulate caravan --runs all");
    expect(none.err).toContain("--runs: caravan lists none");
    const only = await sprawl("simulate synthetic-sins --runs all --only 3");
    expect(only.err).toContain("--only: is for one setting, and not for runs");
  });

  test("sides and numbers of seats stand side by side", () => {
    const rounds = { 2: 4 };
    const played = { ...newTally(), matches: 4, ended: 4, rounds };
    const tally = (sides: Tally["sides"]) => ({ ...played, sides });
    const setting = {
      game: "g",
      seats: 2,
      options: {},
      bots: ["random"],
      rotate: false,
      seed: "s",
    };
    const ran = [
      {
        name: "four",
        setting,
        tally: tally({ human: { played: 4, won: 3 }, machine: { played: 4, won: 1 } }),
      },
      {
        name: "six",
        setting,
        tally: tally({ human: { played: 4, won: 0 }, machine: { played: 4, won: 4 } }),
      },
    ];
    const plain = coloursFor({ isTTY: false, write() {}, columns: 80 }, { NO_COLOR: "1" });
    const lines = runsLines(runsReport(setting, ran, 1), plain);
    expect(lines.slice(3, 8).map((each) => each.replace(/ +/g, " "))).toEqual([
      "run side won of share 19 times out of 20 rounds rounds p95",
      "four human 3 4 75.0% 30.1% to 95.4% 2.0 2",
      " machine 1 4 25.0% 4.6% to 69.9%",
      "six human 0 4 0.0% 0.0% to 49.0% 2.0 2",
      " machine 4 4 100.0% 51.0% to 100.0%",
    ]);
    expect(lines.join("\n")).toMatch(/^human +3 +8 +37\.5%/m);
  });
});

describe("counting", () => {
  test("Wilson's interval", () => {
    const [low, high] = wilson({ played: 100, won: 50 });
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilson({ played: 0, won: 0 })).toEqual([0, 1]);
    expect(wilson({ played: 10, won: 0 })[0]).toBe(0);
  });

  test("shares of what was counted", () => {
    const counts = { 3: 50, 10: 45, 7: 4, 200: 1 };
    expect([0.5, 0.54, 0.95, 1].map((share) => quantile(counts, share))).toEqual([3, 7, 10, 200]);
    expect(quantile({}, 0.5)).toBe(0);
    expect([mean(counts), mean({})]).toEqual([8.28, 0]);
  });

  test("a side wins once, however many of it sit there", () => {
    const tally = newTally();
    const casting = [
      { side: "human", character: "medic" },
      { side: "human", character: "pilot" },
      { side: "machine", character: "spy" },
    ];
    const bots = ["random", "random", "random"];
    const about = { decisions: 5, rounds: 2, bots, casting };
    count(tally, { ...about, index: 0, result: { winners: [0], reason: "purged" } });
    count(tally, {
      ...about,
      index: 1,
      result: { winners: [2], reason: "hidden", sides: ["machine"] },
    });
    count(tally, { ...about, index: 2, result: { winners: [], reason: "dusk", sides: ["city"] } });
    expect(tally.sides).toEqual({
      human: { played: 3, won: 1 },
      machine: { played: 3, won: 1 },
      city: { played: 1, won: 1 },
    });
    expect(tally.characters.medic).toEqual({ played: 3, won: 1 });
    expect(tally.characters.pilot).toEqual({ played: 3, won: 0 });
    count(tally, { ...about, index: 3, result: { winners: [0, 1], reason: "purged" } });
    expect([tally.without, tally.shared, tally.ended]).toEqual([1, 1, 4]);
  });
});

test("a side nobody was on at the end has lost too, and camps count together", () => {
  const tally = newTally();
  const camp = "outsiders";
  const about = { decisions: 5, rounds: 2, bots: ["random", "random"] };
  const first = [{ side: "human" }, { side: "rogue", camp }];
  const second = [
    { side: "ghost", camp },
    { side: "rogue", camp },
  ];
  count(tally, { ...about, index: 0, casting: first, result: { winners: [0], reason: "" } });
  count(tally, { ...about, index: 1, casting: second, result: { winners: [0], reason: "" } });
  const setting = { game: "g", seats: 2, options: {}, bots: [], rotate: false, seed: "s" };
  const { sideWins, sidePresent } = reportOf(setting, tally, 0);
  const won = Object.entries(sideWins).map(([side, { won, played }]) => [side, won, played]);
  expect(won).toEqual([
    ["ghost", 1, 2],
    ["human", 1, 2],
    ["outsiders", 1, 2],
    ["rogue", 0, 2],
  ]);
  expect(sidePresent.ghost).toMatchObject({ played: 1, won: 1 });
  expect(sidePresent).not.toHaveProperty("rogue");
});

describe("what takes part", () => {
  const setting = { game: "g", seats: 2, options: {}, bots: ["random"], rotate: false, seed: "s" };
  const plain = coloursFor({ isTTY: false, write() {}, columns: 80 }, { NO_COLOR: "1" });
  const played = (index: number, winner: number, used: readonly [number, number]) => {
    const part = (times: number) => ({ times, won: winner === 0 ? times : 0 });
    const parts = { card: { knife: part(used[0]), lamp: part(used[1]), rope: part(0) } };
    const result = { winners: [winner], reason: "" };
    return { index, decisions: 1, bots: ["random", "random"], result, parts };
  };

  test("is counted against the mean of its kind, and against the share of a seat", () => {
    const tally = newTally();
    count(tally, played(0, 0, [3, 1]));
    count(tally, played(1, 1, [2, 0]));
    const sum = newTally();
    add(sum, tally);
    const { parts } = reportOf(setting, sum, 0);
    const knife = { times: 5, matches: 2, won: 3, share: 1, often: 2.5, fortune: 1.2 };
    const lamp = { times: 1, matches: 1, won: 1, share: 0.5, often: 0.5, fortune: 2 };
    const rope = { times: 0, matches: 0, won: 0, share: 0, often: 0, fortune: 0 };
    expect(parts).toEqual({ card: { knife, lamp, rope } });
    const read = extremeLines([{ name: "both", parts }], plain).map((line) =>
      line.replace(/ +/g, " "),
    );
    expect(read[1]).toBe("both card 2 of 3 0.0% rope 2.50 knife 1.20 knife 2.00 lamp");
    const all = reportLines(reportOf(setting, sum, 0), plain);
    expect(all.map((line) => line.replace(/ +/g, " "))).toContain("knife 5 100.0% 2.50 3 1.20");
  });

  test("in a game that says so, whoever plays", async () => {
    const line = "simulate cyberverse -n 1 --seats 2 --set turnLimit=3 --seed s --json";
    const { out } = await worldIn(folder())(line);
    const { parts } = JSON.parse(out);
    type Taken = { times: number; won: number };
    const of = (kind: string): Taken[] => Object.values(parts[kind]);
    const times = (kind: string) => of(kind).reduce((sum, taken) => sum + taken.times, 0);
    expect([of("organization").length, times("organization")]).toEqual([4, 2]);
    expect(of("place in the first order").map((taken) => taken.times)).toEqual([1, 1]);
    expect(of("place in the first order").reduce((sum, { won }) => sum + won, 0)).toBe(1);
    expect([of("story").length, of("starter story").length, of("agent").length]).toEqual([
      36, 4, 28,
    ]);
    expect(times("agent")).toBeGreaterThanOrEqual(2);
  });
});

test("characters count as they were dealt, sides as they turned out", () => {
  type Masks = { mask: string };
  const game = defineGame<Masks>({
    id: "masks",
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    bound: 20,
    setup(g) {
      g.next("change");
      return { mask: "fox" };
    },
    steps: {
      *change(g: Play<Masks>) {
        yield* ask(0, "change", [{ kind: "owl" }]);
        g.state.mask = "owl";
        g.end({ winners: [0], reason: "changed" });
      },
    },
    casting: ({ state }) => [{ side: `${state.mask}s`, character: state.mask }],
  }) as unknown as AnyGame;
  const said = { title: "Masks", prompts: {}, options: {}, events: {}, results: {} };
  const setting = { game: "masks", seats: 1, options: {}, bots: ["random"], rotate: false };
  const played = playOne({ game, text: { en: said } }, { ...setting, seed: "s" }, 0, () => 0);
  expect(played.casting).toEqual([{ side: "owls", character: "fox" }]);
});

test("a game that counts no rounds says so, instead of 0 rounds", () => {
  const plain = coloursFor({ isTTY: false, columns: 80, write() {} }, {});
  const setting = { game: "g", seats: 2, options: {}, bots: ["random"], rotate: false, seed: "s" };
  const about = { decisions: 5, bots: ["random", "random"], result: { winners: [0], reason: "" } };
  const tally = newTally();
  count(tally, { ...about, index: 0 });
  const report = reportOf(setting, tally, 0);
  expect(report).not.toHaveProperty("rounds");
  expect(reportLines(report, plain)).toContain("rounds: this game does not count them (`round`)");
  const runs = runsReport(setting, [{ name: "one", setting, tally }], 0);
  expect(runsLines(runs, plain).join("\n")).toContain("This game does not count rounds (`round`).");
  count(tally, { ...about, index: 1, rounds: 4 });
  expect(reportLines(reportOf(setting, tally, 0), plain).join("\n")).toMatch(/rounds +4 +4 +4/);
});
