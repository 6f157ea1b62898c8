import type { Choice } from "@sprawl/engine";
import { firstOf, happened, hasDone, ofKind } from "@sprawl/parts";
import { expect, test } from "vitest";

type Option = Choice<{ kind: "move"; to: number } | { kind: "play" | "sell"; card: number }>;
const OPTIONS: readonly Option[] = [
  { kind: "sell", card: 1 },
  { kind: "move", to: 3 },
  { kind: "play", card: 2 },
  { kind: "sell", card: 2 },
];

test("options of some kinds, in the order of the offer and with their own fields", () => {
  expect(ofKind(OPTIONS, "move").map(({ to }) => to)).toEqual([3]);
  expect(ofKind(OPTIONS, "play", "sell").map(({ card }) => card)).toEqual([1, 2, 2]);
  // @ts-expect-error no such kind of option
  expect(ofKind(OPTIONS, "mvoe")).toEqual([]);
  // @ts-expect-error a Move has no card
  expect(ofKind(OPTIONS, "move").map(({ card }) => card)).toEqual([undefined]);
});

test("all of the first kind that is offered; nothing where none is", () => {
  expect(firstOf(OPTIONS.slice(0, 1), "move", "sell")).toEqual([OPTIONS[0]]);
  expect(firstOf(OPTIONS, "move", "sell")).toEqual([OPTIONS[1]]);
  expect(firstOf(OPTIONS, "sell", "move")).toEqual([OPTIONS[0], OPTIONS[3]]);
  expect(firstOf(OPTIONS.slice(0, 1), "move", "play")).toEqual([]);
});

test("what happened, and what one seat has done, whichever way the event names it", () => {
  const told = [
    { type: "moved", at: 0, args: { seat: 1 } },
    { type: "raided", at: 1, args: { by: 0, target: 1 } },
  ];
  expect(happened(told, "moved")).toBe(true);
  expect(happened(told, "sold")).toBe(false);
  expect(hasDone(1, told, "moved")).toBe(true);
  expect(hasDone(0, told, "moved")).toBe(false);
  expect(hasDone(0, told, "raided")).toBe(true);
  expect(hasDone(1, told, "raided")).toBe(false);
});
