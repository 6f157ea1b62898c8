/** The first match teaches what it says: a learner who does what it points at gets through. */
import {
  type Answer,
  drawFrom,
  type GameEvent,
  type QuestionView,
  type Tutorial,
  type View,
} from "@sprawl/engine";
import { eventsFor, namedSeed, submit, view, waitingFor } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { programs, type State } from "@sprawl/social-deduction";
import { entry } from "@sprawl/social-deduction/entry";
import { describe, expect, test } from "vitest";

const tutorial = entry.tutorial as Tutorial<State>;

function begin(): OpenMatch {
  const { seats, options = {}, seed } = tutorial;
  return createMatch(entry.game, { seats, options, seed: namedSeed(seed) });
}

type Lessons = { readonly match: OpenMatch; log: GameEvent[]; given: string[] };

function answer(at: Lessons, seat: number, given: string | readonly string[] | number): void {
  const { question } = view(at.match, seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  const { status } = submit(at.match, { seat, decision: question.decision, answer: given });
  expect(status).toBe("accepted");
  at.log.push(...eventsFor(at.match.play.news, 0));
}

type Answers = (seen: View, question: QuestionView) => Answer;

/** Everybody else answers, until it is the learner's turn to. */
function others(at: Lessons, answers: Answers): void {
  for (let n = 0; n < 400 && at.match.pending; n++) {
    const seat = waitingFor(at.match).find((each) => each !== 0);
    if (seat === undefined) return;
    const seen = view(at.match, seat);
    if (!seen.question) throw new Error("somebody waits who is not asked");
    answer(at, seat, answers(seen, seen.question));
  }
}

/** Opponents who look and draw, and shoot at nobody. */
function harmless(): Answers {
  const chance = drawFrom("the others");
  return (_, { kind, options, safe }) => {
    const acts = options.filter((each) => each.kind === "investigate" || each.kind === "draw");
    return kind === "announce" && acts.length > 0 ? acts[chance(acts.length)].key : safe;
  };
}

/** The opponents a learner really has. */
function instinctive(): Answers {
  const chance = drawFrom("the others");
  return (seen, question) => entry.instinct?.(seen, question, chance).answer ?? question.safe;
}

const isOwn = ({ args }: GameEvent): boolean => args.seat === 0 || args.by === 0;

const isOut = ({ result, state }: View<State>): boolean =>
  result !== undefined || state.seats[0].hp === 0;

/** What the lesson points at, or else what is safe. */
function learn(at: Lessons, points: readonly { readonly key: string }[]): void {
  const { question } = view<State>(at.match, 0);
  if (!question) return;
  const [first] = points;
  at.given.push(first?.key ?? "safe");
  answer(at, 0, first && question.form === "choose" ? first.key : question.safe);
}

describe("the tutorial", () => {
  test("teaches looking, aiming, shooting, revealing, programs and the check", () => {
    const ids = tutorial.lessons.map(({ id }) => id);
    expect(ids).toEqual([
      "welcome",
      "look",
      "teams",
      "aim",
      "round",
      "shoot",
      "reveal",
      "programs",
      "check",
      "go-on",
    ]);
    for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w+\.$/);
    expect(tutorial.seats).toBe(4);
  });

  // Where cards were added or taken out, the name of the deal may have to change.
  test("the learner begins, as a Human with a program that can be played", () => {
    const seen = view<State>(begin(), 0);
    const { turn, seats, loyalty } = seen.state;
    expect(turn.seat).toBe(0);
    const faces = [...seats[0].ids, loyalty[0], loyalty[1]].map(({ card }) => seen.faces[card]);
    expect(faces).toEqual(["photographer", "human", "human"]);
    const hand = seats[0].programs.map((card) => String(seen.faces[card]));
    expect(hand.some((face) => face in programs)).toBe(true);
  });

  test.each([
    ["harmless", harmless],
    ["instinctive", instinctive],
  ] as const)("whoever follows it among %s players does every lesson", (_, opponents) => {
    const at: Lessons = { match: begin(), log: [], given: [] };
    at.log.push(...eventsFor(at.match.play.news, 0));
    const answers = opponents();
    for (const lesson of tutorial.lessons) {
      if (!lesson.done) continue;
      const since = at.log.length;
      const look = () => view<State>(at.match, 0);
      // No lesson is done before it has begun, unless the learner is out already.
      expect(lesson.done(look(), []), lesson.id).toBe(isOut(look()));
      for (let tries = 0; !lesson.done(look(), at.log.slice(since)); tries++) {
        expect(tries, `${lesson.id}: ${at.given.slice(-12).join(", ")}`).toBeLessThan(150);
        others(at, answers);
        const seen: View<State> = look();
        if (!seen.question || lesson.done(seen, at.log.slice(since))) continue;
        learn(at, lesson.points?.(seen, seen.question.options) ?? []);
      }
    }
    const told = new Set(at.log.map(({ type }) => type));
    expect(told.has("eliminated")).toBe(true);
    // Quick enough: so few answers, most of them a pass.
    expect(at.given.length).toBeLessThan(150);
    if (opponents === instinctive) return; // they may be quicker than the learner
    const own = (type: string) => at.log.some((event) => event.type === type && isOwn(event));
    expect(own("looked")).toBe(true);
    expect(own("equipped")).toBe(true);
    expect(own("fired")).toBe(true);
    expect(own("played") || own("drew")).toBe(true);
    expect(told.has("revealed-id") || told.has("revealed-loyalty")).toBe(true);
    expect(told.has("game-continues") || told.has("sudden-death") || told.has("teams-shown")).toBe(
      true,
    );
  });

  test("an eliminated learner has no more lessons to do", () => {
    const seen = view<State>(begin(), 0);
    const out = structuredClone(seen.state);
    out.seats[0].hp = 0;
    for (const { done } of tutorial.lessons)
      expect(done?.({ ...seen, state: out }, []) ?? true).toBe(true);
  });
});
