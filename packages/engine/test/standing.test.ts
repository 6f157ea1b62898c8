/** Standing answers: on what somebody is passed for, and when that ends. */
import { ask, askEach, type Option, offer } from "@sprawl/engine";
import {
  answer,
  EVERY,
  inForce,
  NO_STANDING,
  passesNow,
  passesSoon,
  roundOf,
  type StandingAnswer,
  view,
  withStanding,
} from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { ruleGame, sitDown } from "./table.js";

const GO: Option = { kind: "go" };
const SEATS = [0, 1, 2];

type State = { round: number; turn: number };

/** Each seat's turn: it says whom it shoots at, all may step in; at the end of a round all vote. */
const game = ruleGame<State>(
  () => ({ round: 1, turn: 0 }),
  function* ({ state }) {
    for (state.round = 1; state.round <= 3; state.round++) {
      for (state.turn = 0; state.turn < 3; state.turn++) {
        const at = (state.turn + 1) % 3;
        yield* ask(state.turn, "act", [GO]);
        const about = { options: [GO], targets: [at] };
        yield* offer(
          "shot",
          SEATS,
          () => about,
          function* () {},
        );
        yield* offer(
          "rumour",
          SEATS,
          () => [GO],
          function* () {},
        );
      }
      state.turn = -1;
      yield* askEach("vote", SEATS, () => [GO]);
    }
  },
  { round: ({ round }) => round, turn: ({ turn }) => (turn < 0 ? undefined : turn) },
);

/** Plays on until this is asked, in the turn of this seat. */
function until(match: OpenMatch, kind: string, turn?: number): OpenMatch {
  for (let n = 0; n < 60; n++) {
    const { pending } = match;
    const state = match.play.state as State;
    if (!pending) break;
    if (pending.kind === kind && (turn === undefined || state.turn === turn)) return match;
    const now = pending.kind === "act" || pending.kind === "vote" ? "go" : "pass";
    for (const seat of "seat" in pending ? [pending.seat] : SEATS) answer(match, seat, now);
  }
  throw new Error(`"${kind}" is never asked`);
}

const begun = (): OpenMatch => sitDown(game, { seats: 3 });
const wish = (match: OpenMatch, more: Partial<StandingAnswer> = {}): StandingAnswer => ({
  pass: true,
  keep: false,
  round: roundOf(match),
  ...more,
});
/** As it is; and each of them could tell from what they see. */
function passed(match: OpenMatch, set: Record<string, StandingAnswer>): number[] {
  const seats = SEATS.filter((seat) => passesNow(match, seat, set));
  expect(SEATS.filter((seat) => passesSoon(match.game, view(match, seat), set))).toEqual(seats);
  return seats;
}

describe("who is passed for", () => {
  test("in windows, by their kind or by all of them; in votes only by their name", () => {
    const match = until(begun(), "shot");
    const set = wish(match);
    expect(passed(match, { [EVERY]: set })).toEqual(SEATS);
    expect(passed(match, { shot: set })).toEqual(SEATS);
    expect(passed(match, { rumour: set })).toEqual([]);
    expect(passed(match, { [EVERY]: set, shot: { ...set, pass: false } })).toEqual([]);
    until(match, "vote");
    expect(passed(match, { [EVERY]: set })).toEqual([]);
    expect(passed(match, { vote: set })).toEqual(SEATS);
  });

  test("never in a question to one alone", () => {
    const match = begun();
    expect(passed(match, { [EVERY]: wish(match), act: wish(match) })).toEqual([]);
  });

  test("unless they are the target, or a window of their own turn is about nobody else", () => {
    const match = until(begun(), "shot", 0);
    const set = { [EVERY]: wish(match, { until: "target" }) };
    expect(passed(match, set)).toEqual([0, 2]);
    until(match, "rumour", 0);
    expect(passed(match, set)).toEqual([1, 2]);
    until(match, "shot", 1);
    expect(passed(match, set)).toEqual([0, 1]);
  });

  test("unless anybody is the target whose turn it is not; of one's own shots one knows", () => {
    const match = until(begun(), "shot", 0);
    const set = { [EVERY]: wish(match, { until: "anybody" }) };
    expect(passed(match, set)).toEqual([0]);
    until(match, "rumour", 0);
    expect(passed(match, set)).toEqual([1, 2]);
  });

  test("until it is their turn, the target or not", () => {
    const match = until(begun(), "shot", 0);
    const set = { [EVERY]: wish(match, { until: "turn" }) };
    expect(passed(match, set)).toEqual([1, 2]);
    until(match, "shot", 2);
    expect(passed(match, set)).toEqual([0, 1]);
  });
});

describe("they end", () => {
  test("with the round", () => {
    const match = begun();
    const set = { [EVERY]: wish(match), shot: wish(match, { until: "target" }) };
    until(match, "vote");
    expect(inForce(match, 0, set)).toBe(set);
    until(match, "act", 1);
    until(match, "shot", 0);
    expect(inForce(match, 0, set)).toEqual({});
    expect(passed(match, set)).toEqual([]);
  });

  test("with the turn, though it lies in the next round", () => {
    const match = until(begun(), "rumour", 2);
    const set = { [EVERY]: wish(match, { until: "turn" }) };
    expect(inForce(match, 2, set)).toEqual({});
    until(match, "shot", 0);
    expect(roundOf(match)).toBe(2);
    expect(inForce(match, 1, set)).toBe(set);
    until(match, "act", 1);
    expect(inForce(match, 1, set)).toEqual({});
  });

  test("never, if they are to be kept", () => {
    const match = begun();
    const set = { [EVERY]: wish(match, { until: "target", keep: true }) };
    until(match, "vote");
    until(match, "rumour", 0);
    expect(inForce(match, 2, set)).toBe(set);
    expect(passed(match, set)).toEqual([1, 2]);
  });

  test("and what was kept before stands again", () => {
    const match = until(begun(), "shot", 0);
    const kept = { [EVERY]: wish(match, { until: "target", keep: true }) };
    const set = withStanding(kept, EVERY, wish(match, { until: "turn" }));
    expect(passed(match, set)).toEqual([1, 2]);
    until(match, "shot", 1);
    const left = inForce(match, 1, set);
    expect(left).toEqual(kept);
    expect(passesNow(match, 1, left)).toBe(true);
    // Set twice, it is not forgotten; taken back, nothing stands.
    const twice = withStanding(set, EVERY, wish(match, { until: "turn" }));
    expect(inForce(match, 1, twice)).toEqual(kept);
    expect(withStanding(set, EVERY, wish(match, { pass: false }))).toBe(NO_STANDING);
    // Whoever wanted to be asked before is asked again.
    expect(inForce(match, 1, withStanding({}, EVERY, wish(match, { until: "turn" })))).toEqual({});
  });

  test("when they are taken back: one, or all", () => {
    const match = begun();
    const both = withStanding({ shot: wish(match) }, "rumour", wish(match));
    expect(Object.keys(both)).toEqual(["shot", "rumour"]);
    const asked = wish(match, { pass: false });
    expect(Object.keys(withStanding(both, "shot", asked))).toEqual(["rumour"]);
    expect(withStanding(both, EVERY, asked)).toBe(NO_STANDING);
    const but = withStanding({ [EVERY]: wish(match) }, "shot", asked);
    expect(Object.keys(but)).toEqual([EVERY, "shot"]);
  });
});
