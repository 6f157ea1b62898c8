/** What every trial game is put through: random play, with the laws looked at on the way. */
import {
  type AnyGame,
  canonical,
  createMatch,
  type Draw,
  drawFrom,
  hashOf,
  type Match,
  namedSeed,
  type OptionValues,
  positionOf,
  recordOf,
  replay,
  type Snapshot,
  sampleWorld,
  worldsOf,
} from "@sprawl/engine";
import { expect } from "vitest";
import { entriesSince } from "../../src/snapshot.js";
import { survivesHere, viewers } from "../table.js";
import { answerAnyhow } from "./random.js";

export type Putting = {
  readonly seats: number;
  readonly options?: OptionValues;
  /** How many matches are played. */
  readonly matches?: number;
  /** How many other worlds each viewer is shown at each decision. */
  readonly looks?: number;
};

/** How a trial went, over all its matches. */
export type Outcome = {
  /** Worlds in which every disclosure came out the same. */
  counted: number;
  /** Why the matches ended, and how often. */
  reasons: Record<string, number>;
};

/**
 * Random matches: each ends within the game's bound, survives a save at every decision, shows
 * nobody what they may not know, loses and doubles nothing, and comes out the same when replayed.
 */
export function putThrough(game: AnyGame, { seats, options, matches = 10, looks = 2 }: Putting) {
  const outcome: Outcome = { counted: 0, reasons: {} };
  for (let i = 0; i < matches; i++) {
    const seed = namedSeed(`${game.id} ${seats} ${i}`);
    const draw = drawFrom(`${game.id} ${seats} ${i}`);
    const match = createMatch(game, { seats, seed, ...(options && { options }) });
    const total = census(match);
    while (match.pending) {
      if (draw(10) === 0) survivesHere(match);
      const { snapshot } = positionOf(match);
      answerAnyhow(match, draw);
      if (looks > 0) outcome.counted += looksTheSame(match, draw, looks, snapshot);
      expect(match.play.answers).toBeLessThan(game.bound);
      expect(census(match)).toBe(total);
    }
    survivesHere(match);
    const { reason } = match.play.result ?? { reason: "none" };
    outcome.reasons[reason] = (outcome.reasons[reason] ?? 0) + 1;
    const again = replay(game, JSON.parse(JSON.stringify(recordOf(match))));
    expect(again.misfit).toBeUndefined();
    expect(hashOf(again.match)).toBe(hashOf(match));
  }
  return outcome;
}

/**
 * Some viewers receive the same in every other world that counts: those in which the match, from
 * this snapshot on, has disclosed the same. Returns how many counted.
 */
export function looksTheSame(
  match: Match,
  draw: Draw,
  looks: number,
  snapshot: Snapshot = positionOf(match).snapshot,
): number {
  let counted = 0;
  // When a match is over its seed is public: nothing is hidden any more.
  if (!match.pending) return counted;
  const position = { snapshot, entries: entriesSince(match.log, snapshot.answers) };
  for (const viewer of viewers(match)) {
    if (draw(3) > 0) continue;
    const worlds = worldsOf(match, viewer, position);
    for (let i = 0; i < looks; i++) {
      const sample = sampleWorld(worlds, draw);
      if (!sample?.counts) continue;
      expect(sample.received).toBe(worlds.received);
      counted++;
    }
  }
  return counted;
}

/** Where every hidden thing is, and how much there is of what is counted. */
function census({ game, play }: Match): string {
  const { cards = [], totals = {} } = game.census?.(play.state) ?? {};
  return canonical({ cards: [...cards].sort((a, b) => a - b), totals });
}
