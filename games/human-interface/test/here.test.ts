/** What stands in a menu at a square says what is done there, and no coordinates. */
import { expect, test } from "vitest";
import { sayHere } from "../board/here.js";
import { en } from "../src/text/en/index.js";

const asId = (id: string) => id;

test("in a menu at its square a choice says what is done, not where", () => {
  expect(sayHere({ kind: "move" }, asId)).toBe("here.move");
  expect(sayHere({ kind: "attack" }, asId)).toBeUndefined();
  const { options = {}, labels = {} } = en;
  const there = Object.keys(options).filter((kind) => /\{square\}/.test(options[kind] ?? ""));
  expect(there).toContain("move");
  for (const kind of there.filter((each) => each !== "route-by")) {
    const id = sayHere({ kind }, asId);
    expect(id, kind).toBeDefined();
    expect(labels[id ?? ""], kind).not.toMatch(/\{square\}/);
  }
});

test("what happens on the floor is told by the area", () => {
  const { events = {} } = en;
  expect(Object.keys(events)).toContain("moved");
  for (const sentence of Object.values(events)) expect(sentence).not.toMatch(/\{(square|from)\}/);
});
