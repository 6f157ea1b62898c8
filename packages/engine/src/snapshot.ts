/**
 * What a match is made of while it runs, and the copies of its state from which it can be made to
 * run again. Copies are made only now and then: between two of them the answers suffice.
 */
import { clonePlain } from "./canonical.js";
import type { ChanceState } from "./chance.js";
import type { AnyGame, OptionValues } from "./game.js";
import type { Play } from "./play.js";
import { cloneSecrets, type Secrets } from "./secrets.js";
import type { StepCall } from "./told.js";
import type { Answer, Decision, Given, Plain, Result, Rule, Seat } from "./words.js";

/** What is fixed when a match begins. */
export type Header = {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** 32 bytes in hex, secret until the end. */
  readonly seed: string;
  /** What a campaign brings along. */
  readonly carried?: Plain;
  /** The seed is kept back after the end as well: what it would tell matters on in a campaign. */
  readonly sealed?: boolean;
};

/** Everything at the start of a step, as plain data. Never changed once made. */
export type Snapshot<S = unknown> = {
  readonly state: S;
  readonly steps: readonly StepCall[];
  readonly secrets: Secrets;
  readonly chance: ChanceState;
  /** Answers given, decisions asked and steps begun before this point. */
  readonly answers: number;
  readonly asked: number;
  readonly begun: number;
  readonly result?: Result;
};

/** An answer, and the decision it answered. */
export type LastAnswer = {
  readonly asked: number;
  readonly takenBack: number;
  readonly given: Given | Answer;
};

/** One given answer; a chain back to the first one. */
export type Entry = {
  readonly before: Entry | undefined;
  /** How many answers there are with this one. */
  readonly n: number;
  readonly seat: Seat;
  /** What was asked: the step, the kind of question, and how many-th question of the step. */
  readonly step: string;
  readonly kind: string;
  readonly nth: number;
} & LastAnswer;

/** Why nothing before this point can be taken back. */
export type UndoBarrier = "start" | "chance" | "shown" | "another-seat";

/**
 * A match, as whoever hosts it holds it: what may be known of it is asked of functions (host.ts).
 * Nobody but the engine, search and tests looks inside.
 */
export type Match = {
  readonly game: AnyGame;
  readonly header: Header;
};

/** The same with its insides open. */
export type OpenMatch = Match & {
  /** Hash of the deal, once somebody has asked for it. */
  commitment: string | undefined;
  play: Play;
  /** The step that is running, and what it waits for. */
  running: Rule<void> | undefined;
  pending: Decision | undefined;
  step: string;
  /** Questions asked in this step so far. */
  nth: number;
  /** Decisions asked, and steps begun, since the match began. */
  asked: number;
  begun: number;
  /** Answers to the pending group, and how many are missing. */
  sealed: (Given | undefined)[];
  missing: number;
  /** Keep what saving, undoing and telling need; playouts do without. */
  readonly history: boolean;
  log: Entry | undefined;
  /** What each seat answered last, so that a retry is known for one. */
  last: (LastAnswer | undefined)[];
  /** Starts of steps from which the match can be run again, oldest first. */
  checkpoints: Snapshot[];
  /** Nothing at or before this number of answers can be taken back. */
  barrier: { at: number; reason: UndoBarrier };
  /** How often something was taken back; part of a decision's id. */
  takenBack: number;
  /** The id that was written last, and of which decision. */
  readonly named: { id: string; asked: number; takenBack: number };
  /** Stop before this step begins; -1 for never. */
  haltBefore: number;
};

/** The insides of a match: every match has them, whatever its holder may know. */
export function opened(match: Match): OpenMatch {
  return match as OpenMatch;
}

/** A point from which a match can go on: a step's start and the answers given in that step. */
export type Position = { readonly snapshot: Snapshot; readonly entries: readonly Entry[] };

/** How many answers may be given before the next copy of the state is made. */
const STRIDE = 32;

export function maybeCheckpoint(match: OpenMatch): void {
  const { checkpoints } = match;
  const count = checkpoints.length;
  if (count > 0 && match.play.answers - checkpoints[count - 1].answers < STRIDE) return;
  pushCheckpoint(match, snapshotOf(match));
}

export function pushCheckpoint(match: OpenMatch, checkpoint: Snapshot): void {
  const { checkpoints, barrier } = match;
  checkpoints.push(checkpoint);
  // Of those before the barrier only the newest is needed: no undo goes past it.
  let needed = checkpoints.length - 1;
  while (needed > 0 && checkpoints[needed].answers > barrier.at) needed--;
  if (needed > 0) checkpoints.splice(0, needed);
}

export function cloneState(game: AnyGame, state: unknown): unknown {
  return game.clone ? game.clone(state) : clonePlain(state);
}

/** Everything between two steps, copied. */
export function snapshotOf(match: OpenMatch): Snapshot {
  const { play, game, asked, begun } = match;
  return {
    state: cloneState(game, play.state),
    steps: play.steps.slice(),
    secrets: cloneSecrets(play.secrets),
    chance: play.chance.state(),
    answers: play.answers,
    asked,
    begun,
    ...(play.result && { result: play.result }),
  };
}

/** The answers after the first `n`, oldest first. */
export function entriesSince(log: Entry | undefined, n: number): Entry[] {
  const entries: Entry[] = [];
  for (let entry = log; entry && entry.n > n; entry = entry.before) entries.push(entry);
  return entries.reverse();
}
