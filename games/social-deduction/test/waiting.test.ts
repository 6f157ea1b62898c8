/** What waits for an elimination, whoever carried the ability out and wherever the ID is by then. */
import { describe, expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE } from "./gather.js";

/** Seat 0 is about to shoot seat 1, who falls; a Machine and Humans are left. */
const dying = {
  0: { id: "seer", programs: ["exposed"], loyalty: ["outlaw", "outlaw"] },
  1: { id: "mistress", revealed: ["id"], hp: 1, ...HUMAN },
  4: { id: "execute", ...MACHINE },
  5: { id: "seeker", loyalty: ["human-x2", "human"] },
};

/** Seat 2 has this ID, and Exposed turns it up. */
function exposes(id: string, about: Gathering = {}) {
  const t = gather({
    options: { hellGate: true },
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
    ...about,
    players: {
      ...dying,
      2: { id, hp: 1, programs: [] },
      3: { id: "waitress", programs: [] },
      ...about.players,
    },
  });
  return t.window({ 0: { kind: "exposed", target: 2 } });
}

const shoots = (t: ReturnType<typeof gather>) => t.act("shoot").choose("fire").window();

const copied = (id: string) => ({ 3: { id, revealed: ["id"], programs: [] } });

describe("SD-16.10, SD-R64 an ability that waits", () => {
  test("works for Doppelganger: a bounty is paid", () => {
    const t = exposes("doppelganger", {
      players: copied("bounty-hunter"),
      drawn: ["emp", "grab"],
    }).choose({ target: 1 });
    expect(t.at("seats.2.bounty")).toBe(1);
    shoots(t);
    expect(t.faces("seats.2.programs").sort()).toEqual(["EMP", "Grab"]);
    expect(t.at("seats.2.hp")).toBe(2);
    expect(t.faces("seats.3.programs")).toEqual([]); // its own hunt is for nobody
  });

  test("works for Doppelganger: the next who is eliminated comes back as Fallen", () => {
    const t = exposes("doppelganger", { players: copied("deathbringer") });
    expect(t.at("seats.2.waitsForDeath")).toBe(true);
    shoots(t);
    expect(t.at("seats.1.hp")).toBe(1);
    expect(t.team(1)).toBe("fallen");
    expect(t.at("seats.2.waitsForDeath")).toBe(false);
  });

  test("SD-11.19 Deathbringer waits on when it is turned down or exchanged, as long as its player lives", () => {
    const down = exposes("deathbringer", {
      players: { 3: { programs: ["screensaver"] } },
    });
    down.window({ 3: { kind: "screensaver", target: [2, 4] } });
    expect(down.at("seats.2.ids.0.revealed")).toBe(false);
    expect(down.face("seats.4.ids.0.card")).toBe("Deathbringer");
    shoots(down);
    expect(down.at("seats.1.hp")).toBe(1);
    expect(down.at("seats.2.waitsForDeath")).toBe(false);
    const dead = gather({
      players: { ...dying, 2: { id: "deathbringer", revealed: ["id"] } },
      weapons: [{ kind: "rifle", holder: 0, target: 1 }],
      out: [2],
      set: { "seats.2.waitsForDeath": true },
    });
    shoots(dead);
    expect(dead.at("seats.1.hp")).toBe(0);
  });

  test("SD-11.3 a bounty ends when its ID is exchanged and turned down", () => {
    const t = exposes("bounty-hunter", { players: { 3: { programs: ["screensaver"] } } });
    t.choose({ target: 1 });
    expect(t.at("seats.2.bounty")).toBe(1);
    t.window({ 3: { kind: "screensaver", target: [2, 4] } });
    expect(t.at("seats.2.bounty")).toBe(-1);
    shoots(t);
    expect(t.at("seats.1.hp")).toBe(0);
    expect([t.faces("seats.2.programs"), t.at("seats.2.hp")]).toEqual([[], 1]);
  });
});

test("SD-R64, SD-11.3 Blackout, Shadow existence and a Boss program end a bounty too", () => {
  for (const [program, choice] of [
    ["blackout", { place: "id" }],
    ["shadow-existence", {}],
    ["machine-boss", {}],
  ] as const) {
    const t = gather({
      options: { hellGate: true },
      players: {
        0: {
          id: "bounty-hunter",
          revealed: ["id", "left"],
          programs: [program],
          loyalty: ["machine", "machine"],
        },
      },
      set: { "seats.0.bounty": 3 },
    });
    t.window({ 0: { kind: program, ...choice } });
    expect(t.at("seats.0.bounty"), program).toBe(-1);
  }
});

test("SD-R64 Puppet Master and Kick Starter leave no bounty behind", () => {
  const puppets = gather({
    options: { hellGate: true },
    players: {
      0: { id: "puppet-master", programs: ["exposed"] },
      1: { id: "bounty-hunter", revealed: ["id"] },
    },
    set: { "seats.1.bounty": 3 },
  });
  puppets
    .window({ 0: { kind: "exposed", target: 0 } })
    .choose({ target: 1 })
    .choose({ target: 2 });
  expect(puppets.at("seats.1.bounty")).toBe(-1);
  const kick = gather({
    options: { hellGate: true },
    players: {
      0: { id: "doppelganger", programs: ["exposed"] },
      1: { id: "kick-starter", revealed: ["id"] },
    },
    set: { "seats.0.bounty": 3 },
  });
  kick.window({ 0: { kind: "exposed", target: 0 } });
  expect(kick.at("seats.0.bounty")).toBe(-1);
});
