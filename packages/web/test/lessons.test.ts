import type { GameEvent, OptionView, Tutorial, View } from "@sprawl/engine";
import { describe, expect, test } from "vitest";
import {
  FIRST,
  follow,
  goOn,
  lessonAt,
  pointedAt,
  readProgress,
  wordsAt,
} from "../src/learn/lessons.js";

const event = (type: string): GameEvent => ({ type, at: 0, args: {} });
const options = [
  { kind: "draw", key: "draw" },
  { kind: "pass", key: "pass" },
] as readonly OptionView[];
const view = { question: { options } } as unknown as View;

const tutorial: Tutorial = {
  seed: "first",
  seats: 2,
  lessons: [
    { id: "welcome" },
    {
      id: "draw",
      done: (_, events) => events.some(({ type }) => type === "drew"),
      points: (_, all) => all.filter(({ kind }) => kind === "draw"),
    },
    { id: "again", done: (_, events) => events.some(({ type }) => type === "drew") },
  ],
};

describe("lessons", () => {
  test("one that only explains waits to be read", () => {
    const log = [event("drew")];
    expect(follow(tutorial, FIRST, view, log)).toBe(FIRST);
    expect(lessonAt(tutorial, FIRST)?.id).toBe("welcome");
    expect(goOn(FIRST, log)).toEqual({ lesson: 1, since: 1 });
  });

  test("what was done before a lesson does not count for it", () => {
    const open = { lesson: 1, since: 1 };
    expect(follow(tutorial, open, view, [event("drew")])).toBe(open);
    const after = follow(tutorial, open, view, [event("drew"), event("drew")]);
    expect(after).toEqual({ lesson: 2, since: 2 });
    expect(follow(tutorial, after, view, [event("drew"), event("drew")])).toBe(after);
  });

  test("a lesson of many deeds has a sentence for the one that is next", () => {
    const steps: Tutorial = {
      ...tutorial,
      lessons: [{ id: "way", points: (_, options) => options.slice(0, 1) }],
    };
    const labels = { "lesson.way": "", "lesson.way.hide": "" };
    const says = (kind: string) =>
      wordsAt(steps, FIRST, { question: { options: [{ kind, key: kind }] } } as unknown as View, {
        labels,
      });
    expect(says("hide")).toBe("lesson.way.hide");
    expect(says("step")).toBe("lesson.way");
    expect(wordsAt(steps, FIRST, undefined, { labels })).toBe("lesson.way");
  });

  test("after an answer is taken back the same lesson is open, and counts anew", () => {
    const open = { lesson: 1, since: 3 };
    const back = follow(tutorial, open, view, [event("x")]);
    expect(back).toEqual({ lesson: 1, since: 1 });
    expect(follow(tutorial, back, view, [event("x"), event("drew")]).lesson).toBe(2);
  });

  test("the open lesson points at options; none when nothing is asked or all is done", () => {
    const open = { lesson: 1, since: 0 };
    expect([...pointedAt(tutorial, open, view)]).toEqual(["draw"]);
    expect(pointedAt(tutorial, open, {} as View).size).toBe(0);
    expect(pointedAt(tutorial, { lesson: 3, since: 0 }, view).size).toBe(0);
  });

  test("what was kept is read, anything else begins anew", () => {
    expect(readProgress('{"lesson":2,"since":5}')).toEqual({ lesson: 2, since: 5 });
    for (const bad of [
      null,
      "",
      "{}",
      "null",
      '{"lesson":-1,"since":0}',
      '{"lesson":"1","since":0}',
    ])
      expect(readProgress(bad)).toEqual(FIRST);
  });
});
