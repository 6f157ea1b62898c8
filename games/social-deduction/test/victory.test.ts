import { describe, expect, test } from "vitest";
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

describe("the tests of a check, each before the next", () => {
  test("SD-17.15, SD-R23 Legion before a single living player", () => {
    const t = kill([legion, human, machine, outlaw], { out: [2, 3] });
    expect(t.result()).toMatchObject({ reason: "legion-won", winners: [0] });
  });

  test("SD-17.15, SD-R23 Fallen before a single living player", () => {
    const t = kill([fallen, human, machine, outlaw], { out: [2, 3] });
    expect(t.result()).toMatchObject({ reason: "fallen-won", winners: [0] });
  });

  test("SD-17.15, SD-R23 Humans before a single living player", () => {
    const t = kill([human, machine, human2, outlaw], { out: [2, 3] });
    expect(t.result()).toMatchObject({ reason: "human-won", winners: [0, 2] });
  });

  test("SD-17.15, SD-R23 Machines before a single living player", () => {
    const t = kill([machine, human, machine2, outlaw], { out: [2, 3] });
    expect(t.result()).toMatchObject({ reason: "machine-won", winners: [0, 2] });
  });

  test("SD-17.15, SD-R23 a single living player before the start of sudden death", () => {
    const t = kill([outlaw, machine, human, outlaw2], { out: [2, 3] });
    expect(t.result()).toMatchObject({ reason: "last-survivor", winners: [0] });
    expect(t.at("checks")).toEqual([]);
  });

  test("SD-17.15, SD-R23 nobody living before Legion", () => {
    const last = { hp: 1, revealed: ["id", "left", "right"], programs: [] };
    const t = gather({
      seats: 4,
      options: { hellGate: true },
      players: {
        0: { ...legion, ...last, id: "mindeater" },
        1: { ...legion, ...last, id: "seer" },
      },
      marks: [{ seat: 1, face: "legion" }],
      bosses: [{ number: 7, place: 0, hp: 1, programs: ["emp", "disarm", "disarm"] }],
      out: [2, 3],
      turn: 1,
    });
    t.act("draw").quiet(); // Parasite withers and bursts: both fall, and no Legion wins
    expect(t.result()).toMatchObject({ reason: "parasite-won", winners: [] });
  });
});

test("SD-17.18, SD-16.16 a declared win ends everything at once", () => {
  const waiting = {
    ...human2,
    id: "bounty-hunter",
    revealed: ["id"],
    loyalty: ["human", "human-x2"],
  };
  const t = kill([human, machine, human2, outlaw], {
    out: [3],
    players: { 2: waiting },
    set: { "seats.2.bounty": 1 },
  });
  expect(t.result()?.reason).toBe("human-won");
  expect(t.asked()).toBeUndefined();
  expect(t.state().weapons.find(({ kind }) => kind === "rifle")?.holder).toBe(0); // not dropped any more
  expect(t.state().seats[2].programs).toHaveLength(1); // no bounty is paid
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

test("SD-18.1 sudden death begins when no Human lives and none of the dead was one", () => {
  const t = kill([machine, outlaw, machine2, outlaw2]);
  expect(t.seenBy(1, "checks.0.mark")).toEqual(["sudden-death"]);
  const dead = kill([outlaw, human, outlaw2, legion]); // a Human died
  expect(dead.seenBy(1, "checks.0.mark")).toEqual(["goes-on"]);
  const alive = kill([machine, outlaw, human, outlaw2]); // a Human lives
  expect(alive.seenBy(1, "checks.0.mark")).toEqual(["goes-on"]);
});

test("SD-18.7 the table hears only that the game goes on; who made the check knows of sudden death", () => {
  const t = kill([machine, outlaw, machine2, outlaw2]);
  const calm = kill([machine, outlaw, human, outlaw2]);
  for (const seat of [0, 2, 3]) {
    expect(t.seenBy(seat, "checks.0.mark")).toEqual(["hidden"]);
    expect(t.told(seat)).toContain("The check is made: the game continues.");
    expect(t.told(seat).slice(-3)).toEqual(calm.told(seat).slice(-3));
  }
  const word = "You know from the check: sudden death begins. The last one living wins.";
  expect(t.told(1)).toContain(word);
  expect(calm.told(1)).not.toContain(word);
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
  expect(t.result()).toBeUndefined();
  const over = kill([human2, machine, human3, outlaw], { ...sudden, out: [3] });
  expect(over.result()).toBeUndefined(); // Humans alone are left, and have not won
});
