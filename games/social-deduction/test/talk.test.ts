/** Statements: which teams can be named, and which cards can be reported (SD-R63). */
import type { OptionValues } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import { type Gathering, gather } from "./gather.js";

/** Where seat 0 may announce and speak. */
const speaking = (about: Gathering = {}) =>
  gather({ ...about, options: { talk: true, ...about.options } }).quiet();

const says = (t: ReturnType<typeof gather>, words: string) =>
  t.offered().filter((text) => text.startsWith(`Say: ${words}`));

const TEAMS = ["Human", "Machine", "Outlaw", "Legion", "Fallen"];

describe("SD-R63 a team can be named where it may exist", () => {
  const named = (options: OptionValues, seats = 6, about: Gathering = {}) => {
    const t = speaking({ ...about, seats, options });
    const claims = says(t, "I am ").map((text) => text.slice("Say: I am ".length));
    const blamed = says(t, "seat 1 is ").map((text) => text.slice("Say: seat 1 is ".length));
    expect(blamed.filter((team) => team !== "on my side")).toEqual(claims);
    return claims;
  };

  const three = TEAMS.slice(0, 3);
  const withLegion = [...three, "Legion"];

  test("all five with Hell Gate or in a scenario; in a plain deal those that are in every deal", () => {
    expect(named({})).toEqual(three);
    expect(named({}, 9)).toEqual(three);
    expect(named({ hellGate: true })).toEqual(TEAMS);
    expect(named({ scenario: "visions" })).toEqual(TEAMS);
    expect(named({ legionCard: true, noSpam: true }, 9)).toEqual(withLegion);
    expect(named({ legionCard: true, hellGate: true })).toEqual(TEAMS);
  });

  test("SD-4.18, SD-19.11 Legion and Fallen once everybody sees that there may be one", () => {
    const seen = (about: Gathering) => named({}, 6, about);
    const open = (id: string) => ({ players: { 3: { id, revealed: ["id"] } } });
    expect(seen(open("mindeater"))).toEqual(withLegion);
    expect(seen(open("deathbringer"))).toEqual([...three, "Fallen"]);
    expect(seen({ marks: [{ seat: 2, face: "legion" }] })).toEqual(withLegion);
    // Held in secret they change nothing that could be said.
    expect(seen({ players: { 0: { id: "mindeater" }, 3: { id: "deathbringer" } } })).toEqual(three);
  });

  test("SD-21.1, SD-21.9, SD-21.12 not in a first session; without loyalty changes only by the Legion card", () => {
    expect(named({ firstSession: true })).toEqual(three);
    expect(named({ noLoyaltyChanges: true })).toEqual(three);
    expect(named({ noLoyaltyChanges: true, hellGate: true })).toEqual(three);
    expect(named({ noLoyaltyChanges: true, legionCard: true })).toEqual(withLegion);
  });

  test("SD-4.12 everybody hears who is called Legion or Fallen", () => {
    const t = speaking({ options: { legionCard: true } });
    t.choose({ kind: "accuse", target: 3, team: "legion" });
    expect(t.told(5)).toContain("seat 0: seat 3 is Legion.");
    expect(t.at("said")).toMatchObject([{ by: 0, kind: "accuse", target: 3, team: "legion" }]);
  });
});

test("SD-R63 the last two are not asked to talk, and have nothing to say in their turn", () => {
  const talks = (out: readonly number[]) => {
    const none = { programs: [] };
    const about = { seats: 4, turn: 3, options: { talk: true }, set: { starter: 0 } };
    const t = gather({
      ...about,
      players: { 0: none, 1: none, 2: none, 3: none },
      out,
      drawn: ["emp"],
    });
    const words = says(t, "").length;
    t.act("draw").quiet();
    return { asked: t.asked()?.kind, words: words > 0 };
  };
  expect(talks([1])).toEqual({ asked: "talk", words: true });
  expect(talks([1, 2])).toEqual({ asked: "start", words: false });
});

describe("SD-R63, SD-6.7 every card looked at lately can be reported", () => {
  /** The cards of which a report is offered, the last one first. */
  const reported = (t: ReturnType<typeof gather>) => [
    ...new Set(says(t, "the ").map((text) => text.replace(/^Say: the (.*) is \w+$/, "$1"))),
  ];

  const seer = (about: Gathering = {}) => {
    const t = gather({
      ...about,
      options: { talk: true, ...about.options },
      players: { 0: { id: "seer", programs: ["exposed"] }, ...about.players },
    });
    return t.window({ 0: { kind: "exposed", target: 0 } }).choose({ target: 2 });
  };

  test("all three of Seer, and an ID is never called Legion", () => {
    const t = seer({ options: { legionCard: true } }).quiet();
    expect(reported(t)).toEqual([
      "right loyalty card of seat 2",
      "left loyalty card of seat 2",
      "ID of seat 2",
    ]);
    expect(says(t, "the left")).toHaveLength(4); // SD-21.12: Legion among them
    expect(says(t, "the ID")).toHaveLength(3);
    t.choose({ kind: "report", target: 2, place: "id", colour: "outlaw" });
    expect(t.told(4)).toContain("seat 0: the ID of seat 2 is Outlaw.");
  });

  test("at most four, each once", () => {
    const t = seer({ drawn: [] }).quiet();
    for (const target of [3, 4, 3]) {
      t.act({ kind: "investigate", target, side: "left" }).until(0);
    }
    expect(reported(t)).toEqual([
      "left loyalty card of seat 3",
      "left loyalty card of seat 4",
      "right loyalty card of seat 2",
      "left loyalty card of seat 2",
    ]);
  });

  test("SD-4.19 not one that was revealed, exchanged, or mixed with others since", () => {
    const gone = (program: string, choice: Readonly<Record<string, number | string>>) => {
      const hand = { id: "seer", programs: ["exposed", program] };
      const t = seer({ options: { hellGate: true }, players: { 0: hand } });
      return reported(t.window({ 0: { kind: program, ...choice } }).quiet());
    };
    const rest = ["right loyalty card of seat 2", "ID of seat 2"];
    expect(gone("spotlight", { target: 2, side: "left" })).toEqual(rest);
    expect(gone("roulette", {})).toEqual(rest);
    expect(gone("bug", { target: 2, own: "right", side: "left" })).toEqual(rest);
  });
});
