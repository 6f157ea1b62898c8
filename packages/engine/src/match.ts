/**
 * One play of a game: begin it, and run its steps until somebody is asked. A match is held as the
 * data at the start of some step plus the answers given since; see snapshot.ts and position.ts.
 */
import { Chance, type ChanceScript, keyOfSeed } from "./chance.js";
import { assert, fault } from "./errors.js";
import { type AnyGame, checkOptions, checkSeats } from "./game.js";
import { findOption } from "./options.js";
import { Leave, Play } from "./play.js";
import { noSecrets } from "./secrets.js";
import { type Header, maybeCheckpoint, type OpenMatch, type UndoBarrier } from "./snapshot.js";
import type { StepCall, Trace } from "./told.js";
import type {
  Answer,
  Decision,
  Given,
  Group,
  Option,
  Plain,
  Question,
  Rule,
  Seat,
} from "./words.js";

/** Steps that may run without asking anybody. */
const PATIENCE = 100_000;

/** The game and the step that ran last, for whoever has to say where it never came back from. */
// deterministic: no rule can read it
const last = { game: "", step: "" };

export function underWay(): { readonly game: string; readonly step: string } {
  return last;
}

export type Beginning = {
  readonly seats: number;
  readonly options?: unknown;
  /** 64 hex digits; see `freshSeed` and `namedSeed`. */
  readonly seed: string;
  readonly carried?: Plain;
  /** Keep the seed back after the end as well: see campaign.ts. */
  readonly sealed?: boolean;
  /** False for playouts: no log, no events, no undo. */
  readonly history?: boolean;
  readonly script?: ChanceScript;
  readonly trace?: Trace;
  /** Collects the content that is used, setup included. */
  readonly used?: Set<string>;
};

/** Begin a match and run it to its first question. */
export function createMatch(game: AnyGame, beginning: Beginning): OpenMatch {
  const match = setUpMatch(game, beginning);
  run(match, undefined);
  match.barrier = { at: 0, reason: "start" };
  return match;
}

/** A match after setup, with no step begun yet. */
export function setUpMatch(game: AnyGame, beginning: Beginning): OpenMatch {
  const seats = checkSeats(game, beginning.seats);
  const options = checkOptions(game, beginning.options);
  const { seed, carried, sealed, history = true, script, trace } = beginning;
  const { id, version } = game;
  const header: Header = {
    game: id,
    version,
    seats,
    options,
    seed,
    carried,
    ...(sealed && { sealed }),
  };
  const chance = new Chance(keyOfSeed(seed), undefined, script);
  const play = new Play<unknown, unknown>(game, undefined, seats, options, [], noSecrets(), chance);
  play.carried = carried;
  play.trace = trace;
  play.used = beginning.used;
  play.quiet = !history;
  last.game = id; // deterministic: see above
  last.step = ""; // deterministic: see above
  play.state = game.setup(play);
  return matchAround(game, header, play, history);
}

export function matchAround(
  game: AnyGame,
  header: Header,
  play: Play,
  history: boolean,
): OpenMatch {
  return {
    game,
    header,
    commitment: undefined,
    play,
    running: undefined,
    pending: undefined,
    step: "",
    nth: 0,
    asked: 0,
    begun: 0,
    sealed: [],
    missing: 0,
    history,
    log: undefined,
    last: [],
    checkpoints: [],
    barrier: { at: 0, reason: "start" },
    takenBack: 0,
    named: { id: "", asked: -1, takenBack: 0 },
    haltBefore: -1,
  };
}

/** Run on until somebody is asked or the match is over. */
export function run(match: OpenMatch, input: Given | undefined): void {
  const { game, play } = match;
  let { running } = match;
  let given = input;
  let patience = PATIENCE;
  for (;;) {
    try {
      if (running === undefined) {
        if (match.begun === match.haltBefore) return halt(match);
        if (play.result || play.steps.length === 0) return finish(match);
        if (match.history) maybeCheckpoint(match);
        if (patience-- === 0) fault(`${PATIENCE} steps ran without asking anybody`);
        running = begin(match, game);
        if (running === undefined) continue;
        given = undefined;
      }
      const result = running.next(given as Given);
      if (result.done) {
        running = undefined;
        continue;
      }
      if (play.result) fault(`step "${match.step}" has concluded the match, and asks on`);
      match.running = running;
      match.pending = result.value;
      match.nth++;
      match.asked++;
      if (isGroup(result.value)) {
        const count = result.value.questions.length;
        match.sealed = new Array<Given | undefined>(count).fill(undefined);
        match.missing = count;
      }
      return;
    } catch (error) {
      if (!(error instanceof Leave)) throw error;
      running = undefined;
      unwind(play.steps, error.scope, match.step);
    }
  }
}

function begin(match: OpenMatch, game: AnyGame): Rule<void> | undefined {
  const { play } = match;
  const call = play.steps.pop() as StepCall;
  if (call.step === undefined) return undefined;
  const step = game.steps[call.step] ?? fault(`there is no step "${call.step}"`);
  match.step = call.step;
  match.nth = 0;
  match.begun++;
  play.step = call.step;
  last.game = game.id; // deterministic: see above
  last.step = call.step; // deterministic: see above
  play.mark = play.steps.length;
  return (step(play, call.arg as never) as Rule<void> | undefined) ?? undefined;
}

/** Drop the steps of a scope that is being left. */
function unwind(steps: StepCall[], scope: string, step: string): void {
  if (scope === "match") {
    steps.length = 0;
    return;
  }
  for (;;) {
    const call = steps.pop();
    assert(call, `step "${step}" leaves "${scope}", but is not within it`);
    if (call.scope === scope) return;
  }
}

function halt(match: OpenMatch): void {
  match.running = undefined;
  match.pending = undefined;
}

function finish(match: OpenMatch): void {
  const { play, step } = match;
  assert(play.result, `no step is left after "${step}", and nobody ended the match`);
  play.steps.length = 0;
  halt(match);
}

// --- answers -------------------------------------------------------------------------------------

/** Are several seats asked at once? */
export function isGroup(decision: Decision): decision is Group {
  return decision.form === "each" || decision.form === "window";
}

/** The questions that are open now; those already answered in secret among them. */
export function questionsOf(decision: Decision | undefined): readonly Question[] {
  if (!decision) return [];
  return isGroup(decision) ? decision.questions : [decision];
}

/** Give a legal answer to the pending question with this index, and run on when all are in. */
export function give(match: OpenMatch, index: number, given: Given): void {
  const decision = match.pending as Decision;
  const { play } = match;
  play.answers++;
  play.barrier = "";
  play.effort = 0;
  const grouped = isGroup(decision);
  if (match.history) remember(match, grouped ? decision.questions[index] : decision, given);
  if (grouped) {
    match.sealed[index] = given;
    match.missing--;
    if (match.missing > 0) return;
    match.pending = undefined;
    run(match, match.sealed as unknown as Given);
    if (match.history && decision.questions.length > 1) bar(match, "another-seat");
  } else {
    match.pending = undefined;
    run(match, given);
  }
  if (!match.history) return;
  if (play.barrier !== "") bar(match, play.barrier);
  if (asksToRead(match.pending)) bar(match, "shown");
}

/** Does a question bring something to read? */
function asksToRead(decision: Decision | undefined): boolean {
  if (!decision) return false;
  if (!isGroup(decision)) return decision.args?.page !== undefined;
  return decision.questions.some(({ args }) => args?.page !== undefined);
}

function remember(match: OpenMatch, { seat, kind }: Question, given: Given): void {
  const { step, nth, play, log, asked, takenBack } = match;
  const n = play.answers;
  const entry = { before: log, n, seat, step, kind, nth, given, asked, takenBack };
  match.log = entry;
  match.last[seat] = entry;
}

function bar({ barrier, play }: OpenMatch, reason: UndoBarrier): void {
  barrier.at = play.answers;
  barrier.reason = reason;
}

/** A written answer as the rules see it; undefined if it is not on offer. */
export function readAnswer(question: Question, answer: Answer): Given | undefined {
  switch (question.form) {
    case "choose":
      return typeof answer === "string" ? findOption(question.options, answer) : undefined;
    case "amount": {
      if (typeof answer !== "number" || !Number.isInteger(answer)) return undefined;
      return answer >= question.min && answer <= question.max ? answer : undefined;
    }
    case "pick": {
      if (!Array.isArray(answer)) return undefined;
      const picked = (answer as readonly string[]).map((key) => findOption(question.options, key));
      if (picked.includes(undefined) || new Set(picked).size !== picked.length) return undefined;
      const many = picked as readonly Option[];
      if (many.length < question.min || many.length > question.max) return undefined;
      return question.check?.(many) === undefined ? many : undefined;
    }
    default:
      return question satisfies never;
  }
}

/** Which of the pending questions this seat has still to answer; -1 if none. */
export function indexOfSeat(match: OpenMatch, seat: Seat): number {
  const { pending } = match;
  if (!pending) return -1;
  if (!isGroup(pending)) return pending.seat === seat ? 0 : -1;
  for (let i = 0; i < pending.questions.length; i++) {
    if (pending.questions[i].seat === seat && match.sealed[i] === undefined) return i;
  }
  return -1;
}
