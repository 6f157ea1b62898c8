/** The first match teaches what it says: a learner who does what it offers gets through. */
import { drawFrom, type GameEvent, type View } from "@sprawl/engine";
import { eventsFor, namedSeed, submit, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { instinct } from "../bot/index.js";
import { type CaravanState, caravan, en, rankOf, suitOf, tutorial } from "../src/index.js";

/** The lesson played against a bot with this chance; what the learner did, lesson by lesson. */
function learn(chance: string) {
  const { seats, options, seed, lessons } = tutorial;
  const match = createMatch(caravan, {
    seats,
    seed: namedSeed(seed),
    ...(options && { options }),
  });
  const draw = drawFrom(chance);
  let log = eventsFor(match.play.news, 0);
  const answer = (seat: number, key: string, decision: string) => {
    expect(submit(match, { seat, decision, answer: key }).status).toBe("accepted");
    log = [...log, ...eventsFor(match.play.news, 0)];
  };
  const otherActs = () => {
    for (let seen = view(match, 1); seen.question; seen = view(match, 1)) {
      const { answer: key } = instinct(seen as never, seen.question as never, draw);
      answer(1, String(key), seen.question.decision);
    }
  };
  const did = new Map<
    string,
    { readonly before: View<CaravanState>; readonly told: GameEvent[] }
  >();
  for (const lesson of lessons) {
    if (!lesson.done) continue;
    const since = log.length;
    otherActs();
    const before = view<CaravanState>(match, 0);
    if (!before.question) throw new Error(`${lesson.id}: nobody is asked`);
    const pointed = lesson.points?.(before as View, before.question.options) ?? [];
    expect(pointed, lesson.id).toHaveLength(1);
    answer(0, pointed[0].key, before.question.decision);
    const told = log.slice(since);
    expect(lesson.done(view(match, 0), told), `${lesson.id} is done at once`).toBe(true);
    did.set(lesson.id, { before, told });
  }
  return did;
}

test("every lesson has its sentence, and is done by the one thing it offers", () => {
  for (const { id } of tutorial.lessons) expect(en.labels?.[`lesson.${id}`], id).toBeDefined();
  for (const chance of ["one", "two", "three"]) expect(learn(chance).size).toBe(6);
});

test("the deal shows what is said: a trail that climbs, a card without a trail, a raid", () => {
  const did = learn("one");
  const cardOf = (lesson: string) => {
    const { told = [] } = did.get(lesson) ?? {};
    const face = told.findLast(({ type }) => type === "played" || type === "sold")?.faces?.[0];
    return Number(face);
  };
  const [first, second, sold] = ["play", "climb", "sell"].map(cardOf);
  expect(suitOf(second)).toBe(suitOf(first));
  expect(rankOf(second)).toBeGreaterThan(rankOf(first));
  expect(suitOf(sold)).not.toBe(suitOf(first));
  expect(did.get("raid")?.told.some(({ type }) => type === "raided")).toBe(true);
});
