/**
 * How long a round takes where people wait for each other, counted and not timed: every answer that
 * is given for somebody takes the longest delay there is, every person who is asked thinks a little.
 */
import { drawFrom, type GameEntry, type Seat } from "@sprawl/engine";
import {
  answer,
  decisionId,
  formOfPending,
  namedSeed,
  passesNow,
  roundOf,
  safeAnswerFor,
  standingAtFirst,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import { expect, test } from "vitest";
import { DEFAULTS } from "../src/config.js";

/** Nobody thinks long. */
const THOUGHT = 1500;
const SEATS = 6;
const PEOPLE: readonly Seat[] = [0, 2, 4];
const ROUNDS = 3;

/** The ms of each round, with people and bots by turns around the table. */
function rounds({ game, instinct }: GameEntry, name: string): readonly number[] {
  const match = createMatch(game, { seats: SEATS, options: {}, seed: namedSeed(name) });
  const draw = drawFrom(name);
  const taken: number[] = [];
  while (match.pending && roundOf(match) <= ROUNDS) {
    const round = roundOf(match) - 1;
    const decision = decisionId(match);
    const isAlone = formOfPending(match) === "ask";
    const asked = waitingFor(match);
    const times = asked.map((seat) => timeOf(match, seat, isAlone));
    taken[round] = (taken[round] ?? 0) + Math.max(...times);
    for (const seat of asked) {
      if (decisionId(match) !== decision) break;
      const seen = view(match, seat);
      const given = isPassed(match, seat)
        ? safeAnswerFor(match, seat)
        : seen.question && instinct?.(seen, seen.question, draw).answer;
      if (given !== undefined) answer(match, seat, given);
    }
  }
  return taken;
}

function isPassed(match: OpenMatch, seat: Seat): boolean {
  return PEOPLE.includes(seat) && passesNow(match, seat, standingAtFirst(match));
}

function timeOf(match: OpenMatch, seat: Seat, isAlone: boolean): number {
  const [, delay] = DEFAULTS.delay;
  const [, botDelay] = DEFAULTS.botDelay;
  if (!PEOPLE.includes(seat)) return isAlone ? botDelay : delay;
  return isPassed(match, seat) ? delay : THOUGHT;
}

test("a round of six people and bots takes less than 45 seconds when nobody thinks long", async () => {
  const entry = await findGame("social-deduction")?.load();
  if (!entry) throw new Error("the game is not there");
  for (const name of ["one", "two", "three"]) {
    const taken = rounds(entry, name);
    expect(taken.length).toBeGreaterThan(1);
    for (const ms of taken) expect(ms).toBeLessThan(45_000);
  }
});
