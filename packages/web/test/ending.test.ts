/** Where only ending is left, and nobody else waits, the table may end it. */
import type { QuestionView } from "@sprawl/engine";
import { expect, test } from "vitest";
import { isAlone, isLastLeft } from "../src/table/ending.js";

const ways = { ends: ["end"] };

function asked(form: "choose" | "pick", ...kinds: readonly string[]): QuestionView {
  const options = kinds.map((kind) => ({ key: kind, kind }));
  return { form, kind: "act", decision: "1.0", options } as unknown as QuestionView;
}

test("only ending is left: nothing else can be chosen, and the board says that it ends", () => {
  expect(isLastLeft(asked("choose", "end"), ways)).toBe(true);
  expect(isLastLeft(asked("choose", "end", "step"), ways)).toBe(false);
  expect(isLastLeft(asked("choose", "pass"), ways)).toBe(false);
  expect(isLastLeft(asked("pick", "end"), ways)).toBe(false);
  expect(isLastLeft(undefined, ways)).toBe(false);
  expect(isLastLeft(asked("choose", "end"), { ends: [] })).toBe(false);
});

test("alone is one person, with bots or without", () => {
  expect(isAlone([{ by: "person" }])).toBe(true);
  expect(isAlone([{ by: "bot" }, { by: "person" }])).toBe(true);
  expect(isAlone([{ by: "person" }, { by: "person" }])).toBe(false);
});
