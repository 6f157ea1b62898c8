import { expect, test } from "vitest";
import { gather } from "./gather.js";

const QUIET = { characters: ["feykah", "nova", "dee-coy"], general: -1 };

test("TB-6.1, TB-6.2, TB-6.3 action, activation, event, and the next player to the left", () => {
  const t = gather({
    ...QUIET,
    chance: { orange: [1], red: [12], white: [1, 1], "event one": ["crawler-nest"] },
  });
  expect(t.at("turn.phase")).toBe("action");
  t.choose("end");
  expect(t.told(1).join(" ")).toContain("rolls 1 12 1 1");
  expect(t.told(1).join(" ")).toContain("Event: Crawler Nest.");
  expect(t.at("turn.seat")).toBe(1);
  expect(t.asked()).toEqual({ seats: [1], kind: "draw-count" });
});

test("TB-7.1, TB-7.2, TB-7.6 cards up to the number on the board, or fewer; the hand limit does not matter", () => {
  const hand = ["blue-1", "blue-1", "blue-2", "blue-2", "blue-3", "blue-3", "blue-4"];
  const t = gather({ ...QUIET, players: { 0: { hand } }, steps: [{ step: "turn", arg: 0 }] });
  expect(t.view(0).question).toMatchObject({ kind: "draw-count", min: 0, max: 3 });
  t.amount(3);
  expect(t.state().seats[0].hand).toHaveLength(10);
  const none = gather({ ...QUIET, steps: [{ step: "turn", arg: 0 }] }).amount(0);
  expect(none.state().seats[0].hand).toHaveLength(0);
});

test("TB-7.3, TB-34.9 one card less while Morale is below 0", () => {
  const t = gather({ ...QUIET, set: { "bars.morale": -1 }, steps: [{ step: "turn", arg: 0 }] });
  expect(t.view(0).question).toMatchObject({ max: 2 });
  const fine = gather({ ...QUIET, set: { "bars.morale": 0 }, steps: [{ step: "turn", arg: 0 }] });
  expect(fine.view(0).question).toMatchObject({ max: 3 });
});

test("TB-7.4, TB-7.5, TB-36.6 what the Personal deck lacks comes from the General deck", () => {
  const t = gather({ ...QUIET, players: { 0: { deck: 1 } }, steps: [{ step: "turn", arg: 0 }] });
  const general = t.state().influence.length;
  t.amount(3);
  expect(t.state().seats[0].deck).toHaveLength(0);
  expect(t.state().influence).toHaveLength(general - 2);
  expect(t.state().seats[0].hand).toHaveLength(3);
});

test("TB-6.4, TB-21.6, TB-R171 who lies in the yellow zone wakes with 1 Health before drawing", () => {
  const t = gather({
    ...QUIET,
    players: { 0: { lies: "yellow-zone", health: 0 } },
    steps: [{ step: "turn", arg: 0 }],
  });
  expect(t.at("figures.0")).toMatchObject({
    health: 1,
    lies: "up",
    area: 4,
    enteredNetwork: false,
  });
  expect(t.asked()?.kind).toBe("draw-count");
});

test("TB-8.1, TB-8.2, TB-8.3, TB-8.4 as many spaces as movement, along arrows, between actions", () => {
  const t = gather({ ...QUIET, players: { 0: { area: 1 } } });
  const moves = () => t.offered().filter((each) => each.startsWith("Move"));
  expect(moves()).toEqual([
    "Move to Area 2, the City",
    "Move to Area 3, the Nexus",
    "Move to the Med Center",
  ]);
  t.choose({ kind: "move", to: 2 });
  expect(moves()).toEqual([
    "Move to Area 1, the Sectors",
    "Move to Area 4, HQ",
    "Move to Area 6, the Network",
  ]);
  t.choose("city-resources").choose({ kind: "yes" }).choose({ kind: "move", to: 6 });
  expect(moves()).toEqual([]);
  expect(t.at("turn.movement")).toBe(0);
});

test("TB-8.7, TB-8.8, TB-R21 into the Med Center for nothing, out of it for 1", () => {
  const t = gather({ ...QUIET, players: { 0: { area: 1 } } });
  t.choose({ kind: "move", to: "med-center" });
  expect(t.at("turn.movement")).toBe(2);
  t.choose({ kind: "move", to: 3 });
  expect(t.at("turn.movement")).toBe(1);
});

test("TB-8.12, TB-8.13 Enemies and others do not stop anybody", () => {
  const t = gather({
    ...QUIET,
    players: { 0: { area: 4 }, 1: { area: 5 } },
    enemies: [{ type: "tank", at: "11" }],
  });
  t.choose({ kind: "move", to: 5 });
  expect(t.at("figures.0.area")).toBe(5);
});

test("TB-9.1, TB-9.3, TB-9.9 points are spent, the same action may be repeated, the rest is lost", () => {
  const t = gather({
    ...QUIET,
    players: { 0: { area: 3, hand: ["blue-5", "blue-5", "blue-5", "blue-5"] } },
    chance: { pink: [1, 1] },
  });
  t.choose("nexus").pick([{ card: "blue-5" }]);
  expect(t.at("turn.points")).toBe(1);
  t.choose("nexus").pick([{ card: "blue-5" }]);
  expect(t.at("bars.apex")).toBe(6);
  expect(t.offered()).not.toContain("Work at the Nexus");
  expect(t.offered()).toContain("End");
});

test("TB-11.1, TB-11.5 discard down to the hand limit, no more and no less", () => {
  const hand = [
    "blue-1",
    "blue-1",
    "blue-2",
    "blue-2",
    "blue-3",
    "blue-3",
    "blue-4",
    "red-1",
    "red-2",
  ];
  const t = gather({ ...QUIET, players: { 0: { hand } } }).choose("end");
  expect(t.view(0).question).toMatchObject({ kind: "hand-limit", min: 2, max: 2 });
  t.pick([{ card: "blue-4" }, { card: "red-1" }]);
  expect(t.state().seats[0].hand).toHaveLength(7);
});

test("TB-11.3, TB-37.7 open Programs count towards the limit", () => {
  const t = gather({
    ...QUIET,
    players: { 0: { programs: ["slipstream", "data-mine"], open: ["grav-boots", "dice-driver"] } },
  });
  t.choose("end");
  expect(t.view(0).question).toMatchObject({ kind: "program-limit", min: 1 });
  expect(t.offered()).toHaveLength(4);
});

test("TB-10.5 grey and green cards do not pay", () => {
  const t = gather({ ...QUIET, players: { 0: { area: 2, hand: ["grey", "green", "blue-2"] } } });
  expect(t.barred()).toMatchObject({ "Pay 3 and draw a Program": "TB-10.2" });
});

test("TB-10.6, TB-36.4, TB-36.11 what is paid lies in the open discard pile", () => {
  const t = gather({ ...QUIET, players: { 0: { area: 2, hand: ["red-3"] } } });
  t.choose("draw-program").pick([{ card: "red-3" }]);
  expect(t.seen(2, t.state().discard)).toEqual(["red-3"]);
});

test("TB-9.8 what cannot be paid cannot be started", () => {
  const t = gather({ ...QUIET, players: { 0: { area: 5, hand: ["blue-4"] } } });
  expect(t.barred()).toMatchObject({ "Pay 5 for a Recon card": "TB-17.1" });
});

test("TB-R167 after the last round nobody is victorious", () => {
  const t = gather({
    ...QUIET,
    options: { lastRound: 1 },
    turn: 0,
    set: { starter: 1 },
    steps: ["pass"],
  });
  expect(t.result()).toMatchObject({ reason: "nobody-round-limit", winners: [] });
});
