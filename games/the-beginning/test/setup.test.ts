import { table } from "@sprawl/scenarios/testing";
import type { State } from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";

const SIX = ["jayden", "feykah", "nova", "havoc", "dryden", "dee-coy"];

function begun(seats: number, options = {}) {
  const t = table(entry, { seats, options: { characters: "random", talk: false, ...options } });
  return { t, s: t.view("spectator").state as State };
}

test("TB-1.1 the game is for 3 to 6 players", () => {
  expect(entry.game.seats).toEqual({ min: 3, max: 6 });
  expect(() => table(entry, { seats: 2 })).toThrow();
  expect(() => table(entry, { seats: 7 })).toThrow();
});

test("TB-2.2, TB-2.3, TB-2.4 decks of 40, 5, 12 and 15; A Risky Chance only with 5 or 6", () => {
  const small = begun(3).s;
  const large = begun(5).s;
  expect(small.influence).toHaveLength(40);
  expect(small.interrogation).toHaveLength(5);
  expect(small.recon).toHaveLength(12);
  expect(small.wounds).toHaveLength(15);
  expect(
    [small.events.one, small.events.two, small.events.three, small.events.ex].map((d) => d.length),
  ).toEqual([16, 16, 16, 12]);
  expect(large.events.two).toHaveLength(17);
});

test("TB-2.5, TB-2.6, TB-2.7, TB-2.8, TB-2.9 Programs on display, weapons at HQ, the supply stack, Traps aside", () => {
  const t = gather({ characters: ["nova", "feykah", "havoc"] });
  const s = t.state();
  expect(s.display).toHaveLength(3);
  expect(t.seen(0, s.display).every((face) => face !== "hidden")).toBe(true);
  expect(t.faces("weapons").sort()).toEqual(["HQ Rifle", "Pistol", "Pistol"]);
  expect(s.supply).toHaveLength(5);
  expect(t.seen(0, s.supply)).toEqual(["hidden", "hidden", "hidden", "hidden", "hidden"]);
  expect(t.faces("traps").sort()).toEqual(["Flash Mine", "Gag Wire", "Logic Bomb", "Magnet Snare"]);
  expect(t.seen(1, s.traps)).not.toContain("hidden");
  const dryden = gather({ characters: ["dryden", "feykah", "havoc"] });
  expect(dryden.faces("weapons").sort()).toEqual(["HQ Rifle", "Pistol"]);
  expect(dryden.faces("figures.0.supply")).toEqual(["Pistol"]);
});

describe("TB-2.12, TB-2.14, TB-2.15, TB-2.19, TB-2.20, TB-2.21, TB-2.22, TB-2.23 bars and markers by the number of players", () => {
  test("TB-2.14, TB-2.22, TB-2.26, TB-2.27, TB-2.29 with 3 or 4", () => {
    const { s } = begun(4);
    expect(s.bars).toEqual({
      riot: 0,
      morale: 5,
      resource: 11,
      security: 4,
      threat: 0,
      apex: 2,
      deus: 3,
    });
    expect(s.scannersLeft).toEqual([1, 1]);
    expect(s.enemies).toEqual([]);
  });
  test("TB-2.15, TB-2.23, TB-2.26, TB-2.27, TB-2.28, TB-2.30 with 5 or 6", () => {
    const { s } = begun(6);
    expect(s.bars).toEqual({
      riot: 0,
      morale: 5,
      resource: 12,
      security: 4,
      threat: 0,
      apex: 0,
      deus: 1,
    });
    expect(s.scannersLeft).toEqual([2, 2]);
    expect(s.enemies).toMatchObject([{ type: "crawler", level: 1, spot: "red", space: 1 }]);
  });
  test("TB-2.12, TB-27.7 Enemies by level, the first on top", () => {
    const { s } = begun(3);
    expect(s.stacks.tank).toEqual([3, 3, 2, 2, 1, 1]);
    expect(s.stacks.soldier).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
    expect(Object.values(s.stacks).flat()).toHaveLength(36);
  });
  test("TB-2.10, TB-2.24, TB-2.25 Sectors at 0, Guard at 3, mechs locked", () => {
    const { s } = begun(3);
    expect(s.values).toEqual([0, 0, 0]);
    expect(s.guard).toBe(3);
    expect(s.apex.status).toBe("locked");
    expect(s.deus.status).toBe("locked");
  });
});

test("TB-2.17, TB-2.18 Sectors II and III", () => {
  const t = gather();
  const count = (faces: string[]) =>
    ["blue", "red", "purple"].map((c) => faces.filter((f) => f.startsWith(c)).length);
  expect(count(t.faces("sectors.1"))).toEqual([6, 9, 3]);
  expect(count(t.faces("sectors.2"))).toEqual([4, 5, 2]);
  expect(t.seen(0, t.state().sectors[1])).not.toContain("blue");
});

test("TB-3.2, TB-R12 each takes a different character, in turn order", () => {
  const t = table(entry, { seats: 3, options: { talk: false }, deal: { "starting player": [1] } });
  expect(t.asked()).toEqual({ seats: [1], kind: "character" });
  t.choose({ character: "nova" });
  expect(t.asked()?.seats).toEqual([2]);
  expect(t.offered()).not.toContain("Nova");
  expect(t.offered()).toHaveLength(5);
});

test("TB-3.1, TB-3.14 the Leader sits right of the starting player, the General right of the Leader", () => {
  const t = table(entry, { seats: 4, options: { talk: false }, deal: { "starting player": [2] } });
  expect(t.at("turn.seat")).toBe(2);
  expect(t.at("leader")).toBe(1);
  expect(t.at("general")).toBe(0);
});

test("TB-3.3, TB-3.4, TB-3.6, TB-3.11, TB-3.12, TB-36.1, TB-45.1, TB-48.1 decks of 30, hands of 3, Programs", () => {
  const t = table(entry, {
    seats: 3,
    options: { talk: false, characters: "random" },
    arrange: [{ table: { characters: ["nova", "feykah", "dryden"] } }],
  });
  const { seats } = t.view("spectator").state as State;
  expect(seats.map(({ hand, deck }) => hand.length + deck.length)).toEqual([30, 30, 30]);
  expect(seats.map(({ hand }) => hand.length)).toEqual([3, 4, 3]);
  expect(seats.map(({ programs }) => programs.length)).toEqual([1, 1, 2]);
});

test("TB-3.5, TB-3.15, TB-3.17, TB-3.16, TB-49.9 with 5: hands of 4, one more for Leader and General; tricks and markers", () => {
  const t = table(entry, {
    seats: 5,
    options: { talk: false, characters: "random" },
    deal: { "starting player": [0] },
    arrange: [
      {
        table: {
          characters: ["nova", "havoc", "dee-coy", "jayden", "dryden"],
          leader: 4,
          general: 3,
        },
      },
    ],
  });
  const s = t.view("spectator").state as State;
  expect(s.seats.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 5, 5]);
  expect(s.seats[3].tricks).toHaveLength(7);
  expect(s.seats[2].markers).toEqual([1, 2, 3, 4, 5, "junkyard"]);
  expect(s.figures[5].id).toBe("kuro");
});

test("TB-3.7, TB-3.8, TB-3.13, TB-5.1 four columns without a Boost, Health as printed, bars at 0", () => {
  const s = gather({ characters: SIX }).state();
  expect(
    s.seats.every(({ tree }) => tree.length === 4 && tree.every(({ level }) => level === 0)),
  ).toBe(true);
  expect(s.figures.map(({ health }) => health)).toEqual([2, 2, 3, 3, 2, 2, 2]);
  expect(s.seats.map(({ bar }) => bar)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("TB-3.9, TB-3.10, TB-R13 the orange die gives the Area, the player the Place; Area 6 means the Network", () => {
  const t = table(entry, {
    seats: 3,
    options: { talk: false, characters: "random" },
    deal: { "starting player": [0] },
    chance: { orange: [2, 6, 3], character: [0, 1, 1] },
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "start" });
  expect(t.offered()).toEqual(["the City", "the Dark Net", "the Factory"]);
  t.choose("the Factory");
  expect(t.at("figures.0.place")).toBe("factory");
  expect(t.at("figures.1")).toMatchObject({ area: 6, place: "network", lies: "up" });
});

describe("TB-4.1, TB-4.2, TB-4.4, TB-4.5 the Loyalty stack", () => {
  for (const [seats, humans, rule] of [
    [3, 2, "TB-4.2"],
    [4, 2, "TB-4.3"],
    [5, 3, "TB-4.4"],
    [6, 3, "TB-4.5"],
  ] as const) {
    test(`${rule}, TB-4.8 with ${seats} players there are ${humans} Humans`, () => {
      const characters = SIX.filter((id) => id !== "feykah")
        .concat("feykah")
        .slice(0, seats);
      for (const seed of ["a", "b", "c", "d"]) {
        const t = gather({ characters, seed });
        const all = characters.map((_, seat) => t.face(`seats.${seat}.loyalty.0`));
        // Feykah must keep a Machine if she can; the number of Humans stays what it is.
        expect(all.filter((faction) => faction === "Human")).toHaveLength(humans);
        if (seats > 3) expect(all).toContain("Machine");
      }
    });
  }
  test("TB-4.1, TB-4.7 seven cards in all, the rest out of play", () => {
    const t = gather();
    const all = [
      ...t.faces("loyaltyBox"),
      ...[0, 1, 2].map((seat) => t.face(`seats.${seat}.loyalty.0`)),
    ].sort();
    expect(all).toEqual(["Fallen", "Human", "Human", "Human", "Legion", "Machine", "Machine"]);
  });
});

test("TB-4.6, TB-4.9, TB-50.1, TB-50.3 each sees the own Loyalty card only, nobody those out of play", () => {
  const t = gather();
  const { seats, loyaltyBox } = t.state();
  const cards = seats.map(({ loyalty }) => loyalty[0]);
  expect(t.seen(1, cards)).toEqual(["hidden", expect.not.stringMatching("hidden"), "hidden"]);
  expect(t.seen(1, loyaltyBox)).toEqual(["hidden", "hidden", "hidden", "hidden"]);
});

test("TB-4.10, TB-4.12, TB-50.2 Feykah sees two cards and keeps either, if neither is a Machine", () => {
  const t = table(entry, {
    seats: 4,
    options: { talk: false },
    deal: { "starting player": [0] },
    chance: { "loyalty card": ["human", "human"] },
  });
  for (const character of ["feykah", "nova", "havoc", "dryden"]) t.choose({ character });
  expect(t.asked()).toEqual({ seats: [0], kind: "loyalty" });
  expect(t.offered()).toEqual(["Keep Human", "Keep Human"]);
  expect(t.view(1).question).toBeUndefined();
});

test("TB-4.14, TB-4.15, TB-4.16, TB-44.3, TB-50.5 one Objective each, two for Jayden, the rest unseen", () => {
  const t = gather({ characters: ["jayden", "nova", "havoc"] });
  const { seats, objectiveBox } = t.state();
  expect(seats.map(({ objectives }) => objectives.length)).toEqual([2, 1, 1]);
  expect(objectiveBox).toHaveLength(11);
  expect(t.seen(0, objectiveBox)).not.toContain("courier");
  expect(t.seen(1, seats[0].objectives)).toEqual(["hidden", "hidden"]);
  expect(t.seen(0, seats[0].objectives)).not.toContain("hidden");
});

test("TB-52.1, TB-52.2 in a first game one of one more Objective goes back unseen", () => {
  const t = table(entry, {
    seats: 3,
    options: { talk: false, firstGame: true },
    deal: { "starting player": [0] },
  });
  for (const character of ["jayden", "nova", "havoc"]) t.choose({ character });
  expect(t.asked()).toEqual({ seats: [0, 1, 2], kind: "objective" });
  expect(t.offered(0)).toHaveLength(3);
  expect(t.offered(1)).toHaveLength(2);
  t.pick([t.offered(0)[0]], 0)
    .pick([t.offered(1)[0]], 1)
    .pick([t.offered(2)[0]], 2);
  const { seats, objectiveBox } = t.view("spectator").state as State;
  expect(seats.map(({ objectives }) => objectives.length)).toEqual([2, 1, 1]);
  expect(objectiveBox).toHaveLength(11);
});

test("TB-5.12, TB-R7 what is printed on the boards", () => {
  const values = (id: string) =>
    Object.values(
      entry.game.box
        ? (entry.game.box as never as { characters: Record<string, { values: object }> })
            .characters[id].values
        : {},
    );
  expect(values("nova")).toEqual([2, 3, 0, 0, 1, 2, 0, 3, 2, 3, 7]);
  expect(values("havoc")).toEqual([2, 2, 0, 2, 2, 2, 0, 3, 1, 3, 7]);
  expect(values("kuro")).toEqual([1, 1, 0, 1, 1, 1, 1, 2, 0, 0, 0]);
});
