/** The frame around the rules: what is the same for all, what is ready, what may be said. */
import { namedSeed } from "@sprawl/engine/host";
import { createMatch, hashOf, type OpenMatch } from "@sprawl/engine/search";
import { type Beginning, type Faction, type State, theBeginning } from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { describe, expect, test } from "vitest";
import type { Deed } from "../src/deeds.js";
import { enterDeus } from "../src/elites.js";
import { type Cause, finish } from "../src/ending.js";
import { moments } from "../src/moments.js";
import { DEAD_ZONES } from "../src/spawning.js";
import { did } from "../src/tasks.js";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };
const ACTIVATE = ["activation", "pass"];

function dealt(seats: number, seed = "frame"): OpenMatch {
  const options = { characters: "random", talk: false };
  return createMatch(entry.game, { seats, options, seed: namedSeed(seed) });
}
const rulesOf = (match: OpenMatch) => match.play as unknown as Beginning;
const stateOf = (match: OpenMatch) => match.play.state as State;

describe("the Loyalty stack", () => {
  const OTHERS = ["machine", "fallen", "legion"];
  /** The cards that players have, over many deals, sorted; and which came beside the sure ones. */
  function stacks(seats: number, sure: readonly Faction[]): Set<string> {
    const drawn = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const g = rulesOf(dealt(seats, `loyalty ${n}`));
      const { seats: own, loyaltyStack } = g.state;
      const cards = [...own.flatMap(({ loyalty }) => loyalty), ...loyaltyStack];
      const left = cards.map((card): string => g.face(card));
      expect(left).toHaveLength(seats);
      for (const faction of sure) {
        expect(left).toContain(faction);
        left.splice(left.indexOf(faction), 1);
      }
      for (const faction of left) {
        expect(OTHERS).toContain(faction);
        drawn.add(faction);
      }
    }
    return drawn;
  }

  test("TB-4.2 with three: two Humans, and one of three others", () => {
    expect(stacks(3, ["human", "human"])).toEqual(new Set(OTHERS));
  });

  test("TB-4.4 with five: three Humans, a Machine, and one of three others", () => {
    expect(stacks(5, ["human", "human", "human", "machine"])).toEqual(new Set(OTHERS));
  });

  test("TB-4.5 with six: three Humans, a Machine, and two of three others", () => {
    expect(stacks(6, ["human", "human", "human", "machine"])).toEqual(new Set(OTHERS));
  });
});

test("TB-R11 who starts is chance", () => {
  const starters = Array.from({ length: 30 }, (_, n) => stateOf(dealt(4, `starter ${n}`)).starter);
  expect(new Set(starters).size).toBeGreaterThan(1);
});

test("TB-R144 chance is the table's own: the same seed is the same deal, another is another", () => {
  expect(hashOf(dealt(4, "one"))).toBe(hashOf(dealt(4, "one")));
  expect(hashOf(dealt(4, "one"))).not.toBe(hashOf(dealt(4, "two")));
});

test("TB-2.1, TB-52.4 neither a side of the board nor Health chips are anything to choose", () => {
  expect(Object.keys(theBeginning.options).toSorted()).toEqual([
    "characters",
    "firstGame",
    "lastRound",
    "talk",
    "tips",
  ]);
});

test("TB-2.11 four Dead Zone markers, and no privilege or EX Riot Bar marker in use yet", () => {
  const { deadZones, seats, badgeGone, anarchy, surveillance } = stateOf(dealt(5));
  expect([DEAD_ZONES, deadZones.length]).toEqual([4, 0]);
  expect(seats.map(({ revoked }) => revoked)).toEqual(seats.map(() => false));
  expect([badgeGone, anarchy, surveillance]).toEqual([false, false, false]);
});

test("TB-1.7 whatever the faction, the same may be done", () => {
  const offered = (faction: string) =>
    gather({ ...THREE, players: { 0: { area: 2, hand: ["blue-1", "red-2"], faction } } }).offered();
  expect(offered("machine")).toEqual(offered("human"));
  expect(offered("legion")).toEqual(offered("human"));
  expect(offered("fallen")).toEqual(offered("human"));
});

/** A Sniper strikes the one figure in Area 4. */
function struck(characters: readonly string[], player: object) {
  return gather({
    characters,
    general: -1,
    players: { 0: { area: 4, ...player }, 1: { area: 1 }, 2: { area: 1 } },
    enemies: [{ type: "sniper", level: 3, at: "11" }],
    steps: ACTIVATE,
    chance: { ...DICE, orange: [5], general: ["red-5", "red-5"] },
  }).state().figures[0];
}

test("TB-1.8 Enemies strike whoever is there, whatever the faction", () => {
  for (const faction of ["human", "machine", "fallen", "legion"]) {
    expect(struck(["havoc", "feykah", "jayden"], { faction }).health).toBe(1);
  }
});

test("TB-1.2 what a board says goes before the rules: Dee Coy falls into the Isolation Cube", () => {
  expect(struck(["nova", "feykah", "jayden"], { health: 1 }).lies).toBe("yellow-zone");
  expect(struck(["dee-coy", "feykah", "jayden"], { health: 1 }).lies).toBe("detained");
});

test("TB-5.9 one deed completes two columns: the player says which comes first", () => {
  const g = rulesOf(dealt(3));
  const { character } = g.state.seats[0];
  const piece = g.box.characters[character];
  // A board on which two columns wait for the same.
  const boost = { ...piece.tree[0][0], task: { deed: ({ kind }: Deed) => kind } };
  const [, , third, fourth] = piece.tree;
  const tree = [[boost, boost] as const, [boost, boost] as const, third, fourth];
  const characters = { ...g.box.characters, [character]: { ...piece, tree } };
  const twice: Beginning = Object.create(g, { box: { value: { ...g.box, characters } } });
  const asked = did(twice, 0, { kind: "nexus" }).next(undefined as never);
  expect(asked.value).toMatchObject({ kind: "boost-order", seat: 0 });
});

test("TB-36.9 City Action 3 brings General Influence cards", () => {
  const t = gather({ ...THREE, players: { 0: { area: 2, hand: [] } } });
  const before = t.state().influence.length;
  t.choose("city-resources");
  expect(t.state().influence.length).toBe(before - 3);
  expect(t.state().seats[0].hand).toHaveLength(3);
});

test("TB-42.3 every other way the game ends has its victor", () => {
  const victor = (cause: Cause) => {
    const match = dealt(4, "ways");
    expect(() => finish(rulesOf(match), cause)).toThrow();
    return stateOf(match).ended?.victor;
  };
  const g = rulesOf(dealt(4, "ways"));
  const legion = g.state.seats.some(({ loyalty: [card] }) => g.face(card) === "legion");
  const lost = legion ? "legion" : "outlaws";
  const causes = ["resource", "deus", "morale", "security", "threat", "no-chips", "round-limit"];
  expect(causes.map((cause) => victor(cause as Cause))).toEqual([
    "machine",
    "machine",
    "outlaws",
    lost,
    lost,
    "outlaws",
    "nobody",
  ]);
});

describe("table talk", () => {
  const check = (hand: readonly string[]) =>
    gather({
      ...THREE,
      options: { talk: true },
      players: { 0: { hand }, 1: { hand: ["blue-1"] } },
      steps: ["event", "pass"],
      chance: { "event one": ["blackout-in-block-nine"] },
    });

  test("TB-51.1, TB-51.3 whatever was given, the same four things may be said, and no number", () => {
    const t = check(["red-5", "red-4"]);
    t.pick([]);
    const said = t.view(0).question?.options.map(({ kind }) => kind);
    expect(said).toEqual(["silent", "a-lot", "a-little", "nothing"]);
    t.choose("a-lot");
    expect(t.told(1).join(" ")).toMatch(/a lot/);
  });

  test("TB-51.2, TB-49.24 what one seat has looked at, no other is ever shown by it", () => {
    const t = check(["red-5"]);
    const { hand } = t.state().seats[0];
    expect(t.seen(0, hand)).toEqual(["red-5"]);
    expect(t.seen(1, hand)).toEqual(["hidden"]);
    const kinds = t.view(0).question?.options.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind.startsWith("show"))).toEqual([]);
  });
});

test("TB-R24 an Event rolls no white dice unless it is a raid", () => {
  const t = gather({
    ...THREE,
    steps: ["event", "pass"],
    chance: { "event one": ["curfew"] },
  });
  t.until("act");
  expect(t.told("spectator").join(" ")).not.toContain("white");
});

test("TB-R59 Feykah's additional red card comes from her own hand", () => {
  const limit = (driven: boolean) => {
    const t = gather({
      ...THREE,
      players: { 0: { area: 4, hand: ["red-1", "red-2", "red-3"] } },
      enemies: [{ type: "soldier", at: "7a" }],
      set: { "seats.0.driven": driven },
    });
    t.choose("attack");
    return Number(t.view(0).question?.args?.limit);
  };
  expect(limit(true)).toBe(limit(false) + 1);
});

test("TB-R72 Deus comes to the player whose turn it is, or is about to be", () => {
  const g = rulesOf(dealt(4));
  g.state.turn.seat = 2;
  expect(enterDeus(g).next(undefined as never).done).toBe(true);
  expect(g.state.deusBefore).toBe(2);
});

test("TB-R141 a seat that nobody plays moves nowhere and gives nothing", () => {
  expect(gather(THREE).view(0).question?.safe).toBe("end");
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["blue-1"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["blackout-in-block-nine"] },
  });
  expect(t.view(0).question?.safe).toEqual([]);
});

test("TB-R143 of effects at one moment those of the Active Player come first, then clockwise", () => {
  const g = rulesOf(dealt(4));
  g.state.turn.seat = 2;
  const owners = moments.listeners(g, "abilities").map(({ owner }) => owner);
  const order = owners.map((seat) => (Number(seat) - 2 + 4) % 4);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
