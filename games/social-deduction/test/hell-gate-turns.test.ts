import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE } from "./gather.js";

const options = { hellGate: true };
const open = ["id", "left", "right"];

/** It is the end of the turn of seat 2; Exitus stands on the right of seat 3 and draws these. */
function exitus(cards: readonly string[], about: Gathering = {}, boss = {}) {
  const t = gather({
    options,
    seats: 8,
    turn: 2,
    chance: { exitus: cards },
    bosses: [{ number: 3, place: 3, ...boss }],
    ...about,
  });
  t.arrange({ steps: [{ step: "pass" }] });
  return t;
}

/** The active player announces something that stirs nothing. */
function lookAround(t: ReturnType<typeof gather>) {
  const look = t.offered().find((each) => each.startsWith("Investigate")) ?? "draw";
  return t.choose(look);
}

const place = (t: ReturnType<typeof gather>) => t.at("gate.bosses.0.place");

test("HG-3.2, HG-3.3, HG-7.2, HG-7.3 Exitus acts as play passes its gap, directly before the player on its left", () => {
  const t = exitus(["memory-wipe"]);
  expect(t.state().turn.seat).toBe(3);
  expect(t.at("gate.exitusUsed")).toHaveLength(1);
  expect(t.at("gate.exitus")).toHaveLength(9);
  expect(t.seenBy(0, "gate.exitusUsed")).toEqual(["Memory wipe"]);
});

test("SD-5.12, HG-3.2 when an EX Boss acts, the action of the player before it is over", () => {
  const t = gather({
    options,
    seats: 8,
    turn: 2,
    chance: { exitus: ["judgement"] },
    bosses: [{ number: 3, place: 3 }],
  }).quiet();
  lookAround(t);
  expect(t.state().turn.action?.kind).toBe("investigate");
  t.window().quiet();
  expect(t.asked()).toEqual({ seats: [3], kind: "answer" });
  expect(t.state().turn).toMatchObject({ seat: 2 });
  expect(t.state().turn.action).toBeUndefined();
});

test("HG-7.1 its cards are shuffled when it comes", () => {
  const order = (seed: string) => {
    const players = { 0: { programs: [] } };
    const drawn = ["portal-3", "emp"];
    const t = gather({ options, seed, players, portals: ["portal-1", "portal-2"], drawn });
    return t.act("draw").faces("gate.exitus");
  };
  const [one, other] = [order("one"), order("other")];
  expect(one).not.toEqual(other);
  expect(one.slice().sort()).toEqual(other.slice().sort());
});

test("HG-3.2, HG-5.2, HG-6.2, HG-8.2, HG-10.5 passive EX Bosses have no turn", () => {
  for (const number of [1, 4, 6]) {
    const t = gather({ options, turn: 2, bosses: [{ number, place: 3 }] }).quiet();
    lookAround(t).quiet();
    const told = t.told(0);
    expect(told).toContain("seat 3 is the active player.");
    expect(told.filter((each) => each.endsWith("acts."))).toEqual([]);
  }
});

test("HG-3.1, HG-3.4, HG-3.5, HG-R4 it moves to the left clockwise, to the right counterclockwise, over eliminated players too", () => {
  expect(place(exitus(["advance"]))).toBe(6);
  expect(place(exitus(["retreat"]))).toBe(7);
  expect(place(exitus(["whirl"]))).toBe(4);
  expect(place(exitus(["advance"], { out: [5] }))).toBe(6);
});

test("HG-3.6 its neighbours are the nearest living players", () => {
  const t = exitus(["judgement"], { out: [3, 4] });
  expect(t.asked()).toEqual({ seats: [5], kind: "answer" });
  expect(t.offered()).toEqual(["Reveal your ID", "Take 2 damage"]);
  const right = exitus(["verdict"], { out: [1] });
  expect(right.asked()?.seats).toEqual([2]);
});

test("HG-3.11, HG-3.12, HG-R31 after its turn play goes on from the gap it began in, and it acts again in its new gap", () => {
  const t = exitus(["advance", "disarming-field"]);
  expect(t.asked()?.seats).toEqual([6]); // the left neighbour after the move
  t.choose("reveal-loyalty side=left");
  expect(t.state().turn.seat).toBe(3);
  t.until(5);
  expect(t.at("gate.exitusUsed")).toHaveLength(1);
  t.until(6);
  expect(t.seenBy(0, "gate.exitusUsed")).toEqual(["Advance", "Disarming field"]);
  const none = exitus(["advance"], { out: [3, 4, 5] });
  none.choose("reveal-loyalty side=left");
  expect(none.state().turn.seat).toBe(6); // nobody has had a turn since
});

test("HG-3.12 a skipped turn counts as one", () => {
  const t = exitus(["whirl", "disarming-field"], { out: [4], set: { "seats.3.skips": 1 } });
  t.choose("reveal-loyalty side=left").choose("reveal-loyalty side=left");
  expect(t.told(0)).toContain("Exitus draws Disarming field.");
  expect(t.state().turn.seat).toBe(5);
});

test("HG-3.7 unrevealing does not reach an EX Boss", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: ["blackout", "second-wind"] } },
    bosses: [{ number: 3, place: 3, open: 2 }],
  });
  expect(t.offered(0)).toEqual(["Pass"]);
});

test("HG-3.15 the turn of an EX Boss has no windows but hit windows", () => {
  const t = exitus(["verdict"]);
  expect(t.asked()?.kind).toBe("answer");
  t.choose("take-damage");
  expect(t.asked()?.kind).toBe("hit"); // HG-R30
  t.window();
  expect(t.state().turn.seat).toBe(3);
});

test("HG-3.10, HG-13.8 an EX Boss is no living player at a check and stops nobody from winning", () => {
  const t = gather({
    options,
    seats: 4,
    players: {
      0: { id: "seeker", ...HUMAN },
      1: { id: "execute", ...MACHINE, hp: 1, revealed: ["id"] },
      2: { id: "stealth", loyalty: ["human-x2", "human"] },
    },
    out: [3],
    bosses: [{ number: 3, place: 2 }],
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
  });
  t.act("shoot").choose("fire").window();
  expect(t.result()).toMatchObject({ winners: [0, 2], reason: "human-won" });
});

// --- Exitus --------------------------------------------------------------------------------------

test("HG-7.2 Whirl, Regrowth, Hunt and Memory wipe do what they say", () => {
  const whirl = exitus(["whirl"]);
  expect(whirl.asked()?.seats).toEqual([4]);
  whirl.choose("reveal-loyalty side=left");
  expect(whirl.asked()?.seats).toEqual([3]);
  expect(exitus(["regrowth"], {}, { open: 1 }).at("gate.bosses.0.shields")).toEqual([false, false]);
  expect(exitus(["regrowth"], {}, { hp: 1 }).at("gate.bosses.0.hp")).toBe(2);
  const hp = { 3: { hp: 1 }, 4: { hp: 1 }, 5: { hp: 2 } };
  const hunt = exitus(["hunt"], { players: hp });
  expect(place(hunt)).toBe(5);
  hunt.window();
  expect(hunt.at("seats.5.hp")).toBe(1);
  const wiped = exitus(["memory-wipe"], { players: { 0: { id: "seer", programs: ["emp"] } } });
  expect(wiped.state().seats.map(({ programs }) => programs.length)).toEqual(new Array(8).fill(0));
});

test("HG-7.2, HG-4.2 Regrowth makes heavy weapons look for another target", () => {
  const weapons = [{ kind: "rifle", holder: 5, boss: [3] }];
  const t = exitus(["regrowth"], { weapons }, { open: 2 });
  expect(t.asked()).toEqual({ seats: [5], kind: "aim" });
  expect(t.offered()).not.toContain("Aim at Exitus");
});

test("HG-7.2 Disarming field and Silence", () => {
  const weapons = [{ kind: "pistol", holder: 5, target: 1 }];
  expect(exitus(["disarming-field"], { weapons }).held(5)).toBeUndefined();
  const t = exitus(["silence", "disarming-field"], {
    seats: 4,
    players: { 3: { programs: ["emp"] } },
  });
  expect(t.asked()?.kind).toBe("announce"); // no window: nothing can be played
  for (let i = 0; i < 4; i++) lookAround(t);
  expect(t.told(0)).toContain("Exitus draws Disarming field.");
  expect(t.asked()?.kind).toBe("start");
});

test("HG-7.3, HG-R12 after the tenth card all are shuffled again", () => {
  const t = gather({ options, turn: 2, bosses: [{ number: 3, place: 3 }] });
  t.arrange(
    { move: "gate.exitus", to: "gate.exitusUsed", count: 9 },
    { card: "gate.exitus.0", face: "memory-wipe" },
    { steps: [{ step: "pass" }] },
  );
  expect(t.at("gate.exitus")).toHaveLength(10);
  expect(t.seenBy(0, "gate.exitus")).toEqual(new Array(10).fill("hidden"));
});

test("HG-7.4, HG-13.6, HG-13.7 whom Exitus eliminates is judged by no check", () => {
  const t = exitus(["judgement"], { players: { 3: { id: "seer", revealed: open } } });
  t.window();
  expect(t.at("seats.3.hp")).toBe(0);
  expect(t.told(0)).not.toContain("The check is made: the game continues.");
  expect(t.at("sightings")).toEqual([]);
  expect(t.at("unchecked")).toEqual([3]);
  expect(t.at("checks")).toEqual([]);
  expect(t.state().turn.seat).toBe(4);
});

test("HG-7.5, HG-13.1, HG-13.2, HG-13.10 Exitus wins when nobody is living", () => {
  const t = exitus(["judgement"], {
    seats: 4,
    players: { 2: { id: "rocky", revealed: open }, 0: { id: "seer" } },
    out: [0, 1, 3],
  });
  t.window();
  expect(t.result()).toMatchObject({ winners: [], reason: "exitus-won", rule: "HG-13.2" });
});

test("HG-13.10 also before a card could bring somebody back", () => {
  const t = exitus(["judgement"], {
    seats: 4,
    players: { 2: { id: "rocky" } },
    out: [0, 1, 3],
  });
  t.choose("take-damage").window();
  expect(t.result()).toMatchObject({ reason: "exitus-won" });
});

// --- Bloodbeast ----------------------------------------------------------------------------------

const beast = (about: Gathering = {}) =>
  gather({ options, turn: 4, bosses: [{ number: 8, place: 4 }], ...about });

test("HG-12.3, HG-12.4, HG-R15 at the beginning of its victim's turn the ID is revealed or 2 damage taken", () => {
  const t = beast({ players: { 4: { id: "stealth" } } });
  expect(t.asked()).toEqual({ seats: [4], kind: "answer" });
  expect(t.offered()).toEqual(["Reveal your ID", "Take 2 damage"]);
  t.choose("reveal-id");
  expect(t.asked()?.kind).toBe("start");
});

test("HG-12.3 it stands at one seat: of all others it demands nothing", () => {
  for (const turn of [3, 5]) {
    const t = beast({ turn, players: { [turn]: { id: "stealth" } } });
    expect(t.asked()?.kind).toBe("start");
    expect(place(t)).toBe(4);
  }
});

test("HG-12.5, HG-12.8, HG-12.7 an open ID is no answer; there is no check, and the beast moves on to the living", () => {
  const t = beast({ players: { 4: { id: "stealth", revealed: ["id"] } }, out: [3] });
  expect(t.asked()?.kind).toBe("hit");
  t.window();
  expect(t.at("seats.4.hp")).toBe(0);
  expect(t.told(0)).not.toContain("The check is made: the game continues.");
  expect(t.told(0)).toContain("seat 4 is hurt by Bloodbeast: 2 damage, 0 HP left.");
  expect(t.told(0)).toContain("seat 4 is eliminated by Bloodbeast.");
  expect(place(t)).toBe(2);
  expect(t.state().turn.seat).toBe(5);
});

test("HG-12.6 at the end of the turn it moves counterclockwise", () => {
  const t = beast({ players: { 4: { id: "seeker" } } });
  t.choose("reveal-id").pick([]);
  expect(place(t)).toBe(4);
  lookAround(t.quiet()).quiet();
  expect(t.state().turn.seat).toBe(5);
  expect(place(t)).toBe(3);
});

test("HG-12.9 it moves on at once when something else eliminates its victim", () => {
  const t = beast({
    turn: 0,
    players: { 4: { id: "seer", hp: 1, revealed: ["id"] } },
    weapons: [{ kind: "rifle", holder: 0, target: 4 }],
  });
  t.act("shoot").choose("fire").window();
  expect(place(t)).toBe(3);
});

test("HG-12.10, HG-13.2 Bloodbeast wins when nobody is living", () => {
  const t = beast({ players: { 4: { id: "seer", revealed: ["id"] } }, out: [0, 1, 2, 3, 5] });
  t.window();
  expect(t.result()).toMatchObject({ winners: [], reason: "bloodbeast-won" });
});

test("HG-12.2, HG-R16 Bloody track brings it when somebody is eliminated and no EX Boss is in play; Damien without more", () => {
  const track = { 0: { programs: ["bloody-track"] } };
  expect(gather({ options, players: track }).offered(0)).toEqual(["Pass"]);
  const busy = gather({ options, players: track, out: [5], bosses: [{ number: 4, place: 2 }] });
  expect(busy.offered(0)).toEqual(["Pass"]);
  const t = gather({ options, players: track, out: [5] });
  t.window({ 0: { kind: "bloody-track", target: 3 } });
  expect(t.at("gate.bosses")).toMatchObject([{ number: 8, place: 3, shields: [] }]);
  const damien = { 0: { id: "damien", programs: ["exposed"] } };
  const d = gather({ options, players: damien }).window({ 0: { kind: "exposed", target: 0 } });
  d.choose({ target: 2 });
  expect(d.at("gate.bosses")).toMatchObject([{ number: 8, place: 2 }]);
  const hurt = gather({ options, players: damien, bosses: [{ number: 4, place: 2 }] });
  hurt.window({ 0: { kind: "exposed", target: 0 } }).choose({ target: 2 });
  expect(hurt.at("seats.2.hp")).toBe(1);
});

test("HG-12.12, HG-R34 arriving in its victim's own turn it demands nothing and does not move at the end", () => {
  const t = gather({
    options,
    turn: 4,
    players: { 4: { programs: [] } },
    bosses: [],
  }).quiet();
  t.arrange({ boss: { number: 8, place: 4 } });
  t.quiet();
  lookAround(t).quiet();
  expect(t.state().turn.seat).toBe(5);
  expect(place(t)).toBe(4);
});

test("HG-12.13 a Boss answers with one of the Boss IDs", () => {
  const boss = {
    id: "execute",
    ...MACHINE,
    revealed: ["left", "right"],
    programs: ["machine-boss"],
  };
  const t = gather({ options, players: { 0: boss } }).window({ 0: "machine-boss" });
  t.arrange({ boss: { number: 8, place: 0 } }, { turn: 0 });
  expect(t.offered()).toEqual(["Reveal your ID", "Reveal your ID", "Take 2 damage"]);
});
