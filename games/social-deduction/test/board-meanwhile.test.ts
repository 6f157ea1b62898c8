/** The table while it is shown what has happened: nothing turns up, bleeds or goes before it is told. */
import type { GameEvent } from "@sprawl/engine";
import { expect, test } from "vitest";
import { meanwhile } from "../board/meanwhile.js";
import type { State } from "../src/state.js";

const event = (type: string, args: GameEvent["args"] = {}, cards?: number[]): GameEvent => ({
  type,
  at: 1,
  args,
  ...(cards && { cards }),
});

/** Two players; the first has a loyalty card that turns up, the second is hit and dies. */
const stateOf = (open: boolean, hp: number, turn: number) =>
  ({
    seats: [
      { hp: 2, ids: [{ card: 1, revealed: false }] },
      { hp, ids: [{ card: 2, revealed: hp === 0 }] },
    ],
    loyalty: [{ card: 3, revealed: open }],
    turn: { seat: turn },
  }) as unknown as State;

const before = stateOf(false, 2, 0);
const after = stateOf(true, 0, 1);
const story = [
  event("revealed-loyalty", { seat: 0, side: "left" }, [3]),
  event("turn-began", { seat: 1 }),
  event("damaged", { seat: 1, amount: 2, hp: 0 }),
  event("eliminated", { seat: 1, by: 0 }),
  event("revealed-id", { seat: 1 }, [2]),
];

test("a card lies open from the moment in which it is shown, and stays open after it", () => {
  expect(meanwhile(before, after, []).loyalty[0]?.revealed).toBe(false);
  for (let n = 1; n <= story.length; n++)
    expect(meanwhile(before, after, story.slice(0, n)).loyalty[0]?.revealed).toBe(true);
});

test("HP and whose turn it is are as far as they have been told", () => {
  const at = (n: number) => meanwhile(before, after, story.slice(0, n));
  expect(at(1)).toMatchObject({ seats: [{ hp: 2 }, { hp: 2 }], turn: { seat: 0 } });
  expect(at(2)).toMatchObject({ seats: [{ hp: 2 }, { hp: 2 }], turn: { seat: 1 } });
  expect(at(3)).toMatchObject({ seats: [{ hp: 2 }, { hp: 0 }] });
  expect(meanwhile(before, after, story)).toEqual(after);
});

test("cards that change places lie where they lay until that is told", () => {
  const lie = (...cards: number[]) =>
    ({
      ...before,
      loyalty: cards.map((card) => ({ card, revealed: false })),
    }) as State;
  const [then, now] = [lie(3, 4), lie(4, 3)];
  const played = event("played", { seat: 0 });
  const swapped = event("exchanged-loyalty", { seat: 0, side: "left", target: 1, place: "left" });
  expect(meanwhile(then, now, [played]).loyalty).toEqual(then.loyalty);
  expect(meanwhile(then, now, [played, swapped]).loyalty).toEqual(now.loyalty);
});

test("a card that was turned down again lies as it lies", () => {
  expect(meanwhile(after, before, []).loyalty[0]?.revealed).toBe(false);
});
