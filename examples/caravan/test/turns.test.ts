import { entry } from "@sprawl/caravan/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";

test("CA-2.1, CA-2.2 seat 0 begins, has two actions, and the turn goes clockwise", () => {
  const t = table(entry, { seats: 3 });
  const order: unknown[] = [];
  for (let i = 0; i < 8; i++) {
    order.push(t.asked()?.seats[0]);
    t.pass();
  }
  expect(order).toEqual([0, 0, 1, 1, 2, 2, 0, 0]);
});

test.each([
  [2, 104],
  [3, 102],
  [4, 104],
])("CA-2.3 with %i seats the game ends after %i actions", (seats, actions) => {
  const t = table(entry, { seats });
  for (let i = 1; i < actions; i++) t.pass();
  expect(t.result()).toBeUndefined();
  t.pass();
  expect(t.result()?.reason).toBe("highest-score");
});

test("CA-6.1 a score is the coins plus the ranks on all trails", () => {
  const t = table(entry, {
    seats: 2,
    arrange: [
      { trail: { seat: 0, cards: ["silk 2", "silk 10"] } },
      { trail: { seat: 0, cards: ["steel 7"] } },
      { trail: { seat: 1, cards: ["salt 4"] } },
      { set: "coins", to: [6, 8] },
      { steps: ["score"] },
    ],
  });
  expect(t.result()?.scores).toEqual([6 + 2 + 10 + 7, 8 + 4]);
});

test("CA-6.2 the highest score wins", () => {
  const t = table(entry, {
    seats: 3,
    arrange: [{ set: "coins", to: [4, 9, 6] }, { steps: ["score"] }],
  });
  expect(t.result()).toMatchObject({ winners: [1], rule: "CA-6.2" });
});

test("CA-6.2 of equal scores the seat that is first in turn order wins", () => {
  const t = table(entry, {
    seats: 3,
    arrange: [{ set: "coins", to: [4, 9, 9] }, { steps: ["score"] }],
  });
  expect(t.result()?.winners).toEqual([1]);
});
