/** The rule-of-thumb player and its programs: each at a sensible moment, and EX Bosses in mind. */
import { drawFrom, type OptionView, type Plain, type View } from "@sprawl/engine";
import { instinct, type Table } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE } from "./gather.js";

/** What it does at this table, as the option it chooses. */
function does(seen: View): OptionView | undefined {
  const table = seen as Table;
  const { question } = seen;
  if (!question || !table.question) throw new Error("nothing is asked");
  const { answer } = instinct(table, table.question, drawFrom("a"));
  return question.options.find(({ key }) => key === answer);
}

const open = { revealed: ["id", "left", "right"] };
const HELL = { options: { hellGate: true } };

/** Seat 0 holds this program and has drawn: what it plays before the turn ends. */
function atTheEnd(program: string, about: Gathering, own: Readonly<Record<string, Plain>> = {}) {
  const t = gather({
    ...about,
    players: {
      0: { id: "seeker", ...HUMAN, programs: [program], ...own },
      ...about.players,
    },
    drawn: ["wiretap"],
  });
  t.act("draw");
  expect(t.asked()?.kind).toBe("end");
  return does(t.view(0));
}

const enemy = { ...MACHINE, ...open, id: "execute" };
const friend = { ...HUMAN, ...open, id: "waitress" };

const machines = {
  1: enemy,
  2: { ...enemy, id: "nemesis" },
  3: { ...open, id: "joke", loyalty: ["machine-x2", "outlaw"] },
};

test("Bloody track is for who lags behind, and while the own ID is not open", () => {
  const lost = { ...HELL, players: machines, out: [4, 5] };
  expect(atTheEnd("bloody-track", lost)?.kind).toBe("bloody-track");
  expect(atTheEnd("bloody-track", lost, { revealed: ["id"] })?.kind).not.toBe("bloody-track");
  const even = { ...HELL, players: { 1: enemy, 2: friend }, out: [5] };
  expect(atTheEnd("bloody-track", even)?.kind).not.toBe("bloody-track");
});

test("a Spy is shot with a light weapon: the ID would only change hands", () => {
  const duel = (id: string) => {
    const t = gather({
      ...HELL,
      players: {
        0: { id: "seeker", ...HUMAN },
        1: { id, loyalty: ["outlaw", "outlaw"], hp: 1 },
      },
      out: [2, 3, 4, 5],
    }).arrange({ show: "seats.1.ids.0.card", to: [0] });
    return does(t.quiet().view(0))?.weapon;
  };
  expect(duel("thief")).toBe("rifle");
  expect(duel("spy")).not.toBe("rifle");
});

test("Cross-fire is for weapons that are aimed at me", () => {
  const armed = (target: number) => ({
    ...HELL,
    players: { 1: enemy, 2: { ...enemy, id: "nemesis" } },
    weapons: [
      { kind: "rifle", holder: 1, target },
      { kind: "pistol", holder: 2, target },
    ],
  });
  const open1 = { revealed: ["id", "left", "right"] };
  expect(atTheEnd("cross-fire", armed(0), open1)?.kind).toBe("cross-fire");
  expect(atTheEnd("cross-fire", { ...armed(2), weapons: [armed(2).weapons[0]] })?.kind).not.toBe(
    "cross-fire",
  );
});

test("Shadow existence makes an open ID a shield again, unless that would cost the team", () => {
  const team = { loyalty: ["human", "human-x2"] };
  expect(atTheEnd("shadow-existence", HELL, { ...team, revealed: ["id"] })?.kind).toBe(
    "shadow-existence",
  );
  expect(atTheEnd("shadow-existence", HELL, team)?.kind).not.toBe("shadow-existence");
});

test("Roulette and Orellana Effect are for who lags behind", () => {
  const humans = {
    1: { ...open, id: "waitress", loyalty: ["human-x2", "outlaw"] },
    2: { ...open, id: "photographer", loyalty: ["human-x2", "human"] },
  };
  for (const program of ["roulette", "orellana-effect"]) {
    expect(atTheEnd(program, { ...HELL, players: machines, out: [4, 5] })?.kind).toBe(program);
    expect(atTheEnd(program, { ...HELL, players: humans })?.kind).not.toBe(program);
  }
});

test("Screensaver takes the ID that makes an enemy, or gives a friend a shield", () => {
  const torn = { loyalty: ["human", "machine"], ...open };
  const played = atTheEnd("screensaver", {
    players: { 1: { ...torn, id: "execute" }, 2: { ...friend, loyalty: ["human", "human-x2"] } },
  });
  expect(played).toMatchObject({ kind: "screensaver", target: [1, 2] });
});

test("Bug gives an enemy the card that makes a friend, if the own team can spare it", () => {
  const played = atTheEnd(
    "bug",
    { players: { 1: { ...open, id: "seer", loyalty: ["machine", "machine"] } } },
    { loyalty: ["human", "human-x2"], id: "photographer" },
  );
  expect(played).toMatchObject({ kind: "bug", target: 1, own: "right" });
});

test("Overclock comes after the shot: the weapon is taken up again at once", () => {
  const t = gather({
    players: { 0: { id: "seeker", ...HUMAN, programs: ["overclock"] }, 1: enemy },
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
  });
  expect(does(t.quiet().view(0))?.kind).toBe("overclock");
  const early = gather({ players: { 0: { id: "seeker", ...HUMAN, programs: ["overclock"] } } });
  expect(does(early.quiet().view(0))?.kind).not.toBe("overclock");
});

test("Mirror protocol answers a shot that will be survived", () => {
  const shot = (hp: number) => {
    const t = gather({
      ...HELL,
      players: {
        0: { id: "seeker" },
        1: { id: "seer", hp, revealed: ["left", "right"], programs: ["mirror-protocol"] },
      },
      weapons: [{ kind: "pistol", holder: 0, target: 1 }],
    }).quiet();
    t.choose("shoot");
    return does(t.view(1))?.kind;
  };
  expect(shot(2)).toBe("mirror-protocol");
  expect(shot(1)).toBe("pass");
});

test("a shot that is jammed is not stopped a second time", () => {
  const t = gather({
    players: {
      0: { id: "seeker" },
      1: {
        id: "seer",
        hp: 1,
        revealed: ["left", "right"],
        programs: ["jammed-trigger", "disarm"],
      },
    },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  }).quiet();
  t.choose("shoot");
  expect(["jammed-trigger", "disarm"]).toContain(does(t.view(1))?.kind);
  t.window({ 1: "jammed-trigger" });
  expect(t.asked()?.kind).toBe("interrupt");
  expect(does(t.view(1))?.kind).toBe("pass");
});

test("tip 13: nobody draws beside Belial, or fires a pistol when Omega lacks one card", () => {
  const own = { id: "seeker", ...HUMAN, programs: [] };
  const quiet = {
    players: { 0: own, 1: enemy },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  };
  const omega = (cards: string[]) =>
    does(
      gather({ ...HELL, ...quiet, bosses: [{ number: 5, place: 3, programs: cards }] })
        .arrange({ show: "gate.bosses.0.programs", to: "all" })
        .quiet()
        .view(0),
    )?.kind;
  expect(omega(["emp"])).toBe("shoot");
  expect(omega(["emp", "grenade", "disarm"])).not.toBe("shoot");
  const belial = gather({
    ...HELL,
    players: { 0: own, 1: { ...friend, loyalty: ["human-x2", "human"] } },
    bosses: [{ number: 4, place: 3 }],
  }).quiet();
  expect(does(belial.view(0))?.kind).not.toBe("draw");
});

test("tip 38: Fallen leave Fallen Angel alone; the others shoot it", () => {
  const aim = (marks: readonly Readonly<Record<string, Plain>>[]) =>
    does(
      gather({
        ...HELL,
        players: { 0: { id: "seeker", ...HUMAN, programs: [] }, 3: { ...friend, id: "thief" } },
        weapons: [{ kind: "pistol", holder: 0, target: 2 }],
        marks: [...marks, { seat: 3, face: "fallen" }],
        bosses: [{ number: 1, place: 3, open: 2, hp: 1 }],
      })
        .quiet()
        .view(0),
    )?.kind;
  expect(aim([])).toBe("change-target-ex");
  expect(aim([{ seat: 0, face: "fallen" }])).not.toBe("change-target-ex");
});

test("tip 38: Fallen disarm who shoots at Fallen Angel", () => {
  const shot = (marks: readonly Readonly<Record<string, Plain>>[]) => {
    const t = gather({
      ...HELL,
      players: { 0: { id: "seeker", ...HUMAN, programs: ["disarm"] }, 1: enemy },
      weapons: [{ kind: "pistol", holder: 1, boss: [1] }],
      marks,
      bosses: [{ number: 1, place: 3, open: 2, hp: 1 }],
      turn: 1,
    }).quiet();
    t.choose("shoot-ex");
    return does(t.view(0));
  };
  expect(shot([{ seat: 0, face: "fallen" }])).toMatchObject({ kind: "disarm", target: 1 });
  expect(shot([])?.kind).toBe("pass");
});
