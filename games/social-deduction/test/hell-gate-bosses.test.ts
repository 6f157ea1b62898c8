import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE } from "./gather.js";

const options = { hellGate: true };
const open = ["id", "left", "right"];
const rifleAt = (number: number) => ({ kind: "rifle", holder: 0, boss: [number] });

/** Seat 0 shoots an open EX Boss down. */
function defeat(number: number, about: Gathering = {}, boss = {}) {
  const t = gather({
    options,
    ...about,
    players: { 0: { id: "seeker", programs: [] }, ...about.players },
    bosses: [{ number, place: 3, open: 2, ...boss }],
    weapons: [rifleAt(number), ...(about.weapons ?? [])],
  });
  if (number === 2) t.choose("reveal-loyalty side=left");
  t.act("shoot-ex");
  return t.asked()?.kind === "before-shot" ? t.choose("fire") : t;
}

const hps = (t: ReturnType<typeof gather>) => t.state().seats.map(({ hp }) => hp);

// --- Fallen Angel --------------------------------------------------------------------------------

test("HG-5.1, HG-5.3, HG-5.4, HG-5.5 Fallen Angel brings all eliminated players back, Fallen unless Legion", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] }, 2: { id: "seer" }, 3: { id: "mindeater" } },
    out: [2, 3],
    portals: ["portal-2", "portal-3"],
    drawn: ["portal-1", "emp"],
  }).act("draw");
  expect(t.at("gate.bosses")).toMatchObject([{ number: 1, shields: [false, false] }]);
  expect(hps(t)).toEqual([2, 2, 1, 1, 2, 2]);
  expect([t.team(2), t.team(3)]).toEqual(["fallen", "legion"]);
  expect(
    t
      .state()
      .seats.map((own) => own.fallenUnlessLegion)
      .slice(2, 4),
  ).toEqual([true, true]);
});

test("HG-R22 with nobody eliminated Fallen Angel comes and nothing else happens", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] } },
    portals: ["portal-2", "portal-3"],
    drawn: ["portal-1", "emp"],
  }).act("draw");
  expect(hps(t)).toEqual([2, 2, 2, 2, 2, 2]);
});

test("HG-5.6, HG-5.7, HG-R11 when it is defeated all Fallen are eliminated together, of any origin, and one check follows", () => {
  const t = defeat(1, {
    players: {
      1: { id: "deathbringer" },
      2: { id: "seer", ...HUMAN },
      3: { id: "stealth", ...MACHINE, programs: ["legion-loyalty"] },
    },
    marks: [
      { seat: 2, face: "fallen" },
      { seat: 3, face: "fallen" },
    ],
  });
  expect(hps(t)).toEqual([2, 0, 0, 2, 2, 2]);
  expect(t.at("sightings")).toHaveLength(1);
  expect(t.at("sightings.0.by")).toEqual([1, 2]);
});

test("HG-13.4, HG-13.9, SD-17.17 if that leaves nobody living, nobody wins", () => {
  const t = defeat(1, {
    players: { 0: { id: "deathbringer", programs: [] } },
    out: [1, 2, 3, 4, 5],
  });
  expect(t.result()).toMatchObject({ winners: [], reason: "nobody-left" });
});

// --- Dark Materia --------------------------------------------------------------------------------

const dark = (about: Gathering = {}) =>
  gather({ options, bosses: [{ number: 2, place: 3 }], ...about });

test("HG-6.1, HG-6.3, HG-6.5 at the beginning of a turn the active player reveals any own card or takes 1 damage", () => {
  const t = dark({ players: { 0: { id: "stealth", programs: [] } }, drawn: ["emp"] });
  expect(t.asked()).toEqual({ seats: [0], kind: "answer" });
  expect(t.offered()).toEqual([
    "Reveal your left loyalty card",
    "Reveal your right loyalty card",
    "Reveal your ID",
    "Take 1 damage",
  ]);
  t.choose("reveal-id");
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]); // HG-6.5: Stealth drew
  expect(t.asked()?.kind).toBe("start");
});

test("HG-6.4, HG-R30 who has nothing unrevealed takes the damage, with a hit window", () => {
  const t = dark({ players: { 0: { id: "stealth", revealed: open } } });
  expect(t.asked()?.kind).toBe("hit");
  t.window();
  expect(t.at("seats.0.hp")).toBe(1);
});

test("HG-6.6, HG-13.6, HG-13.7 no check follows, and the turn passes on", () => {
  const t = dark({ players: { 0: { id: "stealth", ...HUMAN, hp: 1, revealed: open } } });
  t.window();
  expect(t.at("seats.0.hp")).toBe(0);
  expect(t.at("sightings")).toEqual([]);
  expect(t.at("unchecked")).toEqual([0]);
  expect(t.asked()).toEqual({ seats: [1], kind: "answer" });
});

test("HG-R9, SD-16.10 what follows an elimination follows once, also if a check covers it later", () => {
  const t = dark({
    players: {
      0: { id: "stealth", hp: 1, revealed: open },
      1: { id: "bounty-hunter", revealed: ["id"], hp: 1, programs: [] },
      2: { id: "seer", hp: 1, revealed: open },
    },
    set: { "seats.1.bounty": 0 },
    chance: { program: ["emp", "grab"] },
    weapons: [{ kind: "rifle", holder: 1, target: 2 }],
  });
  t.window();
  expect(t.at("seats.1.programs")).toHaveLength(2); // right after the elimination
  t.choose("reveal-loyalty side=left").act("shoot").window();
  expect(t.at("sightings.0.by")).toEqual([0, 2]);
  expect(t.at("seats.1.programs")).toHaveLength(2);
});

test("HG-6.8, HG-13.2 Dark Materia wins when all players are eliminated", () => {
  const t = dark({
    players: { 0: { id: "stealth", hp: 1, revealed: open } },
    out: [1, 2, 3, 4, 5],
  });
  t.window();
  expect(t.result()).toMatchObject({ winners: [], reason: "dark-materia-won" });
});

test("HG-6.9 the first demand comes in the turn after its arrival", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] } },
    portals: ["portal-1", "portal-3"],
    drawn: ["portal-2", "emp"],
  }).act("draw");
  expect(t.asked()?.kind).toBe("end");
  t.window();
  expect(t.asked()).toEqual({ seats: [1], kind: "answer" });
});

// --- Belial --------------------------------------------------------------------------------------

test("HG-8.1, HG-8.3, HG-8.4, HG-13.1, HG-13.3 one more portal, by whatever effect, and Belial has won", () => {
  const belial = {
    options,
    bosses: [{ number: 4, place: 3 }],
    players: { 0: { id: "seeker", programs: [] } },
  };
  expect(gather(belial).at("gate.bosses.0.shields")).toEqual([false, false]);
  const drawn = gather({ ...belial, drawn: ["portal-6"] }).act("draw");
  expect(drawn.result()).toMatchObject({ winners: [], reason: "belial-won", rule: "HG-8.3" });
  const echo = gather({ ...belial, drawn: ["rift-echo", "emp", "portal-6", "grab"] }).act("draw");
  expect(echo.result()).toMatchObject({ reason: "belial-won" });
});

// --- Omega ---------------------------------------------------------------------------------------

const omega = (about: Gathering = {}, boss = {}) =>
  gather({
    options,
    turn: 2,
    bosses: [{ number: 5, place: 3, ...boss }],
    ...about,
  });

const gathered = (t: ReturnType<typeof gather>) => t.seenBy(0, "gate.bosses.0.programs");

test("HG-9.2, HG-9.5, HG-9.7, HG-3.13 Omega draws a program openly in its turn; portals are put with the portals", () => {
  const t = omega({
    drawn: ["portal-2", "human-loyalty"],
    players: { 1: { id: "homeless", revealed: ["id"] } },
  });
  t.arrange({ steps: [{ step: "pass" }] });
  expect(gathered(t)).toEqual(["Human loyalty"]);
  expect(t.seenBy(0, "gate.portals")).toEqual(["Portal 2"]);
  expect(t.at("gate.bosses")).toHaveLength(1);
});

test("HG-9.3, HG-9.4, HG-9.8, HG-R13 a fired pistol makes it draw before the weapon is dropped; other weapons do not", () => {
  const shot = (kind: string, drawn: string[]) => {
    const t = omega({
      players: { 2: { id: "seeker", programs: [] } },
      weapons: [{ kind, holder: 2, target: 1 }],
      drawn,
    });
    return t.act("shoot").choose("fire").choose({ kind: "reveal-loyalty", side: "left" });
  };
  const pistol = shot("pistol", ["grab", "emp"]);
  expect(gathered(pistol)).toEqual(["Grab"]);
  expect(pistol.faces("seats.2.programs")).toEqual(["EMP"]);
  const told = pistol.told(0);
  expect(told.indexOf("Omega draws Grab.")).toBeLessThan(
    told.indexOf("seat 2 drops the pistol; it goes to the middle."),
  );
  expect(gathered(shot("companion", ["emp"]))).toEqual([]);
  const empty = omega({ emptyPile: true }).arrange({ steps: [{ step: "pass" }] });
  expect(gathered(empty)).toEqual([]);
});

test("HG-9.6, HG-9.7, HG-13.3 it wins with two on your turn and two at any time, and nothing else counts", () => {
  const after = (programs: string[], drawn: string) =>
    omega({ drawn: [drawn] }, { programs }).arrange({ steps: [{ step: "pass" }] });
  expect(after(["disarm", "disarm", "grab"], "emp").result()).toMatchObject({
    winners: [],
    reason: "omega-won",
  });
  expect(after(["disarm", "disarm", "grab"], "safe-house").result()).toBeUndefined(); // permanent
  expect(after(["disarm", "grab", "emp"], "spam").result()).toBeUndefined();
});

// --- Legion God ----------------------------------------------------------------------------------

test("HG-10.1, HG-10.2, HG-10.3, HG-10.4, HG-R21 everybody draws in secret, and Legion learn of each other", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] }, 3: { id: "mindeater" } },
    portals: ["portal-2", "portal-3"],
    drawn: ["portal-6", "emp"],
    chance: { "legion-ex": [1, 0, 2, 1, 2, 1] },
  }).act("draw");
  expect([t.team(1), t.team(3)]).toEqual(["legion", "legion"]);
  expect(t.team(2)).not.toBe("legion");
  const { marks } = t.state().seats[1];
  expect(t.view(1).faces[marks[0].mark]).toBe("legion");
  expect(t.view(2).faces[marks[0].mark]).toBeUndefined();
  expect(t.told(1).filter((each) => each.startsWith("You learn"))).toEqual([
    "You learn who is Legion: seat 1, seat 3.",
  ]);
  expect(t.told(2).some((each) => each.includes("learn who is Legion"))).toBe(false);
  const { teams } = t.state().sightings[0];
  expect(t.view(2).faces[teams[1]]).toBeUndefined();
  expect(t.state().seats.every((own) => own.marks.length === 1)).toBe(true);
});

test("HG-10.7 its defeat shows who of the living is Legion; cards stay as they are", () => {
  const t = defeat(6, {
    players: { 3: { id: "mindeater" }, 4: { id: "seer", programs: ["legion-loyalty"] } },
  });
  expect(t.told(2).filter((each) => each.startsWith("Legion are"))).toEqual([
    "Legion are shown: seat 3, seat 4.",
  ]);
  expect(t.at("seats.3.ids.0.revealed")).toBe(false);
});

// --- Parasite ------------------------------------------------------------------------------------

test("HG-11.1, HG-11.5, HG-11.13, HG-R32 Parasite comes with three unseen programs, on which nothing takes effect", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] } },
    portals: ["portal-2", "portal-3"],
    drawn: ["portal-7", "portal-1", "trojan", "human-loyalty", "emp"],
  }).act("draw");
  expect(t.at("gate.bosses")).toMatchObject([{ number: 7, shields: [] }]);
  for (let seat = 0; seat < 6; seat++) {
    expect(t.seenBy(seat, "gate.bosses.0.programs")).toEqual(["hidden", "hidden", "hidden"]);
  }
  expect(t.at("gate.portals")).toHaveLength(3);
});

test("HG-11.2, HG-11.3, HG-11.4, HG-3.13 in its turn it draws one more and takes 1 damage", () => {
  const t = gather({
    options,
    turn: 2,
    players: { 1: { id: "homeless", revealed: ["id"] } },
    bosses: [{ number: 7, place: 3, programs: ["emp", "grab", "exposed"] }],
  });
  t.arrange({ steps: [{ step: "pass" }] });
  expect(t.at("gate.bosses.0")).toMatchObject({ hp: 1 });
  expect(t.at("gate.bosses.0.programs")).toHaveLength(4);
});

test("HG-11.8, HG-11.9, HG-11.10, HG-R14 it bursts: a point for each at any time program, counterclockwise, round again", () => {
  const programs = ["disarm", "disarm", "nano-medkit", "emp"];
  const t = defeat(7, { seats: 4, players: { 2: { hp: 2 } } }, { programs, place: 3 });
  expect(t.asked()?.kind).toBe("hit"); // HG-R30
  t.window().window().window();
  expect(hps(t)).toEqual([1, 1, 1, 2]); // seats 2, 1, 0
  expect(t.at("gate.bosses")).toEqual([]);
  const under = [0, 1, 2, 3].map((i) => t.face(`pile.${i}`)).sort();
  expect(under).toEqual(["Disarm", "Disarm", "EMP", "Nano-medkit"]);
  const again = defeat(7, { seats: 4, out: [2, 3] }, { programs, place: 3 });
  again.window().window().window();
  expect(hps(again)).toEqual([1, 0, 0, 0]); // seats 1, 0 and 1 again
});

test("HG-11.11 one check follows when all the damage is dealt", () => {
  const programs = ["disarm", "disarm"];
  const players = { 1: { hp: 1 }, 2: { hp: 1 } };
  const t = defeat(7, { seats: 6, players }, { programs, place: 3 });
  t.window();
  expect(t.at("seats.2.hp")).toBe(0);
  expect(t.at("sightings")).toEqual([]);
  t.window();
  expect(t.at("sightings")).toHaveLength(1);
  expect(t.at("sightings.0.by")).toEqual([2, 1]);
});

test("HG-11.12, HG-13.2 Parasite wins if its last damage leaves nobody", () => {
  const players = { 0: { id: "seeker", hp: 1 } };
  const t = defeat(7, { players, out: [1, 2, 3, 4, 5] }, { programs: ["disarm"], place: 3 });
  t.window();
  expect(t.result()).toMatchObject({ winners: [], reason: "parasite-won", rule: "HG-11.12" });
});

test("HG-11.14 portals in it go under the pile with the others; loyalty programs do nothing", () => {
  const programs = ["portal-5", "machine-loyalty"];
  const t = defeat(7, { portals: ["portal-1"] }, { programs });
  expect(t.at("gate.portals")).toEqual([]);
  const under = [0, 1, 2].map((i) => t.face(`pile.${i}`)).sort();
  expect(under).toEqual(["Machine loyalty", "Portal 1", "Portal 5"]);
});

// --- wins ----------------------------------------------------------------------------------------

test("HG-13.5, HG-R8 that nobody is living is tested before any team's win", () => {
  const players = {
    0: { id: "execute", ...MACHINE, hp: 1, programs: [] },
    1: { id: "virus", loyalty: ["machine-x2", "machine"], hp: 1 },
  };
  const t = defeat(7, { players, out: [2, 3, 4, 5] }, { programs: ["disarm", "disarm"], place: 3 });
  t.window().window();
  expect(t.result()).toMatchObject({ winners: [], reason: "parasite-won" });
});

/** The only one living, a Fallen, shoots down Fallen Angel while this EX Boss is in play. */
function nobodyLives(number: number) {
  const t = gather({
    options,
    players: { 0: { id: "deathbringer", programs: [] } },
    out: [1, 2, 3, 4, 5],
    bosses: [
      { number: 1, place: 3, open: 2 },
      { number, place: 3 },
    ],
    weapons: [rifleAt(1)],
  });
  if (t.asked()?.kind === "answer") t.choose("reveal-loyalty side=left"); // Dark Materia
  return t.act("shoot-ex").choose("fire").result();
}

test("HG-13.9 with only Omega or Belial in play nobody wins when nobody is living", () => {
  for (const number of [5, 4, 6]) {
    expect(nobodyLives(number)).toMatchObject({ winners: [], reason: "nobody-left" });
  }
});

test("HG-13.2, HG-6.8, HG-7.5, HG-11.12, HG-12.10 four EX Bosses win when nobody is living, whatever the cause", () => {
  const winners = { 2: "dark-materia", 3: "exitus", 7: "parasite", 8: "bloodbeast" };
  for (const [number, name] of Object.entries(winners)) {
    expect(nobodyLives(Number(number))).toMatchObject({ winners: [], reason: `${name}-won` });
  }
});
