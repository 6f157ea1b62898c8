import { bosses } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { gather } from "./gather.js";

const options = { hellGate: true };
const ALL = [1, 2, 3, 4, 5, 6, 7].map((n) => `portal-${n}`);

/** Seat 0 draws these, with so many portals of other numbers beside the pile. */
function draws(drawn: readonly string[], beside = 0, about: Parameters<typeof gather>[0] = {}) {
  const portals = ALL.filter((name) => !drawn.includes(name)).slice(0, beside);
  const players = { 0: { id: "seeker", programs: [] }, ...about.players };
  const all = { ...about, players, options: { ...options, ...about.options }, portals, drawn };
  return gather(all).act("draw");
}

const numbers = (t: ReturnType<typeof draws>) => t.state().gate.bosses.map(({ number }) => number);

test("HG-2.1 a drawn portal is laid face up beside the pile, and its drawer draws again", () => {
  const t = draws(["portal-3", "emp"]);
  expect(t.seenBy(4, "gate.portals")).toEqual(["Portal 3"]);
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
  expect(t.at("gate.bosses")).toEqual([]);
});

test("HG-2.2, HG-2.3, HG-2.4 three, four or five portals bring an EX Boss, by the number of players", () => {
  for (const [seats, needed] of [
    [4, 3],
    [6, 3],
    [7, 4],
    [9, 4],
    [10, 5],
    [16, 5],
  ]) {
    expect(numbers(draws(["portal-4", "emp"], needed - 2, { seats }))).toEqual([]);
    expect(numbers(draws(["portal-4", "emp"], needed - 1, { seats }))).toEqual([4]);
  }
});

test("HG-2.17, HG-R29 eliminated players do not change the number", () => {
  const t = draws(["portal-4", "emp"], 2, { seats: 7, out: [4, 5, 6] });
  expect(numbers(t)).toEqual([]);
});

test("HG-2.5, HG-2.6, HG-2.9, HG-2.13, HG-2.14 the last portal brings its EX Boss, on the drawer's right, before the new program", () => {
  const t = draws(["portal-3", "emp"], 2);
  expect(t.at("gate.bosses")).toMatchObject([{ number: 3, hp: 2, place: 0 }]);
  const told = t.told(4);
  expect(told.indexOf("Exitus comes into play, on the right of seat 0.")).toBeLessThan(
    told.indexOf("seat 0 draws a program."),
  );
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
});

test("HG-2.10, HG-2.11, HG-2.15, HG-R1 the portals 1 to 7 bring the EX Bosses 1 to 7; four of them with EX loyalty cards", () => {
  for (let n = 1; n <= 7; n++) {
    const swallowed = n === 7 ? ["grab", "disarm", "exposed"] : [];
    const t = draws([`portal-${n}`, ...swallowed, "emp"], 2);
    expect(numbers(t)).toEqual([n]);
    expect(t.at("gate.bosses.0.shields")).toEqual(n <= 4 ? [false, false] : []);
  }
  expect(Object.values(bosses).map(({ id }) => id)).toEqual([
    "fallen-angel",
    "dark-materia",
    "exitus",
    "belial",
    "omega",
    "legion-god",
    "parasite",
    "bloodbeast",
  ]);
  expect(ALL).toHaveLength(7); // and none for Bloodbeast
});

test("HG-2.12, HG-7.1 Exitus comes with ten cards, which nobody knows", () => {
  const t = draws(["portal-3", "emp"], 2);
  expect(t.at("gate.exitus")).toHaveLength(10);
  expect(t.seenBy(0, "gate.exitus")).toEqual(new Array(10).fill("hidden"));
  expect(t.at("gate.bosses.0.shields")).toEqual([false, false]);
});

test("HG-2.7, HG-2.8, HG-12.11 while an EX Boss is in play further portals are put with the others and ignored", () => {
  for (const number of [5, 8]) {
    const t = draws(["portal-2", "emp"], 2, { bosses: [{ number, place: 3 }] });
    expect(numbers(t)).toEqual([number]);
    expect(t.at("gate.portals")).toHaveLength(3);
    expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
  }
});

test("HG-2.16, HG-R2 for an EX Boss that is gone the next number comes; if all are, nothing", () => {
  const gone = (list: number[], drawn: string) =>
    draws([drawn, "emp"], 2, { set: { "gate.gone": list } });
  expect(numbers(gone([4], "portal-4"))).toEqual([5]);
  expect(numbers(gone([7], "portal-7"))).toEqual([1]);
  const none = gone([1, 2, 3, 4, 5, 6, 7], "portal-4");
  expect(numbers(none)).toEqual([]);
  expect(none.at("gate.portals")).toHaveLength(3); // they stay
});

test("SD-21.5 without loyalty changes Exitus comes for Fallen Angel and Legion God", () => {
  const set = { "gate.gone": [] };
  const without = { options: { noLoyaltyChanges: true }, set };
  expect(numbers(draws(["portal-1", "emp"], 2, without))).toEqual([3]);
  expect(numbers(draws(["portal-6", "emp"], 2, without))).toEqual([3]);
  expect(numbers(draws(["portal-5", "emp"], 2, without))).toEqual([5]); // all others as usual
  const next = { ...without, set: { "gate.gone": [3, 4, 5, 7] } };
  expect(numbers(draws(["portal-6", "emp"], 2, next))).toEqual([2]);
});

test("HG-2.18 of portals that come up together the one that completes the number counts", () => {
  const t = draws(["rift-echo", "portal-4", "portal-5", "emp", "grab"], 1, {
    set: { "gate.gone": [] },
  });
  expect(numbers(t)).toEqual([5]);
  const more = draws(["rift-echo", "portal-5", "portal-2", "emp", "grab"], 2);
  expect(numbers(more)).toEqual([5]);
  expect(more.at("gate.portals")).toHaveLength(4);
  expect(more.faces("seats.0.programs")).toEqual(["Grab"]);
  expect(more.face("pile.1")).toBe("EMP"); // under the pile, with Rift echo below it
});

test("HG-R5 the replacement program is drawn after the arrival; a portal then is ignored, or ends the game", () => {
  const ignored = draws(["portal-3", "portal-6", "emp"], 2);
  expect(numbers(ignored)).toEqual([3]);
  expect(ignored.at("gate.portals")).toHaveLength(4);
  expect(draws(["portal-4", "portal-6"], 2).result()).toMatchObject({ reason: "belial-won" });
});

test("HG-R23, HG-4.11 a portal drawn for a shot brings the EX Boss at once", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] } },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
    portals: ["portal-1", "portal-2"],
    drawn: ["portal-5", "emp"],
  });
  t.act("shoot").choose("fire").choose("reveal-loyalty side=left");
  expect(numbers(t)).toEqual([5]);
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
});

test("HG-1.9, HG-1.12 one March of the Fallen waits beside the pile; its drawer draws again", () => {
  const t = draws(["march-of-the-fallen", "emp"], 0, { out: [3] });
  expect(t.seenBy(4, "gate.marching")).toEqual(["March of the Fallen"]);
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
  expect(t.at("seats.3.hp")).toBe(0);
});

test("HG-1.10, HG-1.11 the second copy brings all eliminated players back as Fallen, and both go to the box", () => {
  const t = draws(["march-of-the-fallen", "march-of-the-fallen", "emp"], 0, {
    players: { 2: { id: "seer" }, 3: { id: "mindeater" } },
    out: [2, 3],
  });
  expect([t.at("seats.2.hp"), t.at("seats.3.hp")]).toEqual([1, 1]);
  expect([t.team(2), t.team(3)]).toEqual(["fallen", "legion"]);
  expect(t.at("gate.marching")).toEqual([]);
  expect(t.seenBy(4, "box.programs").slice(-2)).toEqual([
    "March of the Fallen",
    "March of the Fallen",
  ]);
});
