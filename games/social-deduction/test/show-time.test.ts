/** How long the table takes to show a round of six to whoever sits there, where nobody thinks. */
import { drawFrom, type GameEvent } from "@sprawl/engine";
import { answer, eventsFor, roundOf, view, waitingFor } from "@sprawl/engine/host";
import type { State } from "@sprawl/social-deduction";
import { instinct, type Table } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { quiet, stage } from "../board/staging.js";
import { isPart, reads } from "../board/told.js";
import { deal } from "./deal.js";

const SEATS = 6;
/** The rounds in which nearly everybody still plays. */
const ROUNDS = 4;

const isShown = (event: GameEvent, log: readonly GameEvent[]): boolean =>
  !isPart(event, log) && (event.type in stage || !quiet.includes(event.type));

/** How long each of the first rounds of a match is shown to seat 0, in ms. */
function roundsOf(seed: string): readonly number[] {
  const { match } = deal(SEATS, { talk: true }, seed);
  const draw = drawFrom(seed);
  const log: GameEvent[] = [];
  const rounds: number[] = [];
  while (match.pending && roundOf(match) <= ROUNDS) {
    const round = roundOf(match) - 1;
    const [seat] = waitingFor(match);
    const seen = view<State>(match, seat) as Table;
    if (!seen.question) throw new Error(`seat ${seat} is not asked`);
    const given = instinct(seen, seen.question, draw).answer;
    const events = eventsFor(answer(match, seat, given), 0);
    log.push(...events);
    const shown = events.filter((event) => isShown(event, log));
    rounds[round] = shown.reduce((ms, event) => ms + reads(event, SEATS), rounds[round] ?? 0);
  }
  return rounds;
}

test("97 rounds of 100 take less than 45 seconds, half of them less than 25", {
  timeout: 300_000,
}, () => {
  const all = Array.from({ length: 60 }, (_, n) => roundsOf(`show ${n}`)).flat();
  const sorted = all.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(part * sorted.length)];
  expect(all.length).toBeGreaterThan(200);
  expect(share(0.5)).toBeLessThan(25_000);
  expect(share(0.97)).toBeLessThan(45_000);
});
