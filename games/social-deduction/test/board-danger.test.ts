/** Who is in danger, as whoever looks sees it. */
import type { State } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { isInDanger } from "../board/aiming.js";

const state = { seats: [{ hp: 1 }, { hp: 0 }] } as unknown as State;

test("one is in danger who is aimed at and lives; of others the board warns nobody", () => {
  expect(isInDanger(0, state, 0)).toBe(true);
  expect(isInDanger(0, state, 1)).toBe(false);
  expect(isInDanger(1, state, 1)).toBe(false);
  expect(isInDanger("spectator", state, 0)).toBe(false);
});
