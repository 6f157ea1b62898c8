import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE, OUTLAW } from "./gather.js";

/** Seat 0 plays Exposed on seat 1, who has this ID. */
function expose(id: string, about: Gathering = {}) {
  const { players = {} } = about;
  const t = gather({
    ...about,
    players: {
      ...players,
      0: { id: "seer", programs: ["exposed"], ...players[0] },
      1: { id, ...players[1] },
    },
  });
  return t.window({ 0: { kind: "exposed", target: 1 } });
}

const pistol = { kind: "pistol", holder: 3, target: 1 };
const rifle = { kind: "rifle", holder: 4, target: 5 };

test("SD-11.2, SD-11.3, SD-22.1 a permanent ability works while the ID is revealed", () => {
  const players = { 1: { id: "homeless", programs: ["blackout"], revealed: ["id"] } };
  const t = gather({ players, turn: 1 });
  t.window({ 1: { kind: "blackout", place: "id" } }).until(2);
  expect(t.offered()).toContain("Draw a program");
});

test("SD-11.5 nobody can reveal the own ID of free will", () => {
  const t = gather({ players: { 0: { id: "execute", programs: ["spam"] } } });
  expect(t.offered(0)).toEqual(["Pass"]);
  t.quiet();
  expect(t.offered().some((text) => text.includes("your ID"))).toBe(false);
});

test("SD-11.8, SD-11.9, SD-11.17, SD-R29 Mindless Bot: an impossible part is skipped, the next one is not", () => {
  const t = expose("mindless-bot", { players: { 2: { id: "thief" } } });
  t.choose({ kind: "loyalty-card", target: 2, side: "left" });
  expect(t.at("loyalty.4.revealed")).toBe(true);
  expect(t.offered()).not.toContain("seat 2"); // SD-R29
  expect(t.offered()).not.toContain("seat 1");
  t.choose({ target: 3 });
  expect(t.at("seats.3.ids.0.revealed")).toBe(true);
  const all = { revealed: ["left", "right"] };
  const none = expose("mindless-bot", {
    seats: 4,
    players: {
      0: { ...all, revealed: ["id", "left", "right"] },
      1: all,
      2: { ...all, id: "thief" },
      3: { ...all, id: "stealth" },
    },
  });
  expect(none.offered()).toEqual(["seat 2", "seat 3"]);
});

test("SD-11.14, SD-R30 an ID revealed again triggers again", () => {
  const t = gather({
    players: {
      0: { id: "awesome-backer", revealed: ["id"], programs: ["blackout", "exposed"] },
    },
    drawn: ["emp", "grab"],
  });
  t.window({ 0: { kind: "blackout", place: "id" } });
  t.window({ 0: { kind: "exposed", target: 0 } });
  expect(t.faces("seats.0.programs").sort()).toEqual(["EMP", "Grab"]);
});

test("SD-11.15, SD-R31 an ID revealed by an ability is resolved right after the part that revealed it", () => {
  const t = expose("mindless-bot", {
    players: { 2: { id: "seeker" }, 3: { id: "whistleblower" } },
  });
  t.choose({ target: 2, side: "left" }).choose({ target: 3 });
  expect(t.asked()).toEqual({ seats: [3], kind: "choose-card" });
});

test("SD-11.16, SD-R32, SD-4.19 exchanged IDs keep their state and do not trigger; new owners look", () => {
  const t = gather({
    players: {
      0: { id: "awesome-backer", revealed: ["id"], programs: [] },
      1: { id: "thief", programs: [] },
    },
    drawn: ["wrong-button"],
  });
  t.act("draw");
  expect(t.face("seats.1.ids.0.card")).toBe("Awesome Backer");
  expect([t.at("seats.0.ids.0.revealed"), t.at("seats.1.ids.0.revealed")]).toEqual([false, true]);
  expect(t.at("seats.1.programs")).toEqual([]);
  expect(t.seenBy(0, "seats.0.ids.0.card")).toEqual(["Thief"]);
  expect(t.seenBy(1, "seats.0.ids.0.card")).toEqual(["Thief"]); // nobody forgets
  expect(t.seenBy(2, "seats.0.ids.0.card")).toEqual(["hidden"]);
});

test("SD-4.19 both players look at the IDs they received", () => {
  const players = { 0: { id: "execute", programs: [] }, 1: { id: "thief" } };
  const t = gather({ players, drawn: ["wrong-button"] }).act("draw");
  expect(t.seenBy(0, "seats.0.ids.0.card")).toEqual(["Thief"]);
  expect(t.seenBy(1, "seats.1.ids.0.card")).toEqual(["Execute"]);
  expect(t.seenBy(2, "seats.1.ids.0.card")).toEqual(["hidden"]);
});

test("SD-22.3, SD-22.4, SD-22.5 you is the owner, may is optional, and no target means nothing", () => {
  const t = expose("mercenary", { players: {} });
  expect(t.asked()).toEqual({ seats: [1], kind: "may-equip" });
  t.pass();
  expect(t.held(1)).toBeUndefined();
  const alone = expose("execute", {
    seats: 4,
    out: [2, 3],
    players: { 0: { hp: 1, ...HUMAN }, 1: { ...MACHINE } },
  });
  expect(alone.result()).toMatchObject({ reason: "machine-won" });
  const nothing = expose("thief", {
    players: Object.fromEntries([2, 3, 4, 5].map((s) => [s, { programs: [] }])),
  });
  expect(nothing.asked()?.kind).toBe("start");
});

// --- one card after the other ----------------------------------------------------------------------

test("SD-11.1 Undercover Cop takes a weapon, or draws", () => {
  const t = expose("undercover-cop", { weapons: [pistol, rifle] });
  t.choose({ target: 4 }).choose({ kind: "aim", target: [0] });
  expect(t.held(1)).toBe("rifle");
  const none = expose("undercover-cop", { players: { 1: { programs: [] } }, drawn: ["emp"] });
  expect(none.faces("seats.1.programs")).toEqual(["EMP"]);
});

test("SD-11.1 Secret Agent, Seeker, Seer and FBI Agent look at cards", () => {
  const agent = expose("secret-agent").choose({ target: 3 });
  expect(agent.seenBy(1, "loyalty.6.card")[0]).not.toBe("hidden");
  expect(agent.seenBy(1, "loyalty.7.card")[0]).not.toBe("hidden");
  expect(agent.seenBy(0, "loyalty.6.card")).toEqual(["hidden"]);
  const seeker = expose("seeker", { players: { 3: { id: "thief" } } }).pick(["seat 3"]);
  expect(seeker.seenBy(1, "seats.3.ids.0.card")).toEqual(["Thief"]);
  const seer = expose("seer", { players: { 0: { id: "alice" }, 3: { id: "thief" } } });
  seer.choose({ target: 3 });
  expect(seer.seenBy(1, "seats.3.ids.0.card")).toEqual(["Thief"]);
  const fbi = expose("fbi-agent", { weapons: [pistol] }).choose({ target: 3 });
  fbi.choose({ side: "right" });
  expect(fbi.seenBy(1, "loyalty.7.card")[0]).not.toBe("hidden");
  expect(fbi.held(3)).toBeUndefined();
});

test("SD-11.10 Lifesaver and Deathbringer may choose the eliminated", () => {
  const saved = expose("lifesaver", { out: [4], players: { 1: { hp: 1 } } });
  expect([saved.at("seats.4.hp"), saved.at("seats.1.hp")]).toEqual([1, 1]);
  const self = expose("lifesaver", { players: { 1: { hp: 1 } } });
  expect(self.at("seats.1.hp")).toBe(2);
  const fallen = expose("deathbringer", { out: [4], players: { 4: { id: "stealth", ...HUMAN } } });
  expect(fallen.at("seats.4.hp")).toBe(1);
  expect(fallen.team(4)).toBe("fallen");
});

test("SD-19.8 Deathbringer brings back the next who is eliminated, right after the check", () => {
  const t = expose("deathbringer", {
    weapons: [{ kind: "rifle", holder: 0, target: 2 }],
    players: {
      2: { id: "stealth", revealed: ["id"], ...HUMAN },
      3: { loyalty: ["human", "human-x2"] },
    },
  });
  expect(t.at("seats.1.waitsForDeath")).toBe(true);
  t.act("shoot").choose("fire").window();
  expect(t.at("seats.2.hp")).toBe(1);
  expect(t.team(2)).toBe("fallen");
  expect(t.at("seats.1.waitsForDeath")).toBe(false);
  expect(t.told(4)).toContain("seat 2 becomes Fallen, unless Legion.");
});

test("SD-4.18, SD-19.3, SD-19.5, SD-R6, SD-R7 Mindeater makes a player Legion, and the two know each other", () => {
  const t = expose("mindeater", {
    players: { 4: { programs: ["legion-loyalty"] }, 2: { id: "stealth", ...HUMAN } },
  });
  t.choose({ target: 2 });
  expect(t.team(2)).toBe("legion");
  expect(t.told(5)).toContain("Mindeater makes seat 2 Legion.");
  for (const seat of [1, 2]) {
    expect(t.told(seat)).toContain("You learn who is Legion: seat 1, seat 2, seat 4.");
  }
  expect(t.told(4).join()).not.toContain("You learn");
  expect(t.view(0).faces[t.state().seats[2].marks[0].mark]).toBe("legion");
});

test("SD-1.19, SD-11.4 Sleepless starts revealed, with three programs", () => {
  let met = 0;
  for (let n = 0; n < 40; n++) {
    const { seats } = gather({ seed: `sleepless ${n}` }).state();
    for (const {
      ids: [laid],
      programs,
    } of seats) {
      expect(programs).toHaveLength(laid.revealed ? 3 : 1);
      if (laid.revealed) met++;
    }
  }
  expect(met).toBeGreaterThan(1);
});

test("SD-11.4 whoever has Sleepless has a limit of 3, revealed or not", () => {
  const seed = "sleepless at the table";
  const t = gather({
    seed,
    players: { 0: { id: "sleepless", programs: ["disarm", "emp", "grab"] } },
  });
  t.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(t.view(0).question).toMatchObject({ kind: "limit", min: 0, max: 0 });
});

test("SD-1.19 that IDs start revealed is told only where one does", () => {
  const told = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((deal) => {
    const t = gather({ seed: `starts revealed ${deal}` });
    const open = t.state().seats.some(({ ids: [{ revealed }] }) => revealed);
    expect(t.told(0).includes("The IDs that start revealed lie open.")).toBe(open);
    return open;
  });
  expect(new Set(told)).toEqual(new Set([true, false]));
});

test("SD-11.1 Photographer, Waitress and Awesome Backer help", () => {
  const photo = expose("photographer", { players: { 2: { hp: 1 }, 3: { hp: 1 } } });
  photo.pick(["seat 2", "seat 3"]);
  expect([photo.at("seats.2.hp"), photo.at("seats.3.hp")]).toEqual([2, 2]);
  const players = { 1: { programs: [] }, 3: { programs: [] } };
  const waitress = expose("waitress", { players, drawn: ["emp", "grab"] }).pick(["seat 3"]);
  expect(waitress.faces("seats.1.programs")).toEqual(["EMP"]);
  expect(waitress.faces("seats.3.programs")).toEqual(["Grab"]);
  const backer = expose("awesome-backer", {
    players: { 1: { hp: 1, programs: [] } },
    drawn: ["emp", "grab"],
  });
  expect([backer.at("seats.1.hp"), backer.faces("seats.1.programs").length]).toEqual([2, 2]);
});

test("SD-8.3 a weapon is aimed at a Mistress only if there is nobody else", () => {
  const players = { 1: { id: "mistress", revealed: ["id"] } };
  const t = gather({ seats: 4, players }).quiet();
  expect(t.offered().some((text) => text.endsWith("aimed at seat 1"))).toBe(false);
  const alone = gather({ seats: 4, players, out: [2, 3] }).quiet();
  expect(alone.offered()).toContain("Equip the rifle, aimed at seat 1");
});

test("SD-11.3 Stealth turns the own revealed loyalty cards face down, or draws", () => {
  const t = expose("stealth", { players: { 1: { revealed: ["left"], ...HUMAN } } });
  expect(t.at("loyalty.2.revealed")).toBe(false);
  expect(t.seenBy(4, "loyalty.2.card")).toEqual(["Human"]); // everybody remembers
  const none = expose("stealth", { players: { 1: { programs: [] } }, drawn: ["emp"] });
  expect(none.faces("seats.1.programs")).toEqual(["EMP"]);
});

test("SD-R29 Whistleblower reveals a loyalty card each of two players", () => {
  const t = expose("whistleblower").choose({ target: 2, side: "left" });
  expect(t.offered().some((text) => text.endsWith("seat 2"))).toBe(false);
  t.choose({ target: 3, side: "right" });
  expect([t.at("loyalty.4.revealed"), t.at("loyalty.7.revealed")]).toEqual([true, true]);
});

test("SD-5.18 Fortune Teller looks at the top program each turn, and may put it under the pile", () => {
  const t = gather({ players: { 0: { id: "fortune-teller", revealed: ["id"] } } });
  const top = t.state().pile.at(-1);
  expect(t.seenBy(0, "pile").at(-1)).not.toBe("hidden");
  expect(t.seenBy(1, "pile").at(-1)).toBe("hidden");
  t.choose("put-under");
  expect(t.state().pile[0]).toBe(top);
});

test("SD-R54 Execute and Nemesis deal damage", () => {
  const weak = expose("execute", { players: { 3: { hp: 1 } } });
  expect(weak.at("seats.3.hp")).toBe(0); // the only one with 1 HP
  const any = expose("execute").choose({ target: 3 });
  expect(any.at("seats.3.hp")).toBe(1);
  expect(expose("nemesis").at("seats.0.hp")).toBe(1); // who caused it
  const own = gather({ players: { 0: { id: "nemesis", programs: ["exposed"] } } });
  own.window({ 0: { kind: "exposed", target: 0 } });
  expect(own.state().seats.map(({ hp }) => hp)).toEqual([1, 2, 2, 2, 2, 2]); // its owner did
  const beast = gather({
    options: { hellGate: true },
    players: { 0: { id: "nemesis", programs: [] } },
    bosses: [{ number: 8, place: 0 }],
  });
  beast.choose("reveal-id"); // an EX Boss is nobody
  expect(beast.offered()).toEqual(["seat 1", "seat 2", "seat 3", "seat 4", "seat 5"]);
});

test("SD-11.7 Musician aims the weapons of others", () => {
  const t = expose("musician", { weapons: [pistol, { kind: "laser", holder: 2 }] });
  expect(t.asked()).toEqual({ seats: [1], kind: "aim" });
  t.choose({ target: [5] });
  expect(t.weapon("pistol")).toMatchObject({ holder: 3, aim: [5] });
  expect(t.asked()?.kind).toBe("start"); // not the laser
});

test("SD-20.16, SD-R35 Virus and Alice exchange loyalty cards", () => {
  const virus = expose("virus", { players: { 2: HUMAN, 3: MACHINE } });
  virus.choose({ target: 2, side: "left" }).choose({ target: 3, side: "right" });
  expect([virus.face("loyalty.4.card"), virus.face("loyalty.7.card")]).toEqual([
    "Machine",
    "Human",
  ]);
  expect(virus.seenBy(1, "loyalty.4.card")).toEqual(["hidden"]); // without looking
  const alice = expose("alice", { players: { 1: HUMAN, 3: MACHINE } }).choose({ target: 3 });
  expect([alice.face("loyalty.2.card"), alice.face("loyalty.6.card")]).toEqual([
    "Machine",
    "Human",
  ]);
});

test("SD-22.1 Firewall cannot be targeted by programs of others", () => {
  const players = {
    0: { programs: ["nano-medkit", "grenade"] },
    1: { id: "firewall", revealed: ["id"], hp: 1, programs: ["nano-medkit"] },
  };
  const t = gather({ seats: 4, players });
  expect(t.offered(1)).toEqual(["Play Nano-medkit for seat 1", "Pass"]);
  expect(t.offered(0)).toEqual(["Play Grenade at seat 2", "Play Grenade at seat 3", "Pass"]);
});

test("SD-8.20 Joke draws three, unlocks the rocket launcher and may equip it", () => {
  const t = expose("joke", { players: { 1: { programs: [] } }, drawn: ["emp", "grab", "wiretap"] });
  expect(t.at("seats.1.unlocked")).toEqual(["rocket-launcher"]);
  t.choose({ kind: "equip", target: [2, 3] });
  expect(t.held(1)).toBe("rocket-launcher");
  expect(t.at("seats.1.programs")).toHaveLength(3);
});

test("SD-6.3, SD-6.4 Eye D may investigate IDs at once, and loyalty cards still", () => {
  const t = gather({ players: { 0: { id: "eye-d", revealed: ["id"] } } }).quiet();
  expect(t.offered().filter((text) => text.endsWith("seat 3"))).toEqual([
    "Investigate the left loyalty card of seat 3",
    "Investigate the right loyalty card of seat 3",
    "Investigate the ID of seat 3",
    ...["rifle", "pistol", "companion"].map((kind) => `Equip the ${kind}, aimed at seat 3`),
  ]);
});

test("SD-8.16 Mercenary equips from the middle and drops for it; an empty middle means a program", () => {
  const t = expose("mercenary", { weapons: [{ kind: "pistol", holder: 1, target: 2 }] });
  t.choose({ kind: "equip", weapon: "rifle", target: [3] });
  expect(t.held(1)).toBe("rifle");
  expect(t.weapon("pistol").holder).toBe(-1);
  const empty = expose("mercenary", {
    players: { 1: { programs: [] } },
    weapons: [pistol, rifle, { kind: "companion", holder: 5, target: 2 }],
    drawn: ["emp"],
  });
  expect(empty.faces("seats.1.programs")).toEqual(["EMP"]);
  const unlocked = expose("mercenary", { players: { 1: { unlocked: ["laser"] } } });
  expect(unlocked.offered().length).toBeGreaterThan(0);
  expect(unlocked.offered().filter((text) => text.includes("laser"))).toEqual([]); // it is locked
});

test("SD-13.8 01011012 and Purge Protocol make everybody else discard at random", () => {
  const t = expose("01011012", {
    players: { 0: { programs: ["exposed", "spam"] }, 1: { programs: ["emp"] } },
  });
  expect(t.state().seats.map(({ programs }) => programs.length)).toEqual([0, 1, 0, 0, 2, 0]);
  const purge = expose("purge-protocol", { weapons: [pistol, rifle] });
  expect(purge.state().weapons.every(({ holder }) => holder < 0)).toBe(true);
});

test("SD-20.12 Hal Watson reveals the cards nearest, in large games those on the far side", () => {
  const small = expose("hal-watson");
  expect(small.state().loyalty.flatMap(({ revealed }, slot) => (revealed ? [slot] : []))).toEqual([
    0, 5,
  ]);
  const large = expose("hal-watson", { seats: 10 });
  expect(large.state().loyalty.flatMap(({ revealed }, slot) => (revealed ? [slot] : []))).toEqual([
    2, 9,
  ]);
});

test("SD-R47 Thief steals at random; only the two see what", () => {
  const t = expose("thief", { players: { 3: { programs: ["emp"] }, 1: { programs: [] } } });
  t.pick(["seat 3"]);
  expect(t.faces("seats.1.programs")).toEqual(["EMP"]);
  expect(t.seenBy(1, "seats.1.programs")).toEqual(["EMP"]);
  expect(t.seenBy(0, "seats.1.programs")).toEqual(["hidden"]);
});

test("SD-8.17 A.I.T. disarms all others and may equip from the middle", () => {
  const t = expose("ait", { weapons: [pistol, rifle] });
  expect([t.held(3), t.held(4)]).toEqual([undefined, undefined]);
  t.choose({ kind: "equip", weapon: "pistol", target: [5] });
  expect(t.held(1)).toBe("pistol");
});

test("SD-4.7 Kick Starter takes the set-aside ID, unrevealed", () => {
  const t = expose("kick-starter");
  expect(t.at("seats.1.ids.0.revealed")).toBe(false);
  expect(t.face("setAside.0")).toBe("Kick Starter");
  expect(t.seenBy(1, "seats.1.ids.0.card")[0]).not.toBe("hidden");
  expect(t.seenBy(0, "seats.1.ids.0.card")).toEqual(["hidden"]);
});

test("SD-9.7 Apex deals 2 damage with light shots", () => {
  const t = gather({
    players: { 0: { id: "apex", revealed: ["id"] }, 1: { revealed: ["left", "right"] } },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  t.act("shoot").window();
  expect(t.at("seats.1.hp")).toBe(0);
  expect(OUTLAW.loyalty).toHaveLength(2);
});
