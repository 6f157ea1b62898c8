/** The first match teaches what it says: a learner who does what it offers gets through. */
import { entry } from "@sprawl/caravan/entry";
import { followLessons } from "@sprawl/engine/testing";
import { expect, test } from "vitest";
import {
  type CaravanQuestions,
  type CaravanState,
  en,
  rankOf,
  SUITS,
  suitOf,
} from "../src/index.js";

/** The lessons followed against a bot with this chance. */
const learn = (chance: string) =>
  followLessons<CaravanState, CaravanQuestions>(entry, { chance }).taught;

test("every lesson has its sentence, and is done by the one thing it offers", () => {
  for (const { id } of learn("one")) expect(en.labels?.[`lesson.${id}`], id).toBeDefined();
  for (const chance of ["one", "two", "three"]) {
    const steps = learn(chance).flatMap((lesson) => lesson.steps);
    expect(steps.map(({ pointed }) => pointed.length)).toEqual([1, 1, 1, 1, 1, 1]);
  }
});

test("the deal shows what is said: a trail that climbs slowly, a card drawn too late, a raid", () => {
  const did = learn("one");
  const cardOf = (lesson: string) => {
    const { told = [] } = did.find(({ id }) => id === lesson) ?? {};
    const face = told.findLast(({ type }) => type === "played" || type === "sold")?.faces?.[0];
    return Number(face);
  };
  const [first, second, sold] = ["play", "climb", "sell"].map(cardOf);
  expect(suitOf(second)).toBe(suitOf(first));
  expect(rankOf(second)).toBeGreaterThan(rankOf(first));
  expect(rankOf(second) - rankOf(first)).toBeLessThan(4);
  // What is sold can never be played any more, and was not there before.
  expect(suitOf(sold)).toBe(suitOf(first));
  expect(rankOf(sold)).toBeLessThan(rankOf(second));
  const drawing = did.find(({ id }) => id === "draw")?.steps[0]?.seen;
  const held = drawing?.state.hands[0].map((card) => drawing.faces[card]);
  expect(held).not.toContain(sold);
  expect(did.find(({ id }) => id === "raid")?.told.some(({ type }) => type === "raided")).toBe(
    true,
  );
});

test("what is bought begins a trail on which the hand goes on", () => {
  const did = learn("one");
  const buying = did.find(({ id }) => id === "buy");
  const face = Number(buying?.told.find(({ type }) => type === "bought")?.faces?.[0]);
  // Before silk 6 and silk 8.
  expect(SUITS[suitOf(face)]).toBe("silk");
  expect(rankOf(face)).toBe(3);
});
