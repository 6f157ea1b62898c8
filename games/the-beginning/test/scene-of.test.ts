/** On a phone the map shows where something happens. */
import type { GameEvent } from "@sprawl/engine";
import { expect, test } from "vitest";
import { sceneOf } from "../board/scene-of.js";
import type { State } from "../src/state.js";

const city = {
  figures: [{ area: 6 }, { area: 1 }],
  enemies: [
    { id: "soldier-1-3", spot: "11", space: 0 },
    { id: "crawler-2-4", spot: "red", space: 2 },
  ],
  deus: { status: "in-play", space: 3 },
} as unknown as State;

const told = (args: GameEvent["args"]): GameEvent => ({ type: "told", args, at: 1 }) as GameEvent;

test("it happens where it is told, or where its figure or its Enemy stands", () => {
  expect(sceneOf([told({ area: "junkyard" })], city)).toBe("junkyard");
  expect(sceneOf([told({ spawn: "9" })], city)).toBe(6);
  expect(sceneOf([told({ figure: 1, seat: 1 })], city)).toBe(1);
  expect(sceneOf([told({ enemy: "soldier-1-3" })], city)).toBe(5);
  expect(sceneOf([told({ enemy: "crawler-2-4" })], city)).toBe(4);
  expect(sceneOf([told({ enemy: "deus" })], city)).toBe(5);
});

test("the first of several deeds that has a place; some have none", () => {
  expect(sceneOf([told({ bar: "riot" }), told({ area: 3 }), told({ area: 4 })], city)).toBe(3);
  expect(sceneOf([told({ bar: "riot" })], city)).toBeUndefined();
});
