/**
 * Matches that have just come to a position, for costs.ts to measure something at: nothing about the
 * position has been worked out yet, and the last copy of the state lies some answers back.
 */
import { caravan } from "@sprawl/caravan";
import { namedSeed, view } from "@sprawl/engine/host";
import { createMatch, give, type OpenMatch } from "@sprawl/engine/search";
import { padded } from "./padded.js";
import { answerAny } from "./random-play.js";
import { Rng } from "./yardstick.js";

/** Hands out a match that has just come to a new position. */
export type Supply = () => OpenMatch;

const SEATS = 4;

/** A seat that is not asked, as three of four are. */
export function watcherOf(match: OpenMatch): number {
  return (seatAsked(match) + 1) % SEATS;
}

/** Caravan itself: each time another match, about at this decision. */
export function caravanAt(decision: number): Supply {
  let number = 0;
  return () => {
    number = (number + 1) % 256;
    const match = createMatch(caravan, { seats: SEATS, seed: namedSeed(`costs ${number}`) });
    return playedTo(match, decision, new Rng(number));
  };
}

/** Plays to this decision or a few further, so that no figure depends on where copies are made. */
function playedTo(match: OpenMatch, decision: number, dice: Rng): OpenMatch {
  view(match, 0); // the hash of the deal is made once a match, with the first view
  const goal = decision + dice.below(16);
  while (match.play.answers < goal) answerAny(match, dice);
  return match;
}

export function startOf(sectors: number): OpenMatch {
  return createMatch(padded, { seats: SEATS, seed: namedSeed("costs"), options: { sectors } });
}

/** One match that goes on: each time so far that copies made for the last time are of no use. */
export function goingOn(match: OpenMatch, from: number): Supply {
  const dice = new Rng(1);
  playedTo(match, from, dice);
  return () => {
    for (let more = 17 + dice.below(16); more > 0; more--) answerAny(match, dice);
    return match;
  };
}

/** Whoever is asked passes: the one action of Caravan that leaves no barrier to undo. */
export function pass(match: OpenMatch): void {
  const { pending } = match;
  if (pending?.form !== "choose") throw new Error("Caravan asks one seat to choose");
  const option = pending.options.find(({ kind }) => kind === "pass");
  if (option) give(match, 0, option);
}

/** A match that goes on from this decision, until it is twice as long: then another. */
export function longMatch(decision: number): Supply {
  const dice = new Rng(decision);
  let supply: Supply | undefined;
  return () => {
    const match = supply?.();
    if (match && match.play.answers < 2 * decision) return match;
    const other = playedTo(startOf(0), decision, dice);
    supply = goingOn(other, 0);
    return other;
  };
}

export function seatAsked({ pending }: OpenMatch): number {
  return pending && "seat" in pending ? pending.seat : 0;
}
