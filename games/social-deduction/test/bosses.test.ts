import { expect, test } from "vitest";
import { gather, HUMAN, MACHINE } from "./gather.js";

const two = ["left", "right"];
const machineBoss = { id: "execute", ...MACHINE, revealed: two, programs: ["machine-boss"] };

/** Seat 0 becomes the Machine Boss. */
function boss(about: Parameters<typeof gather>[0] = {}) {
  const t = gather({ ...about, players: { 0: machineBoss, ...about?.players } });
  return t.window({ 0: "machine-boss" });
}

test("SD-12.2, SD-R46 a Boss program needs the team and two revealed cards", () => {
  const offered = (said: object) =>
    gather({ players: { 0: { ...machineBoss, ...said } } }).offered(0);
  expect(offered({})).toEqual(["Play Machine Boss", "Pass"]);
  expect(offered({ revealed: ["left"] })).toEqual(["Pass"]);
  expect(offered({ revealed: ["id", "left"] })).toEqual(["Play Machine Boss", "Pass"]);
  expect(offered({ ...HUMAN, id: "seeker" })).toEqual(["Pass"]);
});

test("SD-12.2, SD-12.3 Human Boss is for Humans, and brings the Human Boss IDs", () => {
  const human = { id: "seeker", ...HUMAN, revealed: two, programs: ["human-boss"] };
  const t = gather({ players: { 0: human } }).window({ 0: "human-boss" });
  const names = t
    .state()
    .seats[0].ids.map((_, which) => t.face(["seats", 0, "ids", which, "card"]));
  expect(names.sort()).toEqual(["Marshal of the Last Line", "Voice of the Bunker"]);
  expect(t.team(0)).toBe("human");
  const other = gather({ players: { 0: { ...human, id: "execute", ...MACHINE } } });
  expect(other.offered(0)).toEqual(["Pass"]);
});

test("SD-19.1, SD-19.6, SD-12.13, SD-R57 Legion and Fallen count as Outlaws, and stay what they were", () => {
  const outlaw = { revealed: two, programs: ["outlaw-boss"], loyalty: ["human", "machine"] };
  const t = gather({ players: { 0: { id: "mindeater", ...outlaw }, 1: { id: "seer" } } });
  t.window({ 0: "outlaw-boss" });
  expect(t.team(0)).toBe("legion");
  expect(t.told(3)).toContain("seat 0 becomes the Outlaw Boss.");
  expect(t.view(3).faces[t.state().seats[0].marks[0].mark]).toBeUndefined();
  const fallen = gather({ players: { 0: { id: "deathbringer", ...outlaw } } });
  fallen.window({ 0: "outlaw-boss" });
  expect(fallen.team(0)).toBe("fallen");
  const plain = gather({ players: { 0: { id: "seer", ...outlaw } } });
  plain.window({ 0: "outlaw-boss" });
  expect(plain.team(0)).toBe("outlaw");
  expect(plain.state().seats[0].marks).toHaveLength(1); // nobody can tell
});

test("SD-12.3, SD-12.4, SD-12.5, SD-R33, SD-10.7 the ID goes to the box, the Boss IDs come unrevealed, HP stay", () => {
  const t = boss({ players: { 0: { ...machineBoss, hp: 1 } } });
  expect(t.state().seats[0].ids.map(({ revealed }) => revealed)).toEqual([false, false]);
  expect(t.seenBy(0, ["seats", 0, "ids", 0, "card"])[0]).not.toBe("hidden");
  expect(t.seenBy(1, ["seats", 0, "ids", 0, "card"])).toEqual(["hidden"]);
  expect(t.face("box.ids.last")).toBe("Execute");
  expect(t.at("seats.0.hp")).toBe(1);
  expect(t.team(0)).toBe("machine");
});

test("SD-12.10 each colour's Boss IDs come into play once", () => {
  const t = boss({
    players: { 2: { id: "virus", loyalty: ["machine-x2", "machine"], revealed: two } },
  });
  expect(t.at("bossIds.machine")).toEqual([]);
  t.arrange({ player: { seat: 2, programs: ["machine-boss"] } }, { turn: 2 });
  expect(t.offered(2)).toEqual(["Pass"]);
  expect(t.at("bossIds.human")).toHaveLength(2);
});

test("SD-12.11, SD-12.12, SD-R57 one card per look or reveal, chosen by who looks; open only when all are", () => {
  const t = boss({
    turn: 0,
    players: {
      0: { ...machineBoss, programs: ["machine-boss", "exposed"] },
      1: { programs: ["deep-scan"] },
    },
  });
  t.until(1);
  expect(t.offered()).toContain("Investigate the ID of seat 0"); // both loyalty cards are open
  t.arrange({ turn: 1 });
  t.window({ 1: { kind: "deep-scan", target: 0 } });
  expect(t.asked()).toEqual({ seats: [1], kind: "boss-id" });
  expect(t.leak()).toBeUndefined(); // asked so seldom that the laws hardly come by
  t.choose({ which: 1 });
  expect(t.seenBy(1, ["seats", 0, "ids", 1, "card"])[0]).not.toBe("hidden");
  expect(t.seenBy(1, ["seats", 0, "ids", 0, "card"])).toEqual(["hidden"]);
  t.arrange({ turn: 0 });
  t.window({ 0: { kind: "exposed", target: 0 } });
  t.choose({ kind: "boss-id", which: 0 });
  expect(t.state().seats[0].ids.map(({ revealed }) => revealed)).toEqual([true, false]);
});

test("SD-12.9 each Boss ID has its own ability", () => {
  const exposed = (id: string, about: Parameters<typeof gather>[0] = {}) =>
    gather({
      ...about,
      players: { ...about?.players, 0: { id, programs: ["exposed"], hp: 1 } },
    }).window({
      0: { kind: "exposed", target: 0 },
    });
  const marshal = exposed("marshal-of-the-last-line", { players: { 2: { hp: 1 } } });
  marshal.pick(["seat 0", "seat 2"]);
  expect([marshal.at("seats.0.hp"), marshal.at("seats.2.hp")]).toEqual([2, 2]);
  const voice = exposed("voice-of-the-bunker").pick(["seat 2", "seat 3"]);
  voice.choose({ target: 2, side: "left" }).choose({ target: 3, side: "right" });
  expect(voice.seenBy(0, "loyalty.4.card")[0]).not.toBe("hidden");
  const king = exposed("king-of-the-scrapyard", { players: { 3: { programs: ["emp", "grab"] } } });
  expect(king.at("seats.0.hp")).toBe(2);
  expect(king.at("seats.3.programs")).toHaveLength(1);
  const prime = exposed("prime-processor").pick(["seat 2"]);
  expect(prime.asked()).toEqual({ seats: [2], kind: "answer" });
});
