/** What the rule-of-thumb player makes of words and doings, and what it says itself. */
import { drawFrom, type Plain, type View } from "@sprawl/engine";
import type { State } from "@sprawl/social-deduction";
import { beliefs, instinct, type Table } from "@sprawl/social-deduction/bot";
import { describe, expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE } from "./gather.js";

const me = { id: "seeker", ...HUMAN };

/** What seat 0 believes where this was said. */
function believes(said: readonly Plain[], about: Gathering = {}) {
  const t = gather({ ...about, players: { 0: me, ...about.players }, set: { said } });
  return beliefs(t.view(0) as View<State>).seats;
}

const accuses = (by: number, target: number, team: string) => ({
  kind: "accuse",
  by,
  target,
  team,
  round: 1,
});

const open = { revealed: ["id", "left", "right"] };
const honest = { players: { 1: { id: "waitress", ...HUMAN, ...open } } };
const liar = { players: { 1: { id: "execute", ...MACHINE, ...open } } };

describe("SD-R63 an accusation counts for what the accuser's word is worth", () => {
  test("it is weighed for the team it names, Legion and Fallen too", () => {
    const before = believes([], honest)[2].teams;
    for (const team of ["machine", "outlaw", "legion", "fallen"] as const) {
      const after = believes([accuses(1, 2, team)], honest)[2].teams;
      expect(after[team], team).toBeGreaterThan(before[team] * 1.05);
      expect(after.human, team).toBeLessThan(before.human);
    }
    const vouched = believes([accuses(1, 2, "human")], honest)[2].teams;
    expect(vouched.human).toBeGreaterThan(before.human);
  });

  test("of a liar it is worth little", () => {
    const gained = (about: Gathering) =>
      believes([accuses(1, 2, "legion")], about)[2].teams.legion /
      believes([], about)[2].teams.legion;
    expect(gained(honest)).toBeGreaterThan(1.2 * gained(liar));
  });

  test("the same word twice counts once, another team counts again", () => {
    const once = believes([accuses(1, 2, "legion")]);
    expect(believes([accuses(1, 2, "legion"), accuses(1, 2, "legion")])).toEqual(once);
    const two = believes([accuses(1, 2, "legion"), accuses(1, 2, "fallen")]);
    expect(two[2].why).toHaveLength(2);
  });
});

test("SD-R63 reasons come in parts, for the board to say with names", () => {
  const reports = (by: number, target: number, colour: string) => ({
    kind: "report",
    by,
    target,
    place: "left",
    colour,
    round: 1,
  });
  const seats = believes(
    [
      accuses(1, 2, "legion"),
      { kind: "vouch", by: 2, target: 3, round: 1 },
      { kind: "propose", by: 3, target: 0, round: 1 },
      { kind: "claim", by: 4, team: "outlaw", round: 1 },
      reports(5, 2, "machine"),
      reports(4, 1, "human"),
      reports(3, 1, "machine"),
      accuses(0, 5, "machine"), // the own word is no evidence
    ],
    {
      players: { 1: { loyalty: ["human"], revealed: ["left"] } },
      weapons: [{ kind: "pistol", holder: 5, target: 4 }],
    },
  );
  const accused = { kind: "accuses", by: 1, target: 2, team: "legion" };
  const vouched = { kind: "vouches", by: 2, target: 3 };
  const reported = { by: 5, target: 2, place: "left", colour: "machine" };
  const known = { target: 1, place: "left" };
  const aims = { kind: "aims", by: 5, target: 4 };
  expect(seats.map(({ why }) => why)).toEqual([
    [],
    [accused],
    [accused, vouched, { kind: "reports", ...reported }],
    [
      vouched,
      { kind: "proposes", by: 3, target: 0 },
      { kind: "lied", by: 3, colour: "machine", ...known },
    ],
    [
      aims,
      { kind: "claims", by: 4, team: "outlaw" },
      { kind: "told-truth", by: 4, colour: "human", ...known },
    ],
    [aims],
  ]);
});

test("what a check has shown is a reason, and so are the dead", () => {
  const t = gather({
    players: {
      0: { id: "seer", hp: 1, revealed: ["id"], ...HUMAN },
      1: { id: "execute", ...MACHINE },
      2: { loyalty: ["human-x2", "human"] },
    },
    weapons: [{ kind: "rifle", holder: 1, target: 0 }],
    turn: 1,
  });
  t.act("shoot").choose("fire").window();
  const seats = beliefs(t.view(0) as View<State>).seats;
  expect(seats[1].why).toEqual([
    { kind: "eliminated", by: 1, target: 0 },
    { kind: "checked", target: 1, team: "machine" },
  ]);
});

/** What it would say, asked for nothing but a word. */
function word(t: ReturnType<typeof gather>, seat = 0) {
  const seen = t.view(seat) as Table;
  if (!seen.question) throw new Error("nothing is asked");
  const { answer } = instinct(
    seen,
    { ...seen.question, kind: "talk" } as NonNullable<Table["question"]>,
    drawFrom("a"),
  );
  return seen.question.options.find(({ key }) => key === answer);
}

test("SD-R63 it calls Legion Legion and Fallen Fallen", () => {
  for (const [id, team] of [
    ["mindeater", "legion"],
    ["deathbringer", "fallen"],
  ]) {
    const t = gather({
      options: { talk: true },
      players: { 0: me, 3: { id, revealed: ["id"] } },
    }).quiet();
    expect(word(t)).toMatchObject({ kind: "accuse", target: 3, team });
  }
});

test("SD-R63 it reports one card after the other", () => {
  const t = gather({
    options: { talk: true },
    players: {
      0: { ...me, programs: ["gavrick-files"] },
      2: { id: "execute", loyalty: ["human", "machine"] },
    },
  });
  t.window({ 0: { kind: "gavrick-files", target: 2, what: "loyalty" } }).quiet();
  const first = { kind: "report", target: 2, place: "right", colour: "machine" };
  expect(word(t)).toMatchObject(first);
  t.choose(first).act("draw").until(0);
  expect(word(t)).toMatchObject({ kind: "report", target: 2, place: "left", colour: "human" });
});
