import { expect, test } from "vitest";
import { mission } from "./mission.js";

test("HI-2.8, HI-18.1, HI-R52 bids are secret until all are in", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { resources: 3 }, rin: { resources: 2 } },
    arrange: [{ phase: [3, "initiative"] }],
    cards: [9, 2],
  });
  expect(t.asked()).toEqual({ seats: [0, 1], kind: "bid" });
  t.amount(3, 0);
  expect(t.told(1)).toEqual([]);
  t.amount(0, 1);
  expect(t.told(1)[0]).toBe("Übermensch bids 3 SR.");
});

test("HI-18.8, HI-R55 alone one has the initiative without a bid", () => {
  const t = mission([["tomo"]], {
    mission: "lone-wolf",
    seats: 1,
    arrange: [{ phase: [3, "initiative"] }],
  });
  expect(t.asked()?.kind).not.toBe("bid");
});

test("HI-18.6, HI-18.7, HI-R53, HI-R154 the winner names who goes first, in both phases", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    arrange: [{ phase: [3, "initiative"] }],
    cards: [2, 9],
  });
  t.each({ 0: { amount: 0 }, 1: { amount: 0 } });
  expect(t.asked()).toEqual({ seats: [1], kind: "first" });
  t.choose({ faction: "ubermensch" });
  expect(t.at("initiative")).toBe(1);
  expect(t.at("order")).toEqual([0, 1]);
});
