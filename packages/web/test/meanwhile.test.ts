/** The table while it is shown what has happened: how much of it has been told. */
import type { GameEvent } from "@sprawl/engine";
import type { Table } from "@sprawl/kit";
import { expect, test } from "vitest";
import { toldOf } from "../src/table/use-meanwhile.js";

const event = (type: string): GameEvent => ({ type, at: 1, args: {} });

test("what is only a part of a deed has been told with it", () => {
  const recent = ["fired", "eliminated", "turned", "turned", "drew"].map(event);
  const table = { recent } as unknown as Table;
  const board = { isPart: ({ type }: GameEvent) => type === "turned" };
  expect(toldOf(table, board, undefined)).toBe(0);
  expect(toldOf(table, board, recent[0])).toBe(1);
  expect(toldOf(table, board, recent[1])).toBe(4);
  expect(toldOf(table, board, recent[4])).toBe(5);
  // Told before this update.
  expect(toldOf(table, board, event("fired"))).toBe(0);
  expect(toldOf(table, undefined, recent[1])).toBe(2);
});
