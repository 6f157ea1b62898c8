import type { QuestionView } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { readWish } from "../src/play/reading.js";

const options = ["a", "b", "c"].map((kind) => ({ kind, key: kind }));
const about = { decision: "d1", kind: "what", options, barred: [], safe: "a" } as const;
const choose: QuestionView = { ...about, form: "choose" };
const pick: QuestionView = { ...about, form: "pick", min: 0, max: 2 };
const amount: QuestionView = { ...about, form: "amount", options: [], min: -2, max: 9 };

describe("what a person types", () => {
  test.each([
    ["2", "b"],
    [" 2 ", "b"],
    ["c", "c"],
  ])("chooses with %j", (line, answer) => {
    expect(readWish(line, choose)).toEqual({ want: "answer", answer });
  });

  test.each([
    ["1 3", ["a", "c"]],
    ["3,1", ["c", "a"]],
    ["2", ["b"]],
    ["none", []],
    ["-", []],
  ])("picks with %j", (line, answer) => {
    expect(readWish(line, pick)).toEqual({ want: "answer", answer });
  });

  test.each([
    ["7", 7],
    ["-2", -2],
    ["99", 99], // the engine refuses it, and says the bounds
  ])("names an amount with %j", (line, answer) => {
    expect(readWish(line, amount)).toEqual({ want: "answer", answer });
  });

  test.each([
    [choose, "4", "Type a number from 1 to 3, or help."],
    [choose, "1 2", "Type a number from 1 to 3, or help."],
    [pick, "1 4", 'Type 0 to 2 of the numbers 1 to 3, or "none".'],
    [pick, "x", 'Type 0 to 2 of the numbers 1 to 3, or "none".'],
    [{ ...pick, min: 2 }, "x", "Type 2 of the numbers 1 to 3."],
    [amount, "many", "Type a number from -2 to 9."],
    [amount, "1.5", "Type a number from -2 to 9."],
  ])("is asked again: %#", (question, line, problem) => {
    expect(readWish(line, question)).toEqual({ want: "unclear", problem });
  });

  test.each([
    ["?", { want: "why", about: "" }],
    ["? CA-1.1", { want: "why", about: "CA-1.1" }],
    ["?3", { want: "why", about: "3" }],
    ["u", { want: "undo" }],
    ["quit", { want: "quit" }],
    ["", { want: "nothing" }],
    ["s my file.json", { want: "save", file: "my file.json" }],
  ])("wants %j", (line, wish) => {
    expect(readWish(line, amount)).toEqual(wish);
  });
});
