/** The first match teaches what it says: a learner who does what it points at gets through. */
import { botOf, type SeatedBot, seatBot } from "@sprawl/bots";
import type { GameEvent, Tutorial } from "@sprawl/engine";
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

type Lessons = { readonly match: OpenMatch; readonly log: GameEvent[] };

function answer(at: Lessons, seat: number, given: string | readonly string[] | number): void {
  const { question } = view(at.match, seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  const { status } = submit(at.match, { seat, decision: question.decision, answer: given });
  expect(status).toBe("accepted");
  at.log.push(...eventsFor(at.match.play.news, 0));
}

/** The opponents a learner really has, with the chance they really have. */
function seatOthers({ match }: Lessons): readonly SeatedBot[] {
  const bot = botOf("instinct", entry);
  return [1, 2, 3].map((seat) => seatBot(match, seat, bot, tutorial.seed));
}

/** Everybody else answers, until it is the learner's turn to. */
function others(at: Lessons, bots: readonly SeatedBot[]): void {
  for (let n = 0; n < 400 && at.match.pending; n++) {
    const seat = waitingFor(at.match).find((each) => each !== 0);
    if (seat === undefined) return;
    const given = bots.find((bot) => bot.seat === seat)?.decide()?.answer;
    if (given === undefined) throw new Error("somebody waits who is not asked");
    answer(at, seat, given);
  }
}

const isOwn = ({ args }: GameEvent): boolean => args.seat === 0 || args.by === 0;

type Step = { readonly lesson: string; readonly kind: string; readonly hp: number };

/** Follows the lessons as they are guided: what is narrowed to a pass is passed unasked. */
function follow(at: Lessons): readonly Step[] {
  const bots = seatOthers(at);
  const steps: Step[] = [];
  for (const { id, done, points } of tutorial.lessons) {
    if (!done) continue;
    const since = at.log.length;
    const look = () => view<State>(at.match, 0);
    expect(done(look(), []), `${id} is not done before it has begun`).toBe(false);
    for (let tries = 0; !done(look(), at.log.slice(since)); tries++) {
      expect(tries, id).toBeLessThan(60);
      others(at, bots);
      const seen = look();
      if (!seen.question || done(seen, at.log.slice(since))) continue;
      const pointed = points?.(seen, seen.question.options) ?? [];
      const keys = pointed.map(({ key }) => key);
      expect(keys.length, `${id} points at what is to be done`).toBeGreaterThan(0);
      const [kind] = pointed.map((option) => option.kind);
      if (kind !== "pass") steps.push({ lesson: id, kind, hp: seen.state.seats[0].hp });
      answer(at, 0, seen.question.form === "pick" ? keys : keys[0]);
    }
  }
  return steps;
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
    expect(faces.slice(1).every((face) => String(face).startsWith("human"))).toBe(true);
    const hand = seats[0].programs.map((card) => String(seen.faces[card]));
    expect(hand.some((face) => face in programs)).toBe(true);
  });

  test("whoever follows it does every lesson in few steps, none of them empty, and is never hurt", () => {
    const at: Lessons = { match: begin(), log: [] };
    at.log.push(...eventsFor(at.match.play.news, 0));
    const steps = follow(at);
    expect(steps.map(({ lesson, kind }) => [lesson, kind])).toEqual([
      ["look", "investigate"],
      ["aim", "equip"],
      ["shoot", "shoot"],
      ["programs", "grenade"],
    ]);
    for (const { hp } of steps) expect(hp).toBe(2);
    const told = at.log.map(({ type }) => type);
    expect(told).toEqual(
      expect.arrayContaining(["looked", "equipped", "fired", "played", "eliminated"]),
    );
    expect(told.some((type) => type.startsWith("revealed-"))).toBe(true);
    expect(at.log.some((event) => event.type === "eliminated" && isOwn(event))).toBe(false);
    expect(view<State>(at.match, 0).state.seats[0].hp).toBe(2);
  });

  test("is guided: only what a lesson points at is offered", () => {
    expect(tutorial.guided).toBe(true);
  });
});
