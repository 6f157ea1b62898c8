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

test("in a menu at somebody a reaction says what is done, not who does it", () => {
  const { options = {}, labels = {} } = en;
  const theirs = Object.keys(options).filter((kind) => /^\{model\}: /.test(options[kind] ?? ""));
  expect(theirs).toContain("take-cover");
  for (const kind of theirs.filter((each) => each !== "fast-attack")) {
    expect(labels[sayHere({ kind }, asId) ?? ""], kind).not.toContain("{model}");
  }
  expect(labels["fast-attack-with"]).not.toContain("{model}");
});

test("what happens on the floor is told by the area", () => {
  const { events = {} } = en;
  expect(Object.keys(events)).toContain("moved");
  for (const sentence of Object.values(events)) expect(sentence).not.toMatch(/\{(square|from)\}/);
});
