/** Keys of options: what an answer says, stable across machines and saves. */
import { keyOf, type Option, PASS } from "@sprawl/engine";
import { answerOf } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { findOption } from "../src/options.js";

describe("an option's key", () => {
  test("is its kind and its arguments, in the order of their names", () => {
    expect(keyOf({ kind: "pass" })).toBe("pass");
    expect(keyOf({ kind: "sell", card: 17 })).toBe("sell card=17");
    expect(keyOf({ kind: "move", to: "B2", by: 3, quietly: true })).toBe(
      "move by=3 quietly=true to=B2",
    );
  });

  test("does not depend on the order of fields, also not inside an argument", () => {
    const one: Option = { kind: "aim", at: { x: 1, y: [2, { a: 1, b: 2 }] }, with: "bow" };
    const two: Option = { with: "bow", at: { y: [2, { b: 2, a: 1 }], x: 1 }, kind: "aim" };
    expect(keyOf(two)).toBe(keyOf(one));
  });

  test("does not say what the option is about: its rule and where it glows", () => {
    const bare: Option = { kind: "buy", place: 2 };
    expect(keyOf({ ...bare, rule: "T-1", on: ["market/2"] })).toBe(keyOf(bare));
    expect(keyOf({ ...bare, hint: undefined })).toBe(keyOf(bare));
  });

  test("tells apart whatever differs", () => {
    const options: Option[] = [
      { kind: "a" },
      { kind: "a", b: 1 },
      { kind: "a", b: -1 },
      { kind: "a", b: "1" },
      { kind: "a", b: true },
      { kind: "a", b: "true" },
      { kind: "a", b: "" },
      { kind: "a", b: "1 c=2" },
      { kind: "a", b: 1, c: 2 },
      { kind: "a", b: [1, 2] },
      { kind: "a", b: "[1,2]" },
      { kind: "a", b: { c: 2 } },
      { kind: "a", b: [[1], 2] },
      { kind: "a b=1", c: 2, d: 0 },
    ];
    expect(new Set(options.map(keyOf)).size).toBe(options.length);
  });

  test("is written plainly where it can be", () => {
    expect(keyOf({ kind: "play", card: "false-flag" })).toBe("play card=false-flag");
    expect(keyOf({ kind: "go", to: "market/2" })).toBe("go to=market/2");
    expect(keyOf({ kind: "say", text: "I pass" })).toBe('say text="I pass"');
    expect(keyOf({ kind: "path", steps: ["a", "b"] })).toBe('path steps=["a","b"]');
  });
});

describe("frozen options", () => {
  const sell = (card: number, on = "hand"): Option => Object.freeze({ kind: "sell", card, on });

  test("have the key they would have otherwise, every time", () => {
    const one = sell(3);
    expect([keyOf(one), keyOf(one)]).toEqual(["sell card=3", "sell card=3"]);
  });

  test("are written anew where something inside of them can change", () => {
    const at = { x: 1 };
    const aim: Option = Object.freeze({ kind: "aim", at });
    expect(keyOf(aim)).toBe('aim at={"x":1}');
    at.x = 2;
    expect(keyOf(aim)).toBe('aim at={"x":2}');
  });

  test("are found by their key only where they are on offer", () => {
    const mine = [sell(1), sell(12), PASS];
    const other = [sell(12, "elsewhere"), PASS];
    for (const options of [mine, other, mine, other]) {
      expect(findOption(options, "sell card=12")).toBe(options.find(({ card }) => card === 12));
    }
    expect(findOption([sell(1), PASS], "sell card=12")).toBe(undefined);
    expect(findOption(mine, "sell card=2")).toBe(undefined);
  });

  test("are found however many were chosen before", () => {
    const many = Array.from({ length: 5000 }, (_, card) => sell(card));
    expect(many.every((option) => findOption([PASS, option], keyOf(option)) === option)).toBe(true);
    expect(findOption(many.slice(0, 9), "sell card=7")).toBe(many[7]);
  });
});

test("an answer in writing is a key, keys, or a number, however it was kept", () => {
  expect(answerOf(PASS)).toBe("pass");
  expect(answerOf([PASS, { kind: "sell", card: 1 }])).toEqual(["pass", "sell card=1"]);
  expect(answerOf(7)).toBe(7);
  expect(answerOf("pass")).toBe("pass");
  expect(answerOf(["pass"])).toEqual(["pass"]);
});
