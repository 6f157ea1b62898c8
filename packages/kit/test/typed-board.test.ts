/** A board is given its own game's types: a misspelled field of an option does not compile. */
import type { Choice } from "@sprawl/engine";
import { expect, test } from "vitest";
import { type Consequence, defineBoard } from "../src/board.js";
import type { useTable } from "../src/table.js";

type State = { readonly coins: number };
type Questions = { act: Choice<{ kind: "buy"; place: number } | { kind: "rest" }>; bid: number };

test("what an option has can be read by its kind, and what it has not does not compile", () => {
  const board = defineBoard<State, Questions>({
    Board: () => undefined,
    consequence(option, { view }): Consequence | undefined {
      // @ts-expect-error no question has this kind of option
      if (option.kind === "by") return undefined;
      if (option.kind !== "buy") return undefined;
      // @ts-expect-error a misspelled field
      const misspelled = option.plaice;
      // @ts-expect-error a misspelled part of the state
      const missing = view.state.coin;
      return { cost: `${option.place} of ${view.state.coins}`, note: `${misspelled}${missing}` };
    },
  });
  const table = { view: { state: { coins: 3 } } } as never;
  const about = board.consequence?.({ kind: "buy", place: 2, key: "buy 2" }, table);
  expect(about?.cost).toBe("2 of 3");
  expect(board.consequence?.({ kind: "rest", key: "rest" }, table)).toBeUndefined();
});

test("whoever has not said which questions a game asks cannot read an option's fields", () => {
  const untyped = ({ choices }: ReturnType<typeof useTable<State>>) =>
    // @ts-expect-error no option is known here
    choices.on("market").map(({ place }) => place);
  const typed = ({ choices }: ReturnType<typeof useTable<State, Questions>>) =>
    // @ts-expect-error a misspelled field
    choices.on("market").map((option) => option.kind === "buy" && option.plaice);
  const table = { choices: { on: () => [] } } as never;
  expect([untyped(table), typed(table)]).toEqual([[], []]);
});
