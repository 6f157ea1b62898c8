/** The first match teaches by doing: whoever follows it learns everything and is well at its end. */
import type { View } from "@sprawl/engine";
import { resultOf, view } from "@sprawl/engine/host";
import { followLessons } from "@sprawl/engine/testing";
import { entry } from "@sprawl/the-beginning/entry";
import { describe, expect, test } from "vitest";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { spotlights } from "../src/tutorial.js";

const LEARNER = 0;
const ids = entry.tutorial?.lessons.map(({ id }) => id) ?? [];

/** Alone against bots nobody is asked where there is nothing to do, or nothing that cannot wait. */
function isPassedFor({ question, state }: View<State, Questions>): boolean {
  if (question?.form !== "choose") return false;
  if (question.options.length === 1 && question.options[0].kind === "pass") return true;
  return entry.game.spares?.(state, LEARNER, question.kind) === true;
}

describe("the first match", () => {
  test("teaches drawing, moving, a Data Chip, Enemies, a check, the Network, a fight and how one wins", () => {
    expect(ids).toEqual([
      "welcome",
      "faction",
      "city",
      "draw",
      "move",
      "chip",
      "enemies",
      "check",
      "statement",
      "network",
      "fight",
      "secrets",
      "winning",
      "go-on",
    ]);
    for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w+\.$/);
    for (const id of Object.keys(spotlights)) expect(ids).toContain(id);
  });

  test("is a deal of a Human who brings Data Chips, and whoever follows it does everything unhurt", () => {
    const { match, taught } = followLessons<State, Questions>(entry, { chance: "lesson" });
    const first = taught.flatMap(({ steps }) => steps)[0].seen;
    const [own] = first.state.seats;
    expect(first.faces[own.loyalty[0]]).toBe("human");
    expect(own.objectives.map((card) => first.faces[card])).toEqual(["courier"]);
    expect(taught.map(({ id }) => id)).toEqual(ids);
    // Nothing comes between the first lessons and what they speak of.
    expect(first.state.turn.seat).toBe(LEARNER);
    const asked = taught.map(({ steps }) =>
      steps.filter(({ seen }) => !isPassedFor(seen)).map(({ seen }) => seen.question?.kind),
    );
    expect(asked.slice(0, 8)).toEqual([
      ...[[], [], []],
      ...[[], ["act"], ["act", "act"], ["act"]],
      ["contribute", "statement"],
    ]);
    expect(asked.flat()).not.toContain("interval");
    // A Human brings blue ones, and the check is one to be met.
    const { seen } = taught[6].steps[0];
    expect(seen.state.figures[LEARNER].chips.map((chip) => seen.faces[chip])).toEqual(["blue"]);
    const check = taught[7].steps.find(({ seen }) => seen.question?.kind === "contribute");
    expect(Number(check?.seen.question?.args?.goal)).toBeGreaterThan(0);
    const told = taught.flatMap((lesson) =>
      lesson.told.map(({ type, args }) => `${type} ${args.seat}`),
    );
    expect(resultOf(match)).toBeUndefined();
    for (const deed of ["moved 0", "equipped-chip 0", "contributed 0", "placed 0", "attacks 0"]) {
      expect(told).toContain(deed);
    }
    // A fight is fought to its end before anything else is spoken of.
    const fight = taught[ids.indexOf("fight")];
    expect(fight.steps.map(({ seen }) => seen.question?.kind)).toContain("commit");
    expect(told).not.toContain("fell 0");
    expect(view<State>(match, LEARNER).state.turn.round).toBeLessThanOrEqual(4);
  });
});
