/** What of a match is told by itself, as a friend would tell it. */
import type { GameEvent } from "@sprawl/engine";
import { expect, test } from "vitest";
import { isFalling } from "../board/falls.js";
import { isMadeLegion } from "../board/marks.js";
import { spotlights } from "../board/spotlights.js";
import { quiet, stage } from "../board/staging.js";
import { deedsOf, isPart, reads } from "../board/told.js";
import { lastOut, toldBelow } from "../board/told-at-end.js";

const event = (type: string, args: GameEvent["args"] = {}, at = 1): GameEvent => ({
  type,
  at,
  args,
});

const typesOf = (log: readonly GameEvent[]) => log.map(({ type }) => type);

test("an announcement is told until something has come of it", () => {
  const log = [
    event("turn-began", { seat: 1 }),
    event("announced-equip", { seat: 1, weapon: "rifle", target: [2] }),
  ];
  expect(typesOf(deedsOf(log, true))).toEqual(["announced-equip"]);
  // While deeds are shown one after another, it is about to come.
  expect(typesOf(deedsOf(log, false))).toEqual([]);
  const done = [...log, event("equipped", { seat: 1, weapon: "rifle", target: [2] }, 2)];
  expect(typesOf(deedsOf(done, true))).toEqual(["equipped"]);
  expect(isPart(log[1], log)).toBe(true);
});

test("that somebody announces a shot, or does nothing, is a deed", () => {
  const shot = event("announced-shoot", { seat: 1, weapon: "rifle", target: [2] });
  const idle = event("announced-no-action", { seat: 2 }, 2);
  expect(isPart(shot, [shot])).toBe(false);
  // Turned on somebody else, it is announced once more; that it was turned has been told.
  const turned = event("announced-shoot", { seat: 1, weapon: "rifle", target: [3] }, 2);
  expect(isPart(turned, [shot, event("aimed", { seat: 1 }, 2), turned])).toBe(true);
  expect(isPart(turned, [shot, event("turn-began", { seat: 1 }, 2), turned])).toBe(false);
  const ricochet = event("played", { seat: 2, target: [3] }, 2);
  expect(isPart(turned, [shot, ricochet, turned])).toBe(true);
  // A laser is aimed at nobody: turned on one, its holder names another.
  const named = event("announced-shoot", { seat: 1, weapon: "laser", target: [4] }, 3);
  expect(isPart(named, [shot, ricochet, named])).toBe(false);
  expect(typesOf(deedsOf([shot, idle, event("looked", { by: 3 }, 3)], true))).toEqual([
    "announced-no-action",
    "looked",
  ]);
});

test("a weapon is put down after its shot, and cards are turned up by whoever goes, without a word", () => {
  const log = [
    event("turn-began", { seat: 1 }),
    event("fired", { seat: 1, weapon: "rifle", target: [2] }, 2),
    event("eliminated", { seat: 2, by: 1 }, 3),
    event("revealed-id", { seat: 2 }, 3),
    event("dropped", { seat: 2, weapon: "laser" }, 3),
    event("dropped", { seat: 1, weapon: "rifle" }, 3),
  ];
  expect(typesOf(deedsOf(log, true))).toEqual(["fired", "eliminated"]);
  const struck = event("dropped", { seat: 3, weapon: "pistol" }, 4);
  expect(isPart(struck, [...log, struck])).toBe(false);
  expect(isPart(event("team-shown", { seat: 3, team: "human" }, 5), log)).toBe(true);
  const shown = event("revealed-id", { seat: 3 }, 5);
  expect(isPart(shown, [...log, shown])).toBe(false);
});

test("a sentence stays a second and a half, a moment longer; at a large table less", () => {
  for (const type of ["looked", "equipped", "announced-shoot", "damaged", "aimed"])
    expect(reads(event(type), 6)).toBeGreaterThanOrEqual(1_500);
  for (const type of ["revealed-id", "eliminated", "ex-came"])
    expect(reads(event(type), 6)).toBeGreaterThanOrEqual(2_800);
  expect(reads(event("looked"), 12)).toBeLessThan(1_500);
});

test("what a moment shows is not told before it is seen", () => {
  for (const type of ["revealed-id", "revealed-loyalty", "eliminated", "reanimated", "ex-came"]) {
    expect(quiet).toContain(type);
    expect(stage[type]).toBeDefined();
  }
});

test("what is said is told by its bubble alone: by words at the seat, or over it where those are signs", () => {
  const said = event("said-claim", { by: 2, team: "human" });
  expect(quiet).toContain("said-claim");
  const small = { view: { seats: 6 } } as Parameters<(typeof stage)[string]>[1];
  expect(stage["said-claim"]?.(said, small)).toMatchObject({ shape: "pulse", at: "seat/2" });
});

test("at a seat the last hit is a hit until it has been shown who is out", () => {
  const log = [event("damaged", { seat: 2, amount: 1 }), event("eliminated", { seat: 2, by: 1 })];
  expect(isFalling(log, 2)).toBe(true);
  expect(isFalling(log, 1)).toBe(false);
  expect(isFalling(log.slice(0, 1), 2)).toBe(false);
});

test("what acts as it is drawn is shown as a card, and cards that change places pass both ways", () => {
  const table = { speaker: { text: { events: {} }, seat: String, face: () => undefined } };
  const shown = (type: string, args: GameEvent["args"]) =>
    stage[type]?.(event(type, args), table as unknown as Parameters<(typeof stage)[string]>[1]);
  expect(shown("drew-immediate", { seat: 1, program: "trojan" })).toMatchObject({
    shape: "card",
    face: "trojan",
  });
  expect(shown("exchanged-loyalty", { seat: 1, side: "left", target: 2, place: "right" })).toEqual([
    { shape: "pass", from: "seat/1/left", to: "seat/2/right", face: "back/left" },
    { shape: "pass", from: "seat/2/right", to: "seat/1/left", face: "back/right" },
  ]);
  expect(shown("exchanged-ids", { seat: 1, target: 2 })).toHaveLength(2);
  expect(shown("stole", { by: 1, from: 2 })).toMatchObject({ from: "seat/2", to: "seat/1" });
});

test("a shot flies along the line of its aim", () => {
  const rifle = { id: "rifle-1", kind: "rifle", home: "middle", holder: 2, aim: [3] };
  const table = { view: { seats: 5, viewer: 0, state: { weapons: [rifle] } } };
  const fired = { type: "fired", at: 1, args: { seat: 2, weapon: "rifle", target: [3] } };
  const shown = stage.fired?.(fired, table as unknown as Parameters<(typeof stage)[string]>[1]);
  expect(shown).toMatchObject([
    { shape: "shot", from: "weapon/rifle-1", to: "seat/3", along: "rifle-1/seat/3" },
  ]);
});

test("a lesson lights whatever it speaks of: the weapon and whom it is aimed at", () => {
  const lie = (id: string, kind: string, holder: number) => ({ id, kind, home: "middle", holder });
  const weapons = [lie("rifle-1", "rifle", 1), lie("pistol-1", "pistol", -1)];
  const table = { view: { state: { weapons } } } as unknown as Parameters<typeof spotlights.aim>[0];
  expect(spotlights.aim(table)).toEqual(["weapon/pistol-1", "seat/2"]);
  expect(spotlights.heavy(table)).toEqual(["weapon/rifle-1"]);
});

test("the end says nothing twice: who won alone is named by the first sentence", () => {
  const alone = "Rook is the last one living and wins alone.";
  const title = "Won by Rook";
  expect(toldBelow({ why: alone, title, last: undefined, winners: ["Rook"] })).toBe("");
  const why = "The Humans have won.";
  const last = "Kite was the last who was not Human.";
  expect(toldBelow({ why, title: "Won by Ash, Rook", last, winners: ["Ash", "Rook"] })).toBe(
    "Kite was the last who was not Human. Won by Ash, Rook.",
  );
  expect(
    toldBelow({ why: "Nobody has won", title: "Nobody has won", last: undefined, winners: [] }),
  ).toBe("");
});

test("the end says who stood in the way last, whichever side has won together", () => {
  const log = [event("eliminated", { seat: 1 }), event("eliminated", { seat: 0 })];
  const teams = new Map([
    [0, "machine"],
    [1, "human"],
    [2, "legion"],
  ] as const);
  const last = (side: string) => lastOut(log, teams, side);
  expect(last("machine")).toEqual({ label: "end.last-human", args: { seat: 1, team: "machine" } });
  expect(last("human")).toMatchObject({ label: "end.last-other", args: { seat: 0 } });
  expect(last("legion")).toMatchObject({ label: "end.last-stranger", args: { seat: 0 } });
  expect(last("outlaw")).toBeUndefined();
});

test("who was made Legion before everybody is marked as such", () => {
  const log = [event("became-legion", { seat: 2 })];
  expect(isMadeLegion(log, 2)).toBe(true);
  expect(isMadeLegion(log, 1)).toBe(false);
});
