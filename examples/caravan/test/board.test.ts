/** What Caravan's board draws from the position alone: how the match stands, and the road. */
import { type CaravanQuestions, type CaravanState, caravan, en } from "@sprawl/caravan";
import type { View } from "@sprawl/engine";
import { answer, namedSeed, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { inOrder } from "../board/in-order.js";
import { heightOfRim, placeOnRim, RIM } from "../board/rim.js";
import { stage } from "../board/stage.js";
import { consequence } from "../board/ways.js";
import { isAhead, leaderOf, roundOf, wayOf, worthOf } from "../board/worth.js";

function dealt() {
  return createMatch(caravan, { seats: 3, seed: namedSeed("worth") });
}

const seenBy = (match: ReturnType<typeof dealt>, seat: number) =>
  view(match, seat) as View<CaravanState>;

const passed = (match: ReturnType<typeof dealt>, seat: number) => answer(match, seat, "pass");

test("what a seat has so far is its coins and the ranks on its trails, and nobody leads at first", () => {
  const match = dealt();
  const before = seenBy(match, 0);
  expect([0, 1, 2].map((seat) => worthOf(before, seat))).toEqual([3, 3, 3]);
  expect([0, 1, 2].map((seat) => isAhead(before, seat))).toEqual([false, false, false]);
  passed(match, 0);
  const after = seenBy(match, 1);
  expect(worthOf(after, 0)).toBe(4);
  expect([0, 1, 2].map((seat) => isAhead(after, seat))).toEqual([true, false, false]);
});

test("the caravan has come as far as the match has", () => {
  const match = dealt();
  expect(wayOf(seenBy(match, 0))).toBe(0);
  passed(match, 0);
  passed(match, 0);
  expect(wayOf(seenBy(match, 0))).toBeCloseTo(2 / 102);
});

test("rounds are counted from one, and the last one stays the last", () => {
  const match = dealt();
  expect(roundOf(seenBy(match, 0))).toEqual({ n: 1, of: 17 });
  for (const seat of [0, 0, 1, 1, 2, 2]) passed(match, seat);
  expect(roundOf(seenBy(match, 0))).toEqual({ n: 2, of: 17 });
  const seen = seenBy(match, 0);
  expect(roundOf({ ...seen, state: { ...seen.state, moves: 102 } })).toEqual({ n: 17, of: 17 });
});

test("who is in front is named only when nobody is level", () => {
  const match = dealt();
  expect(leaderOf(seenBy(match, 0))).toBeUndefined();
  passed(match, 0);
  expect(leaderOf(seenBy(match, 0))).toBe(0);
});

test("what is played left the hand where the next higher card lies now; what is bought lies in it", () => {
  const view = seenBy(dealt(), 0);
  const [first, second] = inOrder(view, view.state.hands[0]);
  const table = { view } as Parameters<typeof stage.bought>[1];
  const faces = [Number(view.faces[first])];
  const of = (type: string, seat: number, face: number) =>
    stage[type]({ type, at: 0, args: { seat, price: 1 }, faces: [face] }, table);
  expect(of("bought", 0, faces[0])).toMatchObject({ to: `card/${first}` });
  expect(of("sold", 0, Number(view.faces[second]) - 0.5)).toMatchObject({ from: `card/${second}` });
  // Of a rival's cards nothing is known but whose they are.
  expect(of("sold", 1, 0)).toMatchObject({ from: "seat/1" });
});

test("beasts stand on the ridge as it is drawn, from the tents to the town", () => {
  expect(RIM.startsWith("M0 590C")).toBe(true);
  expect([0, 720, 1440].map(heightOfRim)).toEqual([590, 590, 540]);
  const all = [-1, 0, 0.5, 1, 2].map(placeOnRim);
  expect(all[0]).toEqual(all[1]);
  expect(all[4]).toEqual(all[3]);
  expect(all[1][0]).toBeLessThan(all[2][0]);
  for (const [x, y] of all) {
    expect(x).toBeGreaterThan(200);
    expect(x).toBeLessThan(1300);
    expect(y).toBeGreaterThan(540);
    expect(y).toBeLessThan(620);
  }
});

test("a hand lies good by good, low to high, whatever order the cards came in", () => {
  const seen = seenBy(dealt(), 0);
  const hand = seen.state.hands[0];
  const faces = inOrder(seen, hand).map((card) => Number(seen.faces[card]));
  expect(faces).toEqual([...faces].sort((a, b) => a - b));
  expect(inOrder(seen, [...hand].reverse())).toEqual(inOrder(seen, hand));
});

test("a pass pays as an action, where it is no first choice; before a raid it pays nothing", () => {
  const options = { guards: true };
  const match = createMatch(caravan, { seats: 2, options, seed: namedSeed("worth") });
  const ofPass = (seat: number) => {
    const seen = view(match, seat) as View<CaravanState, CaravanQuestions>;
    const pass = seen.question?.options.find(({ kind }) => kind === "pass");
    const speaker = { text: en, seat: String, face: () => undefined };
    const table = { view: seen, speaker } as unknown as Parameters<typeof consequence>[1];
    return pass && consequence(pass as Parameters<typeof consequence>[0], table);
  };
  expect(ofPass(0)).toEqual({ note: "+1 coin", tone: "good", early: true });
  answer(match, 0, "raid target=1");
  expect(view(match, 1).question?.kind).toBe("guard");
  expect(ofPass(1)).toBeUndefined();
});
