/**
 * Two hidden worlds that one viewer cannot tell apart: the cards that viewer never gets to see are
 * exchanged, pool by pool, so that the same answers can be given in both.
 */
import type { Answer, AnyGame, OptionValues, Plain, Viewer } from "@sprawl/engine";
import { decisionId, questionView, submit, waitingFor } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import { expect } from "vitest";
import { someAnswer } from "./client.js";

export type Draw = (n: number) => number;
export type Given = readonly [seat: number, answer: Answer];

/** A game as it is played in a comparison. */
export type Setting = {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
};

export type OtherWorld = {
  /** Answers that can be given in both worlds. */
  readonly answers: readonly Given[];
  /** How many things have another face. */
  readonly moved: number;
  /** The match as it begins in the other world. */
  begin(match: OpenMatch): OpenMatch;
};

const MOST_ANSWERS = 50;
const FEWEST_ANSWERS = 8;
const TRIES = 200;

function newTrace(faces: ReadonlyMap<number, Plain> = new Map()) {
  const disclosures: { readonly fact: string; readonly to: number }[] = [];
  return { shown: new Map<number, number>(), disclosures, faces };
}

const factsOf = ({ disclosures }: ReturnType<typeof newTrace>) =>
  disclosures.map(({ fact }) => fact).join();

function beginning({ game, seats, options, seed }: Setting, faces?: ReadonlyMap<number, Plain>) {
  const trace = newTrace(faces);
  return { trace, match: createMatch(game, { seats, options, seed, trace }) };
}

function give(match: OpenMatch, [seat, answer]: Given): boolean {
  return submit(match, { seat, decision: decisionId(match), answer }).status === "accepted";
}

/** Answers somebody might give, and what this viewer comes to see of the cards meanwhile. */
function playOnce(setting: Setting, viewer: Viewer, draw: Draw) {
  const { trace, match } = beginning(setting);
  const bit = viewer === "spectator" ? 1 << 30 : 1 << viewer;
  const answers: Given[] = [];
  /** What had been disclosed after each answer. */
  const disclosed: string[] = [];
  const known = new Set<number>();
  const look = () => {
    const { secrets } = match.play;
    secrets.face.forEach((_, thing) => {
      const bits = secrets.known[thing] | secrets.seen[thing] | (trace.shown.get(thing) ?? 0);
      if ((bits & bit) !== 0) known.add(thing);
    });
  };
  look();
  while (match.pending && answers.length < MOST_ANSWERS) {
    const waiting = waitingFor(match);
    const seat = waiting[draw(waiting.length)];
    const question = questionView(match, seat);
    if (!question) throw new Error("who is waited for is asked");
    const given: Given = [seat, someAnswer(question, draw)];
    expect(give(match, given)).toBe(true);
    answers.push(given);
    disclosed.push(factsOf(trace));
    look();
  }
  const { face, pool } = match.play.secrets;
  const hidden = face.flatMap((_, thing) => (known.has(thing) ? [] : [thing]));
  return { answers, disclosed, hidden, face, pool };
}

/** Another world for this viewer; undefined if none was found. */
export function otherWorld(setting: Setting, viewer: Viewer, draw: Draw): OtherWorld | undefined {
  const { answers, disclosed, hidden, face, pool } = playOnce(setting, viewer, draw);
  let best: OtherWorld | undefined;
  for (let i = 0; i < TRIES && (best?.answers.length ?? 0) < answers.length; i++) {
    const changed = exchanged(hidden, face, pool, draw);
    const moved = hidden.filter((thing) => face[thing] !== changed.get(thing)).length;
    if (moved < 2) continue;
    const { trace, match } = beginning(setting, changed);
    const fits = answers.findIndex(
      (given, n) => !give(match, given) || factsOf(trace) !== disclosed[n],
    );
    const count = fits < 0 ? answers.length : fits;
    if (count < FEWEST_ANSWERS || count <= (best?.answers.length ?? 0)) continue;
    const begin = (old: OpenMatch) => {
      const world = createMatch(setting.game, { ...old.header, trace: newTrace(changed) });
      world.play.trace = undefined;
      return world;
    };
    best = { answers: answers.slice(0, count), moved, begin };
  }
  return best;
}

function exchanged(
  hidden: readonly number[],
  face: readonly Plain[],
  pool: readonly number[],
  draw: Draw,
): ReadonlyMap<number, Plain> {
  const changed = new Map<number, Plain>();
  for (const each of new Set(pool)) {
    const things = hidden.filter((thing) => pool[thing] === each);
    const order = things.slice();
    for (let last = order.length - 1; last > 0; last--) {
      // Mostly small exchanges: the others' answers must stay legal.
      const other = draw(3) === 0 ? draw(last + 1) : last;
      [order[last], order[other]] = [order[other], order[last]];
    }
    for (const [i, thing] of things.entries()) changed.set(thing, face[order[i]]);
  }
  return changed;
}
