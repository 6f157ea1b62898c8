/** The first match teaches what it says: a learner who does what it points at gets through. */
import { botOf, seatBot } from "@sprawl/bots";
import { createMatch, namedSeed, view } from "@sprawl/engine/host";
import { type FollowOptions, followLessons } from "@sprawl/engine/testing";
import { type DeductionQuestions, programs, type State } from "@sprawl/social-deduction";
import { entry } from "@sprawl/social-deduction/entry";
import { describe, expect, test } from "vitest";

const { tutorial } = entry;
if (!tutorial) throw new Error("there is a first match");

/** The opponents a learner really has, with the chance they really have. */
const others: FollowOptions["others"] = (match) => {
  const bot = botOf("instinct", entry);
  const bots = [1, 2, 3].map((seat) => seatBot(match, seat, bot, tutorial.seed));
  return (seat) => {
    const given = bots.find((each) => each.seat === seat)?.decide()?.answer;
    if (given === undefined) throw new Error("somebody waits who is not asked");
    return given;
  };
};

describe("the tutorial", () => {
  test("teaches looking, aiming, shooting, revealing, programs and the check", () => {
    const ids = tutorial.lessons.map(({ id }) => id);
    expect(ids).toEqual([
      "welcome",
      "mine",
      "look",
      "teams",
      "seen",
      "aim",
      "round",
      "shoot",
      "reveal",
      "heavy",
      "programs",
      "out",
      "check",
      "eyes",
      "last",
    ]);
    for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w+\.$/);
    expect(tutorial.seats).toBe(4);
  });

  // Where cards were added or taken out, the name of the deal may have to change.
  test("the learner begins, as a Human with a program that can be played", () => {
    const { seats: players, options = {}, seed } = tutorial;
    const dealt = createMatch(entry.game, { seats: players, options, seed: namedSeed(seed) });
    const seen = view<State>(dealt, 0);
    const { turn, seats, loyalty } = seen.state;
    expect(turn.seat).toBe(0);
    const faces = [...seats[0].ids, loyalty[0], loyalty[1]].map(({ card }) => seen.faces[card]);
    expect(faces.slice(1).every((face) => String(face).startsWith("human"))).toBe(true);
    const hand = seats[0].programs.map((card) => String(seen.faces[card]));
    expect(hand.some((face) => face in programs)).toBe(true);
  });

  test("whoever follows it does every lesson in few steps, none of them empty, and is never hurt", () => {
    const { match, taught } = followLessons<State, DeductionQuestions>(entry, { others });
    // What is narrowed to a pass is passed unasked.
    const steps = taught.flatMap(({ id, steps: own }) =>
      own.map(({ seen, pointed: [{ kind }] }) => ({ id, kind, hp: seen.state.seats[0].hp })),
    );
    const asked = steps.filter(({ kind }) => kind !== "pass");
    expect(asked.map(({ id, kind }) => [id, kind])).toEqual([
      ["look", "investigate"],
      ["aim", "equip"],
      ["shoot", "shoot"],
      ["programs", "grenade"],
    ]);
    for (const { hp } of steps) expect(hp).toBe(2);
    for (const { id, early } of taught)
      expect(early, `${id} is not done before it begins`).toBe(false);
    const log = taught.flatMap((lesson) => lesson.told);
    const told = log.map(({ type }) => type);
    expect(told).toEqual(
      expect.arrayContaining(["looked", "equipped", "fired", "played", "eliminated"]),
    );
    // What the check is, is said once somebody is out: no lesson goes by unread.
    const program = taught.find(({ id }) => id === "programs");
    expect(program?.told.map(({ type }) => type)).toContain("eliminated");
    expect(tutorial.lessons.find(({ id }) => id === "out")?.done).toBeUndefined();
    expect(told.some((type) => type.startsWith("revealed-"))).toBe(true);
    expect(log.some(({ type, args }) => type === "eliminated" && args.seat === 0)).toBe(false);
    expect(view<State>(match, 0).state.seats[0].hp).toBe(2);
  });

  test("is guided: only what a lesson points at is offered", () => {
    expect(tutorial.guided).toBe(true);
  });
});
