import { openTable } from "@sprawl/scenarios";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { lantern } from "./lantern.js";

const lit = { seats: 2, arrange: [{ hold: "spark" }] };

test("a table says what is offered, barred, asked and told", () => {
  const t = table(lantern, lit);
  expect(t.offered()).toContain("Burn SPARK");
  expect(t.barred()).toEqual({ Sleep: "LA-1.1" });
  expect(t.asked()).toEqual({ seats: [0], kind: "night" });
  expect(t.choose("Burn spark").told(1)).toEqual(["seat 0 burns SPARK."]);
  expect(t.told("spectator")).toEqual(["seat 0 burns a light."]);
  expect(t.at("guards.guard-1.at")).toBe("gate");
});

test("a table shows faces as they are and as somebody sees them", () => {
  const t = table(lantern, lit);
  expect(t.face("hands.0")).toBe("SPARK");
  expect(t.faces("hands.0")).toEqual(["SPARK"]);
  expect(t.seenBy(0, "hands.0")).toEqual(["SPARK"]);
  expect(t.seenBy(1, "hands.0")).toEqual(["hidden"]);
  expect(t.view(1).viewer).toBe(1);
});

test("answers of every kind can be given", () => {
  const t = table(lantern, { ...lit, chance: { dusk: [1] } });
  t.choose("pour").amount(3);
  expect(t.at("oil")).toBe(7);
  t.choose("gather").pick([{ card: t.face("deck.0").toLowerCase() }]);
  expect(t.at("hands.0")).toHaveLength(2);
  t.choose("watch").each({ others: "pass" });
  t.choose("watch").pass(1).pass(0);
  expect(t.choose("blow-out").result()?.winners).toEqual([1]);
  expect(t.asked()).toBeUndefined();
});

test("what does not fit throws, and shows the pending decision", () => {
  const t = openTable(lantern, lit);
  expect(() => t.choose("dance")).toThrow(/"dance" is not offered\nSeat 0 is asked/);
  expect(() => t.at("gaurds.0")).toThrow(/did you mean "guards"\?\nSeat 0 is asked/);
  expect(() => t.offered(1)).toThrow(/seat 1 is not asked/);
});

test("a refusal is returned, and an answer that is accepted throws", () => {
  const t = openTable(lantern, lit);
  expect(t.refuses("Sleep")).toMatchObject({ code: "barred", rule: "LA-1.1" });
  expect(t.refuses({ amount: 3 })).toMatchObject({ code: "malformed" });
  expect(() => t.refuses("pour")).toThrow(/must be refused, but: accepted/);
});

test("chance that is left over fails the test at its end", () => {
  const t = openTable(lantern, { ...lit, chance: { moon: [1] } });
  expect(() => t.finish()).toThrow(/chance "moon" is left over: 1/);
});

test("a table can be arranged on the way", () => {
  const t = table(lantern, lit).arrange({ set: "oil", to: 0 });
  expect(t.choose("pour").amount(1).at("oil")).toBe(1);
});
