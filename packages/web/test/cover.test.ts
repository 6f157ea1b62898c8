/** Which choices are covered where a board covers what is private. */
import { expect, test } from "vitest";
import { isPrivate } from "../src/table/choices.js";

test("options that name a card of the viewer's are private, all others are not", () => {
  expect(isPrivate({ kind: "grenade", key: "grenade card=7 target=1", card: 7, target: 1 })).toBe(
    true,
  );
  expect(isPrivate({ kind: "put-under", key: "put-under cards=[7]", cards: [7] })).toBe(true);
  expect(isPrivate({ kind: "draw", key: "draw" })).toBe(false);
  expect(isPrivate({ kind: "equip", key: "equip target=[1]", target: [1] })).toBe(false);
});
