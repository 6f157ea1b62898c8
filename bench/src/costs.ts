/**
 * What single things cost, in microseconds: to save, load, fork, show, imagine, take back and hash
 * a match, as the state grows and as the match grows longer. Every figure is that of a first time:
 * the match has just come to the position, and nothing about it has been worked out yet.
 */
import { caravan } from "@sprawl/caravan";
import type { AnyGame } from "@sprawl/engine";
import { namedSeed, save, undo, view } from "@sprawl/engine/host";
import {
  createMatch,
  fork,
  hashOf,
  load,
  type OpenMatch,
  positionOf,
  resample,
} from "@sprawl/engine/search";
import { padded, sectorsFor } from "./padded.js";
import {
  caravanAt,
  goingOn,
  longMatch,
  pass,
  type Supply,
  seatAsked,
  startOf,
  watcherOf,
} from "./positions.js";
import { answerAny } from "./random-play.js";
import { median } from "./rounds.js";
import { Rng } from "./yardstick.js";

export type StateCosts = {
  readonly state: string;
  /** JSON of the state, of one seat's view, and of the saved match. */
  readonly bytes: { readonly state: number; readonly view: number; readonly saved: number };
  readonly microseconds: Readonly<Record<string, number>>;
};

export type LengthCosts = {
  readonly decision: number;
  readonly microseconds: Readonly<Record<string, number>>;
};

export type CostsFigures = {
  readonly states: readonly StateCosts[];
  readonly lengths: readonly LengthCosts[];
  readonly longestRerun: RerunFigures;
};

/** Measures one call; what it returns is kept, so that no work can be left out as useless. */
type Operation = (match: OpenMatch) => unknown;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  save,
  "save + JSON": (match) => JSON.stringify(save(match)),
  fork: (match) => fork(match),
  "fork for a playout": (match) => fork(match, { history: false }),
  view: (match) => view(match, watcherOf(match)),
  "view + JSON": (match) => JSON.stringify(view(match, watcherOf(match))),
  "view of who is asked + JSON": (match) => JSON.stringify(view(match, seatAsked(match))),
  resample: (match) => resample(match, watcherOf(match), "bench"),
  hash: hashOf,
};

export function costs(quick: boolean): CostsFigures {
  const effort = quick ? { rounds: 3, calls: 10 } : { rounds: 15, calls: 30 };
  const states = [
    stateCosts("caravan", caravan, caravanAt(60), effort),
    ...[5, 20, 100].map((kilobytes) => {
      const sectors = sectorsFor(kilobytes * 1000);
      return stateCosts(`${kilobytes} KB`, padded, goingOn(startOf(sectors), 60), effort);
    }),
  ];
  const decisions = quick ? [10, 100, 1000] : [10, 100, 1000, 10_000];
  const lengths = lengthCosts(decisions, effort);
  return { states, lengths, longestRerun: longestRerun(quick ? 6 : 60) };
}

type Effort = { readonly rounds: number; readonly calls: number };

// --- timing --------------------------------------------------------------------------------------

type Timed = { readonly supply: Supply; readonly operation: Operation };

/** The last result of an operation. */
const kept: { result: unknown } = { result: undefined };

/** Microseconds of the median call, by name. All take turns; the first rounds are to warm up. */
function microseconds(all: Readonly<Record<string, Timed>>, effort: Effort) {
  const { rounds, calls } = effort;
  const times: Record<string, number[]> = {};
  for (const name of Object.keys(all)) times[name] = [];
  for (let round = -rounds; round < rounds; round++) {
    for (const [name, timed] of Object.entries(all)) {
      for (let call = 0; call < calls; call++) {
        const time = timeOf(timed);
        if (round >= 0) times[name].push(time);
      }
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

function timeOf({ supply, operation }: Timed): number {
  const match = supply();
  const began = performance.now();
  kept.result = operation(match);
  return (performance.now() - began) * 1000;
}

function timedUndo(supply: Supply): Timed {
  let seat = 0;
  const passed = () => {
    const match = supply();
    seat = seatAsked(match);
    pass(match);
    return match;
  };
  const takeBack = (match: OpenMatch) => {
    const refusal = undo(match, seat);
    if (refusal) throw new Error(refusal.message);
  };
  return { supply: passed, operation: takeBack };
}

function timedLoad(game: AnyGame, supply: Supply): Timed {
  let text = "";
  const saved = () => {
    const match = supply();
    text = JSON.stringify(save(match));
    return match;
  };
  return { supply: saved, operation: () => load(game, JSON.parse(text)) };
}

/** What things cost at the positions of this supply. */
function stateCosts(name: string, game: AnyGame, supply: Supply, effort: Effort): StateCosts {
  const timed: Record<string, Timed> = {};
  for (const [what, operation] of Object.entries(OPERATIONS)) timed[what] = { supply, operation };
  timed["JSON + load"] = timedLoad(game, supply);
  timed.undo = timedUndo(supply);
  const times = microseconds(timed, effort);
  const match = supply();
  const bytes = {
    state: JSON.stringify(match.play.state).length,
    view: JSON.stringify(view(match, watcherOf(match))).length,
    saved: JSON.stringify(save(match)).length,
  };
  return { state: name, bytes, microseconds: times };
}

// --- the length of a match -----------------------------------------------------------------------

/** How many answers are timed at once: one alone is too quick for the clock. */
const ANSWERS = 20;

/** What things cost at these decisions of a long match, with full history. */
function lengthCosts(decisions: readonly number[], effort: Effort): LengthCosts[] {
  const timed: Record<string, Timed> = {};
  for (const decision of decisions) {
    const supply = () => longMatch(decision);
    timed[`${decision} decision`] = { supply: supply(), operation: answerSome(new Rng(2)) };
    for (const what of ["save", "fork", "view"]) {
      timed[`${decision} ${what}`] = { supply: supply(), operation: OPERATIONS[what] };
    }
    timed[`${decision} undo`] = timedUndo(supply());
  }
  const times = microseconds(timed, effort);
  return decisions.map((decision) => {
    const of = (what: string) => times[`${decision} ${what}`];
    const [save, fork, view, undo] = [of("save"), of("fork"), of("view"), of("undo")];
    const decide = of("decision") / ANSWERS;
    return { decision, microseconds: { decision: decide, save, fork, view, undo } };
  });
}

function answerSome(dice: Rng): Operation {
  return (match) => {
    for (let i = 0; i < ANSWERS; i++) answerAny(match, dice);
  };
}

export type RerunFigures = {
  readonly matches: number;
  readonly decisions: number;
  /** Answers that are given again when a match is loaded: those of the open step. */
  readonly answers: number;
};

/** The longest open step in random play with guards and tolls. */
function longestRerun(matches: number): RerunFigures {
  let answers = 0;
  let decisions = 0;
  for (let number = 0; number < matches; number++) {
    const seed = namedSeed(`re-run ${number}`);
    const options = { guards: true, tolls: true };
    const match = createMatch(caravan, { seats: 2 + (number % 3), seed, options });
    const dice = new Rng(number);
    while (match.pending) {
      answers = Math.max(answers, positionOf(match).entries.length);
      decisions++;
      answerAny(match, dice);
    }
  }
  return { matches, decisions, answers };
}
