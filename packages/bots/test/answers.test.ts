import { randomGiven } from "@sprawl/bots";
import { drawFrom } from "@sprawl/engine";
import { questionsOf } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { numberOfSets, randomSet, setsOf } from "../src/answers.js";
import { duel } from "./games.js";
import { begin } from "./table.js";

const draw = drawFrom("answers");
const any = () => true;

describe("random sets", () => {
  test("stay within their bounds, and every set comes up", () => {
    const found = new Map<string, number>();
    for (let i = 0; i < 2000; i++) {
      const set = randomSet(4, 1, 2, draw, any) ?? [];
      found.set(set.join(), (found.get(set.join()) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual(
      ["0", "0,1", "0,2", "0,3", "1", "1,2", "1,3", "2", "2,3", "3"].sort(),
    );
    expect(Math.min(...found.values())).toBeGreaterThan(100);
  });

  test("a rare one is found where luck does not", () => {
    const rare = (set: readonly number[]) => set.join() === "2,7,11";
    expect(randomSet(12, 0, 12, draw, rare)).toEqual([2, 7, 11]);
  });

  test("where none fits there is none, after a bounded search", () => {
    let asked = 0;
    const none = () => {
      asked++;
      return false;
    };
    expect(randomSet(40, 0, 40, draw, none)).toBeUndefined();
    expect(asked).toBeLessThan(30_000);
    expect(randomSet(2, 3, 5, draw, any)).toBeUndefined();
  });

  test("all sets of a size are listed once", () => {
    const sets = [...setsOf(5, 0, 3)].map((set) => set.join());
    expect(new Set(sets).size).toBe(1 + 5 + 10 + 10);
    expect(sets).toHaveLength(26);
    expect(numberOfSets(5, 0, 3, 1000)).toBe(26);
    expect(numberOfSets(40, 0, 40, 60)).toBe(60);
    expect([...setsOf(2, 0, 9)]).toEqual([[], [0], [1], [0, 1]]);
  });
});

test("a random answer to a pick passes the question's own check", () => {
  const [question] = questionsOf(begin(duel).pending);
  for (let i = 0; i < 50; i++) expect(randomGiven(question, draw)).toHaveLength(2);
});

test("a random amount reaches both bounds and nothing beyond", () => {
  const question = { form: "amount", seat: 0, kind: "bid", min: -1, max: 2 } as const;
  const amounts = new Set<unknown>();
  for (let i = 0; i < 200; i++) amounts.add(randomGiven(question, draw));
  expect([...amounts].map(Number).sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
});
