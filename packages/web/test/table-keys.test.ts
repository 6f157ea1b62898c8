/** Keys, time and pace of the table. */
import { games } from "@sprawl/games";
import { boardOf } from "@sprawl/games/boards";
import { expect, test } from "vitest";
import { bankNow, secondsUntil } from "../src/table/clock.js";
import { arrowOf, commandOf, KEY_LIST, type Press } from "../src/table/keys.js";
import { paceOf } from "../src/table/pace.js";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  modified: false,
  typing: false,
  busy: false,
  ...more,
});

test("every key of the table means something", () => {
  expect(commandOf(press("7"))).toEqual({ do: "option", n: 7 });
  expect(commandOf(press("0"))).toBeUndefined();
  const letters = ["u", "/", "c", "?", "l", "r", "n", "h", "s", "Escape", " ", "Enter"];
  expect(letters.map((key) => commandOf(press(key))?.do)).toEqual([
    "undo",
    "list",
    "chat",
    "keys",
    "log",
    "rules",
    "spoken",
    "hint",
    "since",
    "cancel",
    "default",
    "default",
  ]);
  expect(arrowOf(press("ArrowDown"))).toEqual({ do: "move", towards: "down" });
  expect(arrowOf(press("ArrowLeft"))).toEqual({ do: "move", towards: "left" });
});

test("no game takes the keys away that undo, point, or tell what happened", async () => {
  for (const { id } of games) {
    const board = await boardOf(id)?.();
    const taken = new Set(board?.verbs?.flatMap(({ key }) => key ?? []));
    expect(["u", "h", "s", "l", "r", "n", "i"].filter((key) => taken.has(key))).toEqual([]);
  }
});

test("a game's letters belong to its ways to act, whatever they would mean elsewhere", () => {
  const letters = new Set(["s", "h"]);
  expect(commandOf(press("s"), letters)).toEqual({ do: "verb", key: "s" });
  expect(commandOf(press("H"), letters)).toEqual({ do: "verb", key: "h" });
  expect(commandOf(press("u"), letters)).toEqual({ do: "undo" });
  expect(commandOf(press("s", { typing: true }), letters)).toBeUndefined();
});

test("no key acts while somebody types, or with a modifier; Escape lets out of where one types", () => {
  for (const key of ["1", "u", "/", "?", "n", " ", "Enter"]) {
    expect(commandOf(press(key, { typing: true }))).toBeUndefined();
    expect(commandOf(press(key, { modified: true }))).toBeUndefined();
  }
  expect(commandOf(press("Escape", { typing: true }))).toEqual({ do: "cancel" });
  expect(commandOf(press("Escape", { typing: true, modified: true }))).toBeUndefined();
  expect(arrowOf(press("ArrowDown", { typing: true }))).toBeUndefined();
});

test("a focused button keeps space and enter to itself, but not the letters", () => {
  expect(commandOf(press(" ", { busy: true }))).toBeUndefined();
  expect(commandOf(press("Enter", { busy: true }))).toBeUndefined();
  expect(commandOf(press("u", { busy: true }))).toEqual({ do: "undo" });
});

test("the overlay lists every command", () => {
  const listed = KEY_LIST.map(([, name]) => name);
  expect(new Set(listed).size).toBe(listed.length);
  for (const name of [
    "undo",
    "list",
    "chat",
    "look",
    "keys",
    "log",
    "rules",
    "spoken",
    "hint",
    "since",
    "cancel",
  ]) {
    expect(listed).toContain(name);
  }
});

test("time runs towards its due, and a bank only for who is asked", () => {
  expect(secondsUntil(undefined, 0)).toBeUndefined();
  expect(secondsUntil(12_000, 2_000)).toBe(10);
  expect(secondsUntil(1_000, 2_000)).toBe(0);
  expect(bankNow(60, true, 1_000, 11_000)).toBe(50);
  expect(bankNow(60, false, 1_000, 11_000)).toBe(60);
  expect(bankNow(5, true, 0, 60_000)).toBe(0);
  expect(bankNow(undefined, true, 0, 0)).toBeUndefined();
});

test("whatever happened since the last turn is played back in less than twenty seconds", () => {
  for (const steps of [1, 5, 13, 100, 2_000]) expect(paceOf(steps) * steps).toBeLessThan(20_000);
  expect(paceOf(1)).toBeGreaterThan(500);
});
