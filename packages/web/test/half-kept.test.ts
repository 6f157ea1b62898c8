/** A half-made answer survives a reload, and no more than that. */
import type { QuestionView, View } from "@sprawl/engine";
import { expect, test } from "vitest";
import { keepHalf, keptHalf } from "../src/table/half-kept.js";

const option = (key: string) => ({ kind: "card", key });
const question = (decision: string, keys: readonly string[]): QuestionView => ({
  decision,
  form: "pick",
  kind: "discard",
  options: keys.map(option),
  barred: [],
  min: 1,
  max: 3,
  safe: [],
});
const view = (commitment: string) => ({ commitment, viewer: 0 }) as View;

function desk() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

test("what was picked is picked again, unless it is another question or another match", () => {
  const tab = desk();
  const asked = question("d3", ["a", "b", "c"]);
  keepHalf(tab, view("m"), asked, { picked: new Set(["a", "c"]), amount: 1 });
  expect([...keptHalf(tab, view("m"), asked).picked]).toEqual(["a", "c"]);
  expect(keptHalf(tab, view("m"), question("d4", ["a", "b"])).picked.size).toBe(0);
  expect(keptHalf(tab, view("other"), asked).picked.size).toBe(0);
  expect(keptHalf(undefined, view("m"), asked).picked.size).toBe(0);
});

test("what is no longer offered is dropped, and a broken desk costs nothing", () => {
  const tab = desk();
  keepHalf(tab, view("m"), question("d3", ["a", "b"]), { picked: new Set(["a", "b"]), amount: 1 });
  expect([...keptHalf(tab, view("m"), question("d3", ["b", "z"])).picked]).toEqual(["b"]);
  tab.setItem("sprawl.half", "{");
  expect(keptHalf(tab, view("m"), question("d3", ["a", "b"])).picked.size).toBe(0);
});
