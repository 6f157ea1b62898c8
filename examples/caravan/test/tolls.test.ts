import { entry } from "@sprawl/caravan/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";

/** The last action of a round, with tolls; then everybody votes. */
const lastOfRound = (coins: readonly number[]) =>
  table(entry, {
    seats: coins.length,
    options: { tolls: true },
    arrange: [
      { set: "seat", to: coins.length - 1 },
      { set: "left", to: 1 },
      { set: "coins", to: coins },
    ],
  });

test("CA-8.1 all seats vote after each round, and only then", () => {
  const t = table(entry, { seats: 2, options: { tolls: true } });
  for (let i = 0; i < 4; i++) {
    expect(t.asked()?.kind).toBe("act");
    t.pass();
  }
  expect(t.asked()).toEqual({ seats: [0, 1], kind: "toll" });
  expect(t.offered(1)).toEqual(["For the toll", "Against the toll"]);
  t.each({ 0: "for", 1: "against" });
  expect(t.asked()).toEqual({ seats: [0], kind: "act" });
});

test("CA-8.1 the vote is secret until all are in", () => {
  const t = lastOfRound([3, 3]).pass();
  t.choose("for", 1);
  expect(t.asked()).toEqual({ seats: [0], kind: "toll" });
  expect(t.told("spectator")).toEqual([]);
});

test("CA-8.1 there is a vote after the last round too", () => {
  const t = lastOfRound([3, 3]).arrange({ set: "moves", to: 103 }).pass();
  expect(t.asked()?.kind).toBe("toll");
  t.each({ others: "for" });
  expect(t.result()?.scores).toEqual([3, 3]);
});

test("CA-8.1 without the option there is no vote", () => {
  const t = table(entry, { seats: 2 });
  for (let i = 0; i < 4; i++) t.pass();
  expect(t.asked()?.kind).toBe("act");
});

test("CA-8.2 only the number of votes for the toll is told", () => {
  const t = lastOfRound([3, 3, 3]).pass().each({ 0: "for", others: "against" });
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    expect(t.told(viewer)).toEqual(["1 of 3 vote for a toll."]);
  }
});

test("CA-8.3 more than half of the votes make every richest seat pay one coin", () => {
  const t = lastOfRound([4, 2, 3]).pass().each({ 0: "against", others: "for" });
  expect(t.at("coins")).toEqual([3, 2, 3]); // seat 2 has passed for its fourth coin
  expect(t.told(1)).toEqual([
    "2 of 3 vote for a toll.",
    "seat 0 pays the toll.",
    "seat 2 pays the toll.",
  ]);
});

test("CA-8.3 half of the votes are not enough", () => {
  expect(lastOfRound([5, 2]).pass().each({ 0: "for", 1: "against" }).at("coins")).toEqual([5, 3]);
});

test("CA-8.3 who has nothing pays nothing", () => {
  const t = lastOfRound([0, 0])
    .arrange({ steps: ["toll", "act"] })
    .each({ others: "for" });
  expect(t.at("coins")).toEqual([0, 0]);
  expect(t.told(0)).toEqual(["2 of 2 vote for a toll."]);
});

test("CA-8.3 one coin is enough to pay", () => {
  const t = lastOfRound([1, 0])
    .arrange({ steps: ["toll", "act"] })
    .each({ others: "for" });
  expect(t.at("coins")).toEqual([0, 0]);
});
