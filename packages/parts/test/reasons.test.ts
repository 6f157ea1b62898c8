import { type Reasons, reasonFor } from "@sprawl/parts";
import { expect, test } from "vitest";

type Questions = { act: { kind: "move" } | { kind: "rest" }; bid: never };
const reasons: Reasons<Questions, "nearer" | "first"> = { act: { move: "nearer" }, bid: "first" };
const options = [
  { key: "move to=2", kind: "move" },
  { key: "rest", kind: "rest" },
];

test("a reason goes by what was asked, or by what was chosen", () => {
  const act = { kind: "act", options };
  expect(reasonFor(reasons, act, "move to=2")).toEqual({ id: "nearer" });
  expect(reasonFor(reasons, act, ["move to=2", "rest"])).toEqual({ id: "nearer" });
  expect(reasonFor(reasons, { kind: "bid", options: [] }, 3)).toEqual({ id: "first" });
});

test("where nothing is said there is none", () => {
  expect(reasonFor(reasons, { kind: "act", options }, "rest")).toBeUndefined();
  expect(reasonFor(reasons, { kind: "act", options }, [])).toBeUndefined();
  expect(reasonFor(reasons, { kind: "toll", options }, "rest")).toBeUndefined();
});
