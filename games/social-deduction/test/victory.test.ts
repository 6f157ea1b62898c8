import { expect, test } from "vitest";
import { gather } from "./gather.js";

type Who = { readonly id: string; readonly loyalty: readonly string[] };

const human: Who = { id: "seeker", loyalty: ["human", "human"] };
const human2: Who = { id: "stealth", loyalty: ["human-x2", "human"] };
const human3: Who = { id: "waitress", loyalty: ["human-x2", "human"] };
const machine: Who = { id: "execute", loyalty: ["machine", "machine"] };
const machine2: Who = { id: "virus", loyalty: ["machine-x2", "machine"] };
const outlaw: Who = { id: "seer", loyalty: ["outlaw", "machine"] };
const outlaw2: Who = { id: "thief", loyalty: ["outlaw", "outlaw-x2"] };
const legion: Who = { id: "mindeater", loyalty: ["human", "machine"] };
const fallen: Who = { id: "deathbringer", loyalty: ["human", "machine"] };

/** Seat 0 eliminates seat 1; those of `dead` are out before. */
function kill(players: readonly Who[], about: Parameters<typeof gather>[0] = {}) {
  const seats = Object.fromEntries(
    players.map((who, seat) => [
      seat,
      seat === 1 ? { ...who, hp: 1, revealed: ["id"] } : { ...who, programs: ["spam"].slice(seat) },
    ]),
  );
  return gather({
    ...about,
    seats: players.length,
    players: { ...seats, ...about.players },
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
  })
    .act("shoot")
    .choose("fire")
    .window();
}

test("SD-17.7, SD-17.13 Humans win when everybody living is one", () => {
  const t = kill([human, machine, human2, outlaw], { out: [3] });
  expect(t.result()).toMatchObject({ winners: [0, 2], reason: "human-won", sides: ["human"] });
  const notYet = kill([human, machine, human2, outlaw]);
  expect(notYet.result()).toBeUndefined();
  expect(kill([human, machine, human2, legion]).result()).toBeUndefined();
  expect(kill([human, machine, human2, fallen]).result()).toBeUndefined();
});

test("SD-17.8, SD-17.14, SD-R22 Machines win when the last Human dies and a Machine lives", () => {
  const t = kill([machine, human, outlaw, legion, machine2], { out: [4] });
  expect(t.result()).toMatchObject({ winners: [0, 4], reason: "machine-won" });
  expect(kill([machine, human, human2, outlaw]).result()).toBeUndefined();
  expect(kill([outlaw, human, outlaw2, legion]).result()).toBeUndefined();
});

test("SD-17.9, SD-17.10, SD-17.20 an Outlaw wins alone, as the only living player", () => {
  const two = kill([outlaw, human, outlaw2, machine], { out: [3] });
  expect(two.result()).toBeUndefined(); // SD-17.10
  const one = kill([outlaw, outlaw2, human, machine], { out: [2, 3] });
  expect(one.result()).toMatchObject({ winners: [0], reason: "last-survivor" });
  const lone = kill([machine, outlaw, human, machine2], { out: [2, 3] });
  expect(lone.result()).toMatchObject({ winners: [0], reason: "last-survivor" });
});

test("SD-17.11, SD-17.12 Legion and Fallen win together when everybody living is one", () => {
  const marked = { marks: [{ seat: 2, face: "legion" }] };
  const t = kill([legion, human, outlaw, machine], { out: [3], ...marked });
  expect(t.result()).toMatchObject({ winners: [0, 2], reason: "legion-won" });
  const dead = kill([fallen, human, outlaw, machine], {
    out: [3],
    marks: [{ seat: 2, face: "fallen" }],
  });
  expect(dead.result()).toMatchObject({ winners: [0, 2], reason: "fallen-won" });
});

test("SD-17.2 a change of team alone never ends the game", () => {
  const t = gather({
    seats: 4,
    players: {
      0: { ...human, programs: ["data-theft"] },
      1: { ...human2, programs: ["legion-loyalty"] },
      2: machine,
      3: outlaw,
    },
    out: [2, 3],
  });
  t.window({ 0: { kind: "data-theft", target: 1 } });
  expect(t.team(0)).toBe("legion");
  expect(t.result()).toBeUndefined();
});

test("SD-17.15, SD-R23 Legion are tested before the Machines, nobody living before all", () => {
  const t = kill([legion, human, machine, outlaw], { out: [2, 3] });
  expect(t.result()).toMatchObject({ reason: "legion-won", winners: [0] });
});

test("SD-17.18, SD-16.16 a declared win ends everything at once", () => {
  const t = kill([human, machine, human2, outlaw], { out: [3] });
  expect(t.asked()).toBeUndefined();
});

test("SD-17.19 without a win the game goes on where it was", () => {
  const t = kill([human, machine, machine2, outlaw]);
  expect(t.result()).toBeUndefined();
  expect(t.asked()?.kind).toBe("end");
  expect(t.state().turn.seat).toBe(0);
});

test("SD-17.21, SD-R37 after the game everything is shown", () => {
  const t = kill([human, machine, human2, outlaw], {
    out: [3],
    players: { 2: { ...human2, programs: ["human-loyalty"] } },
  });
  expect(t.seenBy(3, "seats.2.programs")).toEqual(["Human loyalty"]);
  expect(t.seenBy(3, "setAside")[0]).not.toBe("hidden");
  expect(t.told(3)).toContain("seat 1 was Machine.");
});

// --- sudden death ----------------------------------------------------------------------------------

test("SD-18.1, SD-18.7 sudden death begins when no Human lives and none of the dead was one", () => {
  const t = kill([machine, outlaw, machine2, outlaw2]);
  expect(t.at("suddenDeath")).toBe(true);
  expect(t.told(3)).toContain("The check is made: sudden death begins. The last one living wins.");
  expect(kill([outlaw, human, outlaw2, legion]).at("suddenDeath")).toBe(false); // a Human died
  expect(kill([machine, outlaw, human, outlaw2]).at("suddenDeath")).toBe(false); // a Human lives
});

const sudden = { set: { suddenDeath: true } };

test("SD-18.3, SD-18.5 in sudden death neither Machines nor Fallen nor Humans win as a team", () => {
  expect(kill([machine, human, machine2, outlaw], sudden).result()).toBeUndefined();
  const dead = kill([fallen, human, outlaw, machine], {
    ...sudden,
    out: [3],
    marks: [{ seat: 2, face: "fallen" }],
  });
  expect(dead.result()).toBeUndefined();
  expect(kill([human, machine, human2, outlaw], { ...sudden, out: [3] }).result()).toBeUndefined();
});

test("SD-18.2, SD-18.8 in sudden death the last one living wins alone", () => {
  const t = kill([machine, human, machine2, outlaw], { ...sudden, out: [2, 3] });
  expect(t.result()).toMatchObject({ winners: [0], reason: "last-survivor" });
});

test("SD-18.4 in sudden death Legion stay a team", () => {
  const t = kill([legion, human, outlaw, machine], {
    ...sudden,
    out: [3],
    marks: [{ seat: 2, face: "legion" }],
  });
  expect(t.result()).toMatchObject({ winners: [0, 2], reason: "legion-won" });
});

test("SD-18.6 sudden death lasts, also if somebody becomes a Human", () => {
  const t = kill([machine, human, human2, human3], sudden);
  expect(t.at("suddenDeath")).toBe(true);
});
