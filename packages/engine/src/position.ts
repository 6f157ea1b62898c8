/** Positions: where a match stands, as plain data; and matches made to stand there again. */
import { canonical, sha256Hex } from "./canonical.js";
import { Chance, type ChanceScript, keyOfSeed } from "./chance.js";
import { assert } from "./errors.js";
import type { AnyGame } from "./game.js";
import {
  createMatch,
  give,
  indexOfSeat,
  matchAround,
  questionsOf,
  readAnswer,
  run,
} from "./match.js";
import { answerOf } from "./options.js";
import { Play } from "./play.js";
import { cloneSecrets } from "./secrets.js";
import {
  cloneState,
  type Entry,
  entriesSince,
  type Header,
  type Match,
  type OpenMatch,
  opened,
  type Position,
  pushCheckpoint,
  snapshotOf,
} from "./snapshot.js";
import type { Trace } from "./told.js";
import type { Answer, Seat } from "./words.js";

export type Resumed = {
  readonly history?: boolean;
  readonly script?: ChanceScript | undefined;
  readonly trace?: Trace | undefined;
  /** Draw everything to come from another seed. */
  readonly key?: Uint8Array;
  /** Stop before this step begins. */
  readonly haltBefore?: number;
};

/** The start of the step that is running, and the answers given in it. */
export function positionOf(match: OpenMatch): Position {
  if (!match.running) return { snapshot: snapshotOf(match), entries: [] };
  assert(match.history, "a match without history has no position in the middle of a step");
  let snapshot = match.checkpoints[match.checkpoints.length - 1];
  if (snapshot.begun !== match.begun - 1) {
    const entries = entriesSince(match.log, snapshot.answers);
    const haltBefore = match.begun - 1;
    const { script } = match.play.chance;
    const scratch = resume(match.game, match.header, { snapshot, entries }, { script, haltBefore });
    snapshot = snapshotOf(scratch);
    pushCheckpoint(match, snapshot);
  }
  return { snapshot, entries: entriesSince(match.log, snapshot.answers) };
}

/** A match of its own that stands at this position. */
export function resume(
  game: AnyGame,
  header: Header,
  position: Position,
  how: Resumed = {},
): OpenMatch {
  const match = resumeAtStep(game, header, position, how);
  const misfit = feed(match, position.entries);
  assert(!misfit, "a match must run again as it ran before");
  return match;
}

/** A match that stands at the first question of a position's step; its answers are not given yet. */
export function resumeAtStep(
  game: AnyGame,
  header: Header,
  { snapshot }: Position,
  how: Resumed = {},
): OpenMatch {
  const { history = true, script, trace, key, haltBefore = -1 } = how;
  const chance = new Chance(
    key ?? keyOfSeed(header.seed),
    key ? undefined : snapshot.chance,
    script,
  );
  const play = new Play<unknown, unknown>(
    game,
    cloneState(game, snapshot.state),
    header.seats,
    header.options,
    snapshot.steps.slice(),
    cloneSecrets(snapshot.secrets),
    chance,
  );
  play.carried = header.carried;
  play.trace = trace;
  play.answers = snapshot.answers;
  play.quiet = !history;
  play.result = snapshot.result;
  const match = matchAround(game, header, play, history);
  if (history) match.checkpoints.push(snapshot);
  match.asked = snapshot.asked;
  match.begun = snapshot.begun;
  match.haltBefore = haltBefore;
  match.barrier = { at: snapshot.answers, reason: "start" };
  run(match, undefined);
  return match;
}

/** Give stored answers again. Returns the first that does not fit what is asked now. */
export function feed(match: OpenMatch, entries: readonly Entry[]): Entry | undefined {
  for (const entry of entries) {
    if (match.haltBefore >= 0 && !match.running) return undefined;
    const index = indexOfSeat(match, entry.seat);
    const question = questionsOf(match.pending)[index];
    if (!question || match.step !== entry.step || match.nth !== entry.nth) return entry;
    if (question.kind !== entry.kind) return entry;
    const given = readAnswer(question, answerOf(entry.given));
    if (given === undefined) return entry;
    give(match, index, given);
  }
  return undefined;
}

/** Another match at the same position, which goes its own way from here. */
export function fork(hosted: Match, how: { readonly history?: boolean } = {}): OpenMatch {
  const match = opened(hosted);
  const { script } = match.play.chance;
  const other = resume(match.game, match.header, positionOf(match), { ...how, script });
  if (other.history) other.checkpoints = match.checkpoints.slice();
  other.log = match.log;
  other.last = match.last.slice();
  other.barrier = { ...match.barrier };
  other.takenBack = match.takenBack;
  return other;
}

/** Go back to where the match stood after `n` answers. */
export function rewind(match: OpenMatch, n: number): void {
  const { game, header, barrier, takenBack, checkpoints, last } = match;
  const { script } = match.play.chance;
  const { used } = match.play;
  let at = checkpoints.length - 1;
  while (at >= 0 && checkpoints[at].answers > n) at--;
  const from = checkpoints[at];
  const entries = entriesSince(match.log, from?.answers ?? 0).filter((e) => e.n <= n);
  assert(from || entries[0]?.n === 1 || n === 0, `answers before number ${n} are not kept here`);
  const again = from
    ? resumeAtStep(game, header, { snapshot: from, entries }, { script })
    : createMatch(game, { ...header, ...(script && { script }) });
  again.log = logUpTo(match.log, from?.answers ?? 0);
  const misfit = feed(again, entries);
  assert(!misfit, "a match must run again as it ran before");
  if (from) again.checkpoints = checkpoints.slice(0, at + 1);
  Object.assign(match, again, { header, takenBack });
  match.last = lastStanding(match, last);
  if (barrier.at <= n) match.barrier = barrier;
  match.play.used = used;
  match.play.news = [];
}

function logUpTo(log: Entry | undefined, n: number): Entry | undefined {
  let entry = log;
  while (entry && entry.n > n) entry = entry.before;
  return entry;
}

/** Each seat's last answer that has not been taken back, so that a retry of it is known for one. */
function lastStanding(match: OpenMatch, last: OpenMatch["last"]): OpenMatch["last"] {
  const found: OpenMatch["last"] = [];
  for (let seat = 0; seat < match.header.seats; seat++) {
    const old = last[seat];
    const answered = old && (old.asked < match.asked || isSealed(match, seat, old.asked));
    found.push(answered ? old : newestOf(match.log, seat));
  }
  return found;
}

function isSealed(match: OpenMatch, seat: Seat, asked: number): boolean {
  if (asked !== match.asked || indexOfSeat(match, seat) >= 0) return false;
  return questionsOf(match.pending).some((question) => question.seat === seat);
}

function newestOf(log: Entry | undefined, seat: Seat): Entry | undefined {
  let entry = log;
  while (entry && entry.seat !== seat) entry = entry.before;
  return entry;
}

/** Everything that makes a position, as one text: equal texts, equal positions. */
export function fingerprint(hosted: Match): string {
  const match = opened(hosted);
  const { play, step, nth, pending } = match;
  const { state, steps, secrets, answers, result } = play;
  const open = questionsOf(pending).map(({ seat, kind }) => [
    seat,
    kind,
    indexOfSeat(match, seat) >= 0,
  ]);
  const chance = play.chance.state();
  const where = pending && { step, nth, open, given: givenInStep(match) };
  return canonical({ state, steps, secrets, chance, answers, result, ...where });
}

/**
 * The answers of the open step: rules may have them in local variables, where no state shows them.
 * In which order the seats of a group have answered makes no difference.
 */
function givenInStep({ history, log, asked, nth }: OpenMatch): unknown[] {
  const given: { nth: number; seat: number; answer: Answer }[] = [];
  if (!history) return given;
  for (let entry = log; entry && entry.asked > asked - nth; entry = entry.before) {
    given.push({ nth: entry.nth, seat: entry.seat, answer: answerOf(entry.given) });
  }
  return given.sort((a, b) => a.nth - b.nth || a.seat - b.seat);
}

/** SHA-256 of the position. */
export function hashOf(match: Match): string {
  return sha256Hex(fingerprint(match));
}
