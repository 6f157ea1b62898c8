/** How often people are asked where there is nothing to choose. */
import { drawFrom, type Seat } from "@sprawl/engine";
import {
  answer,
  canOnlyPass,
  passesNow,
  questionView,
  roundOf,
  safeAnswerFor,
  standingAtFirst,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { entry } from "@sprawl/social-deduction/entry";
import { describe, expect, test } from "vitest";
import { deal } from "./deal.js";

type OpenMatch = ReturnType<typeof deal>["match"];

type Count = { asked: number; empty: number; rounds: number };

/** Rounds of a match played by the rule of thumb, and what its people were asked on the way. */
function play(match: OpenMatch, seed: string, people: readonly Seat[], alone: boolean): Count {
  const draw = drawFrom(seed);
  const count = { asked: 0, empty: 0, rounds: 0 };
  const standing = standingAtFirst(match, alone);
  for (let n = 0; n < 4000 && match.pending; n++) {
    const [seat] = waitingFor(match);
    const isPassed =
      people.includes(seat) &&
      ((alone && canOnlyPass(match, seat)) || passesNow(match, seat, standing));
    const question = questionView(match, seat);
    if (people.includes(seat) && !isPassed && question) {
      count.asked++;
      if (question.form === "choose" && question.options.length === 1) count.empty++;
    }
    const seen = view(match, seat);
    const given = isPassed
      ? safeAnswerFor(match, seat)
      : seen.question && entry.instinct?.(seen, seen.question, draw).answer;
    if (given === undefined) throw new Error(`seat ${seat} has no answer`);
    count.rounds = roundOf(match);
    answer(match, seat, given);
  }
  return count;
}

/** Matches enough that none of them decides: a single one is anywhere between a tenth and a third. */
const MATCHES = 48;
/** They are played by thinking bots. */
const LONG = { timeout: 120_000 };

function asked(seats: number, people: readonly Seat[], alone: boolean): Count {
  const total = { asked: 0, empty: 0, rounds: 0 };
  for (let n = 0; n < MATCHES; n++) {
    const { match } = deal(seats, { talk: true }, `tempo ${n}`);
    const { asked, empty, rounds } = play(match, `tempo ${n}`, people, alone);
    total.asked += asked;
    total.empty += empty;
    total.rounds += rounds;
  }
  expect(total.asked).toBeGreaterThan(50);
  return total;
}

describe("SD-R65 prompts with nothing to choose", () => {
  test(
    "alone against bots: at most one in ten; and four questions a round, with what stands at first",
    LONG,
    () => {
      const { asked: many, empty, rounds } = asked(5, [0], true);
      expect(empty / many).toBeLessThan(0.1);
      expect(many / rounds).toBeLessThan(4);
    },
  );

  test(
    "three people and three bots online, with what stands at first: at most one in four",
    LONG,
    () => {
      const { asked: many, empty } = asked(6, [0, 2, 4], false);
      expect(empty / many).toBeLessThan(0.25);
    },
  );
});

test("SD-R65 whoever does not want to be asked after the own action is not, whatever is held", () => {
  const { match } = deal(5, {}, "alike");
  const standing = { ...standingAtFirst(match), end: { pass: true, keep: true, round: 1 } };
  let ended = 0;
  for (let n = 0; n < 60 && match.pending; n++) {
    for (const seat of waitingFor(match)) {
      if (questionView(match, seat)?.kind !== "end") continue;
      ended++;
      expect(passesNow(match, seat, standing)).toBe(true);
    }
    const [seat] = waitingFor(match);
    const given = safeAnswerFor(match, seat);
    if (given !== undefined) answer(match, seat, given);
  }
  expect(ended).toBeGreaterThan(3);
});

test("SD-R65 what stands at first passes by what everybody sees, whatever is held", () => {
  const { match } = deal(5, {}, "alike");
  for (let n = 0; n < 60 && match.pending; n++) {
    for (const seat of waitingFor(match)) {
      const question = questionView(match, seat);
      const { turn } = view<{ turn: { seat: Seat } }>(match, seat).state;
      if (!question || view(match, seat).pending?.form !== "window") continue;
      const isOwn = turn.seat === seat && question.kind !== "interrupt";
      const isAboutMe = isOwn || question.targets?.includes(seat) === true;
      expect(passesNow(match, seat, standingAtFirst(match))).toBe(!isAboutMe);
    }
    const [seat] = waitingFor(match);
    const given = safeAnswerFor(match, seat);
    if (given !== undefined) answer(match, seat, given);
  }
});
