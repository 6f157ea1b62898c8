/** Chance: seeded, named, uniform, and the same for ever. */
import { ask, type Secret } from "@sprawl/engine";
import { answer, freshSeed, namedSeed, save } from "@sprawl/engine/host";
import type { ChanceScript } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { Chance, keyOfSeed } from "../src/chance.js";
import { gameOf, reloaded, ruleGame, sitDown, stateOf } from "./table.js";

const KEY = keyOfSeed(namedSeed("chance"));

function numbers(chance: Chance, name: string, n: number, count: number): number[] {
  return Array.from({ length: count }, () => chance.below(name, n));
}

describe("streams", () => {
  test("known answers: these numbers never change, or stored matches would play otherwise", () => {
    expect(namedSeed("chance")).toBe(
      "ebf47ba18f551d4caf9e4251ef55a5dea83d3d0cbb385b4330a4a2fd3e2928d0",
    );
    const chance = new Chance(KEY);
    expect(numbers(chance, "deck", 40, 12)).toEqual([38, 31, 3, 33, 9, 25, 7, 27, 22, 31, 10, 30]);
    expect(numbers(chance, "white die", 6, 12)).toEqual([2, 0, 5, 2, 4, 3, 1, 0, 0, 5, 0, 5]);
    expect(numbers(chance, "", 1_000_000, 4)).toEqual([522921, 826888, 86425, 925159]);
    // Past the first buffer of 64 numbers.
    const far = new Chance(KEY);
    expect(numbers(far, "deck", 40, 200).slice(-4)).toEqual([28, 12, 26, 2]);
    // Half of all numbers are thrown away for this range.
    expect(numbers(far, "wide", 0x2000_0001, 4)).toEqual([425295803, 9234539, 282852742, 17420354]);
  });

  test("every number comes up about equally often", () => {
    for (const [sides, rolls] of [
      [6, 6000],
      [10, 10_000],
      [20, 20_000],
      [7, 7000],
    ]) {
      const counts = new Array<number>(sides).fill(0);
      for (const face of numbers(new Chance(KEY), `d${sides}`, sides, rolls)) counts[face]++;
      const expected = rolls / sides;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Far beyond what chance does: about one in ten thousand.
      expect(chiSquare).toBeLessThan(sides + 4 * Math.sqrt(2 * sides) + 8);
    }
  });

  test("what is asked under one name never shifts what comes up under another", () => {
    const alone = numbers(new Chance(KEY), "a", 100, 150);
    const chance = new Chance(KEY);
    const beside: number[] = [];
    for (let i = 0; i < 150; i++) {
      numbers(chance, "b", 7, i % 5);
      beside.push(chance.below("a", 100));
    }
    expect(beside).toEqual(alone);
  });

  test("different names and different seeds give different numbers", () => {
    const streams = ["a", "b", "ab", "ba", "a ", ""].map((name) =>
      numbers(new Chance(KEY), name, 1_000_000, 4).join(),
    );
    const other = new Chance(keyOfSeed(namedSeed("other")));
    streams.push(numbers(other, "a", 1_000_000, 4).join());
    expect(new Set(streams).size).toBe(7);
  });

  test("the position of every stream can be kept and taken up anywhere", () => {
    for (const used of [0, 1, 15, 16, 63, 64, 65, 200]) {
      const chance = new Chance(KEY);
      numbers(chance, "a", 0x2000_0001, used);
      numbers(chance, "b", 6, 3);
      const again = new Chance(KEY, JSON.parse(JSON.stringify(chance.state())));
      expect(numbers(again, "a", 100, 80)).toEqual(numbers(chance, "a", 100, 80));
      expect(numbers(again, "b", 100, 80)).toEqual(numbers(chance, "b", 100, 80));
      expect(again.state()).toEqual(chance.state());
    }
  });

  test("a match goes on with the same chance after a save", () => {
    const match = sitDown(
      ruleGame(
        () => ({ rolls: [] as number[] }),
        function* (g) {
          for (let i = 0; i < 40; i++) {
            g.state.rolls.push(g.roll("die", 6));
            yield* ask(0, "on", [{ kind: "on" }]);
          }
        },
      ),
    );
    let other = reloaded(match);
    for (let i = 0; i < 40; i++) {
      answer(match, 0, "on");
      answer(other, 0, "on");
      other = reloaded(other);
    }
    const { rolls } = stateOf<{ rolls: number[] }>(match);
    expect(stateOf<{ rolls: number[] }>(other).rolls).toEqual(rolls);
    expect(rolls.every((roll) => roll >= 1 && roll <= 6)).toBe(true);
    expect(save(match).snapshot.chance).toEqual({ names: ["die"], used: [40], asked: [0] });
  });
});

describe("seeds", () => {
  test("are 64 hex digits and nothing else", () => {
    for (const bad of ["", "ab", "g".repeat(64), "A".repeat(64), "a".repeat(63), "a".repeat(65)]) {
      expect(() => keyOfSeed(bad)).toThrow("a seed is 64 hex digits");
    }
    expect(keyOfSeed("0f".repeat(32))).toEqual(new Uint8Array(32).fill(15));
  });

  test("fresh ones differ, named ones do not", () => {
    expect(freshSeed()).not.toBe(freshSeed());
    expect(freshSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(namedSeed("a")).toBe(namedSeed("a"));
    expect(namedSeed("a")).not.toBe(namedSeed("b"));
  });
});

describe("scripts", () => {
  type Got = { got: unknown[]; deck: Secret<Card>[]; numbers: Secret<number>[] };
  type Card = { id: string; harm?: number };

  const game = gameOf<Got>(() => ({ got: [], deck: [], numbers: [] }), {
    begin(g) {
      g.state.deck = g.hide<Card>("cards", [{ id: "axe", harm: 2 }, { id: "bow" }, { id: "club" }]);
      g.state.numbers = g.hide<number>("numbers", [1, 2, 3]);
      g.next("roll");
    },
    *roll(g) {
      yield* ask(0, "go", [{ kind: "go" }]);
      g.state.got.push(g.roll("die", 6), g.roll("die", 6));
      g.state.got.push(g.below("index", 4), g.below("shift", 3, 5));
      g.next("draw");
    },
    *draw(g) {
      const { got, deck, numbers } = g.state;
      yield* ask(0, "go", [{ kind: "go" }]);
      got.push(g.face(g.draw("card", deck)), g.face(g.draw("number", numbers)));
      got.push(g.face(g.draw("card", deck)), g.roll("die", 6));
      g.end({ winners: [], reason: "done" });
    },
  });

  function play(script: ChanceScript) {
    const match = sitDown(game, { script });
    answer(match, 0, "go");
    const again = reloaded(match);
    for (const each of [match, again]) answer(each, 0, "go");
    expect(again.play.state).toEqual(match.play.state);
    return { got: stateOf<{ got: unknown[] }>(match).got, left: match.play.chance.leftOver() };
  }

  test("say what comes up, in order, by name; what they do not say is seeded", () => {
    const { got, left } = play({
      die: [6, 1],
      shift: [7],
      card: ["axe", { id: "club" }],
      number: [1],
    });
    expect(got.slice(0, 2)).toEqual([6, 1]);
    expect(got[3]).toBe(7);
    expect(got.slice(4, 7)).toEqual([{ id: "axe", harm: 2 }, 1, { id: "club" }]);
    expect(left).toEqual({});
    const seeded = play({ die: [6, 1] });
    expect(seeded.got[2]).toBe(play({}).got[2]);
    expect(seeded.got[7]).toBe(play({ die: [3, 4] }).got[7]);
  });

  test("what is left over is known", () => {
    expect(play({ die: [6, 1, 2, 3, 4], coin: [1] }).left).toEqual({ die: [3, 4], coin: [1] });
  });

  test("what cannot come up is a fault that says so", () => {
    const wrong = (script: ChanceScript) => () => play(script);
    expect(wrong({ die: [7] })).toThrow('scripted chance "die" must be a whole number from 1 to 6');
    expect(wrong({ die: [0] })).toThrow("from 1 to 6");
    expect(wrong({ shift: [4] })).toThrow("from 5 to 7");
    expect(wrong({ die: ["six"] })).toThrow("must be a whole number");
    expect(wrong({ card: ["axe", "axe"] })).toThrow('no "axe" is left in that pile');
  });

  test("asking for one of nothing, or of too many, is a fault", () => {
    const { play: g } = sitDown(game);
    expect(() => g.below("none", 0)).toThrow('chance "none" was asked for one of nothing');
    expect(() => g.below("all", 2 ** 40)).toThrow('chance "all" was asked for one of more than');
  });

  test("order puts open things in a random order, every one about equally often", () => {
    const { play: g } = sitDown(game);
    const counts = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const things = ["a", "b", "c"];
      g.order("order", things);
      counts.set(things.join(""), (counts.get(things.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(55);
  });
});
