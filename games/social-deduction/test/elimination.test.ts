import { socialDeduction } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { inOrder } from "../src/elimination.js";
import { heal } from "../src/health.js";
import { exchangeLoyalty } from "../src/reveal.js";
import { hasPermanent, programTargets } from "../src/standing.js";
import { keepTeam, teamOf } from "../src/teams.js";
import { deal } from "./deal.js";
import { gather, HUMAN, MACHINE, OUTLAW } from "./gather.js";

const rifle = { kind: "rifle", holder: 0, target: 1 };
const open = { hp: 1, revealed: ["id"] };

/** Seat 0 fires a rifle at seat 1, who cannot answer. */
const dying = {
  players: {
    0: { id: "seer", ...MACHINE },
    1: { id: "execute", ...open, loyalty: ["outlaw", "machine"], programs: ["disarm", "spam"] },
    2: { id: "seeker", ...HUMAN },
    3: { id: "photographer", loyalty: ["human-x2", "human"] },
    4: { id: "stealth", loyalty: ["machine-x2", "machine"] },
    5: { id: "alice", loyalty: ["outlaw", "outlaw-x2"] },
  },
  weapons: [rifle],
};

function shoot(about: Parameters<typeof gather>[0]) {
  const t = gather(about).act("shoot");
  t.choose("fire");
  return t.asked()?.kind === "hit" ? t.window() : t;
}

test("SD-16.2, SD-16.3, SD-R19, SD-11.11 the eliminated reveal ID and loyalty, and keep their programs face down", () => {
  const t = shoot({
    ...dying,
    players: { ...dying.players, 1: { ...dying.players[1], id: "nemesis", hp: 2, revealed: [] } },
  });
  expect(t.asked()?.kind).toBe("answer");
  t.choose("take-damage").window();
  expect(t.at("seats.1.ids.0.revealed")).toBe(true);
  expect([t.at("loyalty.2.revealed"), t.at("loyalty.3.revealed")]).toEqual([true, true]);
  expect(t.seenBy(0, "seats.1.programs")).toEqual(["hidden", "hidden"]);
  expect(t.at("seats.0.hp")).toBe(2); // SD-11.11: Nemesis does nothing
});

test("SD-16.4 the eliminated drop their weapon", () => {
  const t = shoot({ ...dying, weapons: [rifle, { kind: "pistol", holder: 1, target: 2 }] });
  expect(t.weapon("pistol")).toMatchObject({ holder: -1, aim: [] });
});

test("SD-17.1, SD-17.4, SD-17.5, SD-16.8, SD-17.3, SD-4.15 the eliminated alone see the teams of the living", () => {
  const t = shoot(dying);
  expect(t.told(1).filter((text) => text.startsWith("You see"))).toEqual([
    "You see: seat 0 is Machine.",
    "You see: seat 2 is Human.",
    "You see: seat 3 is Human.",
    "You see: seat 4 is Machine.",
    "You see: seat 5 is Outlaw.",
  ]);
  expect(t.told(3)).toContain("The check is made: the game continues.");
  expect(t.told(3).join()).not.toContain("You see");
  const [sighting] = t.state().sightings;
  expect(sighting).toMatchObject({ by: [1], seats: [0, 2, 3, 4, 5] });
  expect(t.view(1).faces[sighting.teams[0]]).toBe("machine");
  expect(t.view(2).faces[sighting.teams[0]]).toBeUndefined();
});

test("SD-17.4 the check shows nobody's cards", () => {
  const t = shoot(dying);
  for (const seat of [0, 2, 3, 4, 5]) {
    expect(t.seenBy(1, ["seats", seat, "ids", 0, "card"])).toEqual(["hidden"]);
  }
});

test("SD-16.10 Bounty Hunter is paid after the check", () => {
  const t = shoot({
    ...dying,
    players: {
      ...dying.players,
      2: { id: "bounty-hunter", hp: 1, revealed: ["id"], programs: [] },
    },
    set: { "seats.2.bounty": 1 },
    drawn: ["emp", "grab"],
  });
  expect(t.faces("seats.2.programs").sort()).toEqual(["EMP", "Grab"]);
  expect(t.at("seats.2.hp")).toBe(2);
});

test("SD-16.11, SD-R50 the eliminated are asked nothing and say nothing to the living", () => {
  const t = gather({
    out: [1],
    turn: 5,
    options: { talk: true },
    set: { starter: 0 },
    drawn: ["emp"],
  });
  t.act("draw").quiet();
  expect(t.asked()).toEqual({ seats: [5, 0, 2, 3, 4], kind: "talk" });
});

test("SD-16.12, SD-16.13, SD-11.12, SD-16.17 the reanimated come back with 1 HP and open cards, and no ability", () => {
  const t = gather({
    players: { 0: { programs: ["backup-exe"] }, 1: { id: "execute", ...MACHINE } },
    out: [1],
  });
  t.window({ 0: { kind: "backup-exe", target: 1 } });
  expect(t.at("seats.1.hp")).toBe(1);
  expect(t.at("loyalty.2.revealed")).toBe(true);
  expect(t.at("seats.1.ids.0.revealed")).toBe(true);
  expect(t.state().seats.map(({ hp }) => hp)).toEqual([2, 1, 2, 2, 2, 2]);
  expect(t.team(1)).toBe("machine");
});

test("SD-11.13 a permanent ability works again after reanimation", () => {
  const t = gather({
    players: { 0: { programs: ["backup-exe"] }, 1: { id: "homeless" } },
    out: [1],
  });
  t.quiet();
  expect(t.offered()).toContain("Draw a program");
  t.arrange({ turn: 0 }).window({ 0: { kind: "backup-exe", target: 1 } });
  t.quiet();
  expect(t.barred()).toMatchObject({ "Draw a program": "SD-6.13" });
});

test("SD-16.15, SD-16.18 the reanimated speak again and have their turn when play reaches them", () => {
  const t = gather({
    players: { 0: { programs: ["backup-exe"] } },
    out: [3],
    options: { talk: true },
    turn: 0,
  });
  t.window({ 0: { kind: "backup-exe", target: 3 } });
  expect(t.state().turn.seat).toBe(0);
  t.until(3);
  expect(t.offered()).toContain("Say: I am Human");
});

test("SD-3.19, SD-R20, SD-17.16 the team of the dead is the one they died with", () => {
  const t = gather({
    seats: 4,
    players: {
      0: { id: "seer", ...MACHINE, programs: [] },
      1: { id: "seeker", hp: 1, revealed: ["id", "left", "right"], ...HUMAN, programs: [] },
      2: { id: "execute", loyalty: ["machine-x2", "machine"] },
      3: { id: "alice", ...OUTLAW },
    },
    out: [2],
    weapons: [rifle],
  });
  t.act("shoot").choose("fire").window();
  expect(t.result()).toMatchObject({ reason: "machine-won", winners: [0, 2], sides: ["machine"] });
});

test("SD-1.23 who was eliminated first is kept for a rematch", () => {
  expect(shoot(dying).at("firstOut")).toBe(1);
});

test("SD-17.22, SD-R21 who is back before the check is not covered by it", () => {
  const t = gather({
    players: {
      0: { id: "seer", ...MACHINE },
      1: { id: "seeker", hp: 1, revealed: ["id", "left", "right"], ...HUMAN },
      2: { id: "lifesaver", loyalty: ["outlaw", "outlaw"] },
    },
    weapons: [{ kind: "hell-gate", holder: 0, target: [1, 2] }],
  });
  t.act("shoot").choose("fire").window();
  expect(t.at("seats.1.hp")).toBe(0);
  t.choose("reveal-id");
  expect(t.at("seats.1.hp")).toBe(1);
  expect(t.at("sightings")).toEqual([]);
  expect(t.told(1).join()).not.toContain("check");
});

test("SD-R21 an elimination by another effect in between is checked at once and covers the earlier ones", () => {
  const t = gather({
    players: {
      0: { id: "seer", hp: 1, ...MACHINE },
      1: { id: "thief", hp: 1, revealed: ["id", "left", "right"], ...OUTLAW },
      2: { id: "nemesis", loyalty: ["machine-x2", "machine"] },
      3: { ...HUMAN },
    },
    weapons: [{ kind: "hell-gate", holder: 0, target: [1, 2] }],
  });
  t.act("shoot").choose("fire").window();
  expect(t.at("sightings")).toEqual([]);
  t.choose("reveal-id").window();
  expect(t.at("sightings.0.by")).toEqual([1, 0]);
});

test("SD-17.22 Insider sees what the eliminated see, and no other living player does", () => {
  const t = shoot({
    ...dying,
    players: { ...dying.players, 5: { id: "insider", revealed: ["id"], ...OUTLAW } },
  });
  expect(t.at("sightings.0.by")).toEqual([1, 5]);
  expect(t.told(5).join()).toContain("You see: seat 0 is Machine");
  expect(t.told(4).join()).not.toContain("You see");
});

test("SD-3.19, SD-20.3 a card that others change later does not change what the dead were", () => {
  const t = gather({
    seats: 9,
    players: {
      0: { id: "seeker", programs: [] },
      1: { id: "waitress", hp: 1, revealed: ["id"], loyalty: ["human", "human"] },
    },
    weapons: [rifle],
  });
  t.act("shoot").choose("fire").window();
  t.arrange({ card: "loyalty.1.card", face: "machine-x2" }); // between seat 1 and seat 2
  expect(t.team(1)).toBe("outlaw"); // by the cards as they lie now
  expect(t.seenBy(1, "seats.1.lastTeam.0")).toEqual(["Human"]);
});

test("SD-3.19 the team of the dead is asked of their token, of the living by their cards", () => {
  const { match, s } = deal(8);
  const g = match.play as never;
  const teams = s.seats.map((_, seat) => teamOf(g, seat));
  const other = teams.findIndex((team) => team !== teams[1]);
  s.seats[1].hp = 0;
  expect(teamOf(g, 1)).toBe(teams[1]); // before the token is there
  keepTeam(g, 1);
  s.seats[1].marks = [];
  s.seats[1].ids = s.seats[other].ids;
  s.loyalty[2] = s.loyalty[2 * other];
  s.loyalty[3] = s.loyalty[2 * other + 1];
  expect(teamOf(g, 1)).toBe(teams[1]);
  s.seats[1].hp = 1;
  expect(teamOf(g, 1)).toBe(teams[other]);
});

test("SD-13.14, SD-13.23 programs neither target the dead nor work for them", () => {
  const { match, s } = deal(5);
  const g = match.play as never;
  s.seats[2].permanents.push({ program: "firewall" } as never);
  expect(hasPermanent(g, 2, () => true)).toBe(true);
  s.seats[2].hp = 0;
  expect(hasPermanent(g, 2, () => true)).toBe(false);
  expect(programTargets(g, 0)).toEqual([1, 3, 4]);
});

test("SD-17.1, SD-17.6 what happens inside of an effect does not bring its check forward", () => {
  const t = gather({
    players: {
      ...dying.players,
      2: { id: "awesome-backer", ...HUMAN, programs: [] },
    },
    weapons: [{ kind: "hell-gate", holder: 0, target: [1, 2] }],
    drawn: ["trojan", "emp"],
  });
  t.act("shoot").choose("fire").window().choose("reveal-id");
  t.choose({ kind: "reveal-loyalty", side: "left" }); // Trojan, the first of two draws
  const told = t.told(3);
  const check = told.indexOf("The check is made: the game continues.");
  expect(told.slice(0, check).join()).toContain("draws");
});

test("SD-R31, SD-R49 the parts of an ability that are left are dropped when its owner is out", () => {
  const { match, s } = deal(4);
  const done: string[] = [];
  const dies = () => {
    s.seats[1].hp = 0;
  };
  const parts = [() => void done.push("first"), dies, () => void done.push("last")];
  for (const owner of [1, 0]) {
    const rule = inOrder(match.play as never, owner, ...parts);
    expect(rule.next(undefined as never).done).toBe(true); // nothing is asked
  }
  expect(done).toEqual(["first", "first", "last"]);
});

test("SD-10.9 who is out is not healed", () => {
  const { match, s } = deal(4);
  s.seats[1].hp = 0;
  s.seats[2].hp = 1;
  for (const seat of [1, 2]) heal(match.play as never, seat, 1);
  expect(s.seats.map(({ hp }) => hp)).toEqual([2, 0, 2, 2]);
});

test("SD-R50 the eliminated talk apart, until they are back", () => {
  const { match, s } = deal(5);
  const apart = () => socialDeduction.talk?.(match.play as never);
  expect(apart()).toEqual({ out: [] });
  s.seats[3].hp = 0;
  expect(apart()).toEqual({ out: [3] });
});

test("SD-20.7, SD-9.16 what is revealed is not revealed once more", () => {
  const t = shoot({
    ...dying,
    players: { ...dying.players, 1: { ...dying.players[1], revealed: ["id", "left", "right"] } },
  });
  expect(t.at("seats.1.hp")).toBe(0);
  expect(t.told(3).filter((text) => text.includes("loyalty"))).toEqual([]);
});

test("SD-R35 a shared card exchanged with itself stays where it is, and nothing is told", () => {
  const { match, s } = deal(9);
  const told = match.play.news.length;
  const before = s.loyalty.map(({ card }) => card);
  const g = match.play as never;
  exchangeLoyalty(g, { seat: 2, side: "left" }, { seat: 3, side: "right" });
  expect(s.loyalty.map(({ card }) => card)).toEqual(before);
  expect(match.play.news).toHaveLength(told);
  exchangeLoyalty(g, { seat: 2, side: "left" }, { seat: 3, side: "left" });
  expect(match.play.news).toHaveLength(told + 1);
});
