/** A guided lesson offers what it speaks of, and nothing else. */
import type { GameEntry, OptionView, Tutorial, View } from "@sprawl/engine";
import { expect, test } from "vitest";
import type { Feed, FeedState } from "../src/feed/feed.js";
import { guideThrough } from "../src/learn/guide.js";
import { FIRST, type Progress } from "../src/learn/lessons.js";
import { nextTutorial, tutorialOf } from "../src/learn/tutorials.js";

const option = (kind: string): OptionView => ({ kind, key: kind });

const tutorial: Tutorial = {
  seed: "first",
  seats: 1,
  guided: true,
  lessons: [
    { id: "welcome" },
    {
      id: "draw",
      done: (_, events) => events.some(({ type }) => type === "drew"),
      points: (_, all) => all.filter(({ kind }) => kind === "draw"),
    },
  ],
};

/** A table that asks for one of these, and says what it is told to say. */
function tableWith(form: "choose" | "pick" | "amount" = "choose") {
  const listeners = new Set<() => void>();
  const question = { decision: "1", form, kind: "act", barred: [], safe: "pass", min: 0, max: 2 };
  const options = ["draw", "pass", "sell"].map(option);
  let state = {
    status: "live",
    view: { pending: { waiting: [0] }, question: { ...question, options } } as unknown as View,
    log: [],
    fresh: 0,
    seats: [],
  } as FeedState;
  const feed = {
    kind: "local",
    entry: {} as GameEntry,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Feed;
  const tell = (type: string) => {
    state = { ...state, log: [...state.log, { type, at: 1, args: {} }] };
    for (const listener of listeners) listener();
  };
  return { feed, tell };
}

const kindsOf = (feed: Feed) => feed.state().view?.question?.options.map(({ kind }) => kind);

test("nothing is asked while a lesson only explains, then what it points at, then everything", () => {
  const { feed, tell } = tableWith();
  const kept: Progress[] = [];
  const guide = guideThrough(feed, tutorial, FIRST, (progress) => kept.push(progress));
  expect(guide.feed.state().view?.question).toBeUndefined();
  expect(guide.feed.state().view?.pending).toBeUndefined();
  guide.goOn();
  expect(kindsOf(guide.feed)).toEqual(["draw"]);
  tell("drew");
  expect(guide.progress().lesson).toBe(2);
  expect(kindsOf(guide.feed)).toEqual(["draw", "pass", "sell"]);
  expect(kept.map(({ lesson }) => lesson)).toEqual([1, 2]);
});

test("the same state is shown until something happens", () => {
  const { feed } = tableWith();
  const guide = guideThrough(feed, tutorial, { lesson: 1, since: 0 }, () => {});
  expect(guide.feed.state()).toBe(guide.feed.state());
});

test("what is to be picked in a lesson is picked", () => {
  const { feed } = tableWith("pick");
  const guide = guideThrough(feed, tutorial, { lesson: 1, since: 0 }, () => {});
  expect(guide.feed.state().view?.question).toMatchObject({ min: 1, max: 1 });
});

test("where a number is asked for, a lesson may leave one of them", () => {
  const { feed } = tableWith("amount");
  const lessons = [{ id: "bid", done: () => false, amount: () => 2 }];
  const guide = guideThrough(feed, { ...tutorial, lessons }, FIRST, () => {});
  expect(guide.feed.state().view?.question).toMatchObject({ min: 2, max: 2, safe: 2 });
});

test("tutorials follow each other by name", () => {
  const first = { ...tutorial, seed: "first" };
  const second = { ...tutorial, seed: "second" };
  const entry = { tutorial: first, tutorials: { doors: second, vaults: first } };
  expect(tutorialOf(entry as never, undefined)).toBe(first);
  expect(tutorialOf(entry as never, "doors")).toBe(second);
  expect(tutorialOf(entry as never, "none")).toBeUndefined();
  const names = [undefined, "doors", "vaults"].map((name) => nextTutorial(entry as never, name));
  expect(names).toEqual(["doors", "vaults", undefined]);
  expect(nextTutorial({ tutorial: first } as never, undefined)).toBeUndefined();
});

test("a tutorial that is not guided leaves every option open", () => {
  const { feed } = tableWith();
  const open: Tutorial = { seed: "first", seats: 1, lessons: tutorial.lessons };
  const guide = guideThrough(feed, open, { lesson: 1, since: 0 }, () => {});
  expect(kindsOf(guide.feed)).toEqual(["draw", "pass", "sell"]);
});
