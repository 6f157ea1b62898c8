/** The rule-of-thumb player: legal to the end at every size, and wise to the tips. */
import {
  drawFrom,
  type Instinct,
  type OptionView,
  type QuestionView,
  type View,
} from "@sprawl/engine";
import { view, waitingFor } from "@sprawl/engine/host";
import { resample } from "@sprawl/engine/search";
import type { State } from "@sprawl/social-deduction";
import { beliefs } from "@sprawl/social-deduction/bot";
import { entry } from "@sprawl/social-deduction/entry";
import { expect, test } from "vitest";
import { deal } from "./deal.js";
import { gather, HUMAN, MACHINE } from "./gather.js";
import { playOn } from "./play-on.js";

/** As any host calls it. */
const instinct: Instinct = (seen, question, draw) => {
  if (!entry.instinct) throw new Error("there is no rule of thumb");
  return entry.instinct(seen, question, draw);
};

const long = { timeout: 300_000 };

test("it plays legal matches to the end, from the smallest table to the largest", long, () => {
  for (const seats of [4, 5, 8, 9, 12, 16]) {
    const { match } = deal(seats, { talk: true }, `to the end ${seats}`);
    playOn(match, `to the end ${seats}`, 20_000);
    expect(match.play.result, `${seats} seats`).toBeDefined();
  }
});

test("the same view gives the same answer, whatever the others hold", long, () => {
  const { match } = deal(5, { talk: true }, "blind");
  let compared = 0;
  playOn(match, "blind", 500, (seen) => {
    if (match.play.answers % 31 !== 0 || !seen.question) return;
    const other = resample(match, seen.viewer, `world ${match.play.answers}`);
    const there = other && view<State>(other, seen.viewer);
    if (!there?.question) return;
    const thought = instinct(seen, seen.question, drawFrom("a"));
    expect(instinct(there, there.question, drawFrom("a"))).toEqual(thought);
    compared++;
  });
  expect(compared).toBeGreaterThan(5);
});

function asked(seen: View): { seen: View<State>; question: QuestionView } {
  if (!seen.question) throw new Error("nothing is asked");
  return { seen: seen as View<State>, question: seen.question };
}

test("a question it has never heard of gets the safe answer", () => {
  const { match } = deal(5, {}, "unknown");
  const { seen, question } = asked(view(match, waitingFor(match)[0]));
  const strange = { ...question, kind: "riddle" };
  expect(instinct(seen, strange, drawFrom("a")).answer).toEqual(question.safe);
});

/** What it does at this table, as the option it chooses. */
function does(seen: View): OptionView | undefined {
  const at = asked(seen);
  const { answer } = instinct(at.seen, at.question, drawFrom("a"));
  return at.question.options.find(({ key }) => key === answer);
}

const open = { revealed: ["id", "left", "right"], hp: 1 };

test("a Human aims at the open Machine and spares the open Human", () => {
  const round = gather({
    players: {
      0: { id: "seeker", loyalty: ["human", "human"] },
      1: { ...MACHINE, ...open, id: "execute" },
      2: { ...HUMAN, ...open, id: "waitress" },
    },
  }).quiet();
  expect(does(round.view(0))).toMatchObject({ kind: "equip", target: [1] });
});

test("a Machine aims at the open Human and spares the open Machine", () => {
  const round = gather({
    players: {
      0: { id: "execute", loyalty: ["machine", "machine"] },
      1: { ...MACHINE, ...open, id: "nemesis" },
      2: { ...HUMAN, ...open, id: "waitress" },
    },
  }).quiet();
  expect(does(round.view(0))).toMatchObject({ kind: "equip", target: [2] });
});

const pistol = { kind: "pistol", holder: 0, target: 1 };

test("it shows a card rather than die, and the card that fits the story", () => {
  const shot = gather({
    players: { 0: { id: "seeker" }, 1: { id: "seer", loyalty: ["machine", "human"], hp: 1 } },
    weapons: [pistol],
  });
  shot.act("shoot").choose("fire");
  expect(does(shot.view(1))).toMatchObject({ kind: "reveal-loyalty", side: "right" });
});

test("armour is kept for the moment of death", () => {
  const hit = (hp: number) => {
    const shot = gather({
      players: { 0: { id: "seeker" }, 1: { id: "seer", hp, programs: ["body-armour"] } },
      weapons: [pistol],
    });
    shot.act("shoot").choose("fire").choose("take-damage");
    expect(shot.asked()?.kind).toBe("hit");
    return does(shot.view(1))?.kind;
  };
  expect(hit(1)).toBe("body-armour");
  expect(hit(2)).toBe("pass");
});

test("a shot that would kill is stopped in the interrupt window", () => {
  const shot = gather({
    players: {
      0: { id: "seeker" },
      1: { id: "seer", hp: 1, revealed: ["left", "right"], programs: ["disarm"] },
    },
    weapons: [pistol],
  }).quiet();
  shot.choose("shoot");
  expect(does(shot.view(1))).toMatchObject({ kind: "disarm", target: 0 });
});

test("a Machine calls no Machine card by its name while its owner may be one of them", () => {
  const t = gather({
    options: { talk: true },
    players: {
      0: { id: "execute", loyalty: ["machine", "machine"] },
      1: { id: "nemesis", loyalty: ["machine", "human"] },
    },
  });
  t.act({ kind: "investigate", target: 1, side: "left" });
  t.until(0);
  const seen = t.view(0) as View<State>;
  const { question } = asked(seen);
  // Not sure of it, and not a Human for certain either.
  expect(beliefs(seen).seats[1].teams.machine).toBeLessThanOrEqual(0.5);
  for (const seed of ["a", "b", "c", "d"]) {
    const { answer } = instinct(seen, { ...question, kind: "talk" }, drawFrom(seed));
    const said = question.options.find(({ key }) => key === answer);
    expect(said).toMatchObject({ kind: "report", target: 1, colour: "human" });
  }
});

test("Humans report what they saw; a Machine lies about a Machine", () => {
  const report = (loyalty: string[], id: string) => {
    const told = gather({
      options: { talk: true },
      players: {
        0: { id, loyalty },
        1: { id: "nemesis", loyalty: ["machine", "machine-x2"], revealed: ["right"] },
      },
    });
    told.act({ kind: "investigate", target: 1, side: "left" });
    told.until(0);
    return told;
  };
  for (const [loyalty, id, colour] of [
    [["human", "human"], "seeker", "machine"],
    [["machine", "machine"], "execute", "human"],
  ] as const) {
    const seen = report([...loyalty], id).view(0) as View<State>;
    const { question } = asked(seen);
    const words = { ...question, kind: "talk" };
    const { answer } = instinct(seen, words, drawFrom("a"));
    const said = question.options.find(({ key }) => key === answer);
    expect(said).toMatchObject({ kind: "report", target: 1, colour });
  }
});
