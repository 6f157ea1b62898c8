/**
 * The only door from a bot to anything that can be played on: worlds that fit what its seat has
 * seen. They are made from copies, so that nothing in them is part of the true match. What the
 * others have answered in secret in the open step is not carried into them either: an answer still
 * sealed is left to be given, and one the seat has not been told of is drawn anew.
 */
import { clonePlain, type Draw, drawFrom, type Seat } from "@sprawl/engine";
import {
  answerOf,
  type Entry,
  give,
  imagine,
  indexOfSeat,
  type OpenMatch,
  positionOf,
  questionsOf,
  readAnswer,
  receivedBy,
  resume,
  type Worlds,
  withoutSealed,
  worldsOf,
} from "@sprawl/engine/search";
import { randomGiven } from "./answers.js";
import type { World } from "./bot.js";
import { quickDraw } from "./quick-chance.js";

/** How often another past of the open step is tried, and another world for a past. */
const TRIES = 24;
const WORLDS = 32;

type Until = () => boolean;
const NEVER: Until = () => false;

/**
 * Makes worlds for this seat, one after the other; all is worked out when the first is wanted. When
 * the time is over, it stops with what it has: nothing in here takes longer than one re-run of the
 * open step between two looks.
 */
export function imaginer(match: OpenMatch, seat: Seat, seed: string) {
  let draw: Draw | undefined;
  const pasts: Worlds[] = [];
  return (isOver: Until = NEVER): World | undefined => {
    if (!draw) {
      draw = quickDraw(drawFrom(`${seed} worlds`));
      for (const past of pastsOf(match, seat, draw, isOver)) {
        if (isOver()) break;
        pasts.push(worldsOf(past, seat));
      }
    }
    if (pasts.length === 0) return undefined;
    const past = pasts[draw(pasts.length)];
    for (let i = 0; i < WORLDS && !isOver(); i++) {
      const world = imagine(past, draw, 1);
      if (world) return world;
    }
    return undefined;
  };
}

/** The open step as it may have been played, as far as this seat can tell: copies, all different. */
export function pastsOf(
  match: OpenMatch,
  seat: Seat,
  draw: Draw,
  isOver: Until = NEVER,
): readonly OpenMatch[] {
  const start = startOfStep(match);
  const entries = withoutSealed(match, positionOf(match).entries, seat);
  const truth = retold(start(), entries, () => false, draw, isOver);
  if (!truth) return [];
  const foreign = (entry: Entry) => entry.seat !== seat;
  if (!entries.some(foreign)) return [truth];
  const received = receivedBy(truth, seat);
  const pasts = new Map([[answersIn(truth), truth]]);
  for (let i = 0; i < TRIES && !isOver(); i++) {
    const anew = (entry: Entry) => foreign(entry) && draw(2) === 0;
    const other = retold(start(), entries, anew, draw, isOver);
    if (other && receivedBy(other, seat) === received) pasts.set(answersIn(other), other);
  }
  return [...pasts.values()];
}

/** Copies of the match at the start of its open step. */
function startOfStep(match: OpenMatch): () => OpenMatch {
  const header = clonePlain(match.header);
  const snapshot = clonePlain(positionOf(match).snapshot);
  const { script } = match.play.chance;
  return () => resume(match.game, header, { snapshot, entries: [] }, { script });
}

/** Give the same answers again, some of them drawn anew. Undefined if that cannot be, or not in time. */
function retold(
  match: OpenMatch,
  entries: readonly Entry[],
  anew: (entry: Entry) => boolean,
  draw: Draw,
  isOver: Until,
): OpenMatch | undefined {
  try {
    for (const entry of entries) {
      if (isOver()) return undefined;
      const index = indexOfSeat(match, entry.seat);
      const question = questionsOf(match.pending)[index];
      if (question?.kind !== entry.kind) return undefined;
      const given = anew(entry)
        ? randomGiven(question, draw)
        : readAnswer(question, answerOf(entry.given));
      if (given === undefined) return undefined;
      give(match, index, given);
    }
    return match;
  } catch {
    return undefined; // a rule met a past that cannot have been
  }
}

function answersIn(match: OpenMatch): string {
  const answers: unknown[] = [];
  for (let entry = match.log; entry; entry = entry.before) answers.push(answerOf(entry.given));
  return JSON.stringify(answers);
}
