/**
 * Standing answers: on what somebody wants to be passed for. They end by themselves, with the round
 * or with the turn they were set for, unless they are to be kept. Pure; who gives the passes, and
 * when, is the business of whoever runs the match. Nobody else is to be told of them.
 */
import type { AnyGame } from "./game.js";
import { isGroup, questionsOf } from "./match.js";
import { type Match, opened } from "./snapshot.js";
import type { View } from "./view.js";
import type { Seat } from "./words.js";

/** What somebody wants, on one kind of question. */
export type StandingAnswer = {
  /** Pass for me; or ask me, although I am passed for on everything else. */
  readonly pass: boolean;
  /**
   * Ask me all the same where I am the target; where anybody is whose turn it is not; or pass only
   * until it is my turn.
   */
  readonly until?: "target" | "anybody" | "turn";
  /** For good; otherwise it ends with the round, or with the turn. */
  readonly keep: boolean;
  /** What was kept before stands again when this has ended by itself. */
  readonly again?: "target" | "anybody";
  /** The round it was set in. */
  readonly round: number;
};

/** By kind of question. */
export type StandingAnswers = Readonly<Record<string, StandingAnswer>>;

/** Every kind of window that has no standing answer of its own. */
export const EVERY = "*";

export const NO_STANDING: StandingAnswers = {};

/**
 * What stands for somebody who has set nothing yet, as the game has it. Alone against bots nobody waits,
 * but to be asked at every turn of theirs is tiresome all the same: one is asked where somebody is hit.
 */
export function standingAtFirst({ game }: Pick<Match, "game">, alone = false): StandingAnswers {
  const until = alone ? game.passingAlone : game.passing;
  return until === undefined ? NO_STANDING : { [EVERY]: { ...AT_FIRST, until: UNTIL[until] } };
}

const AT_FIRST: StandingAnswer = { pass: true, keep: true, round: 0 };
const UNTIL = { "unless-target": "target", "unless-anybody": "anybody" } as const;

/** Whether this seat is asked in a window where it can do nothing but pass. */
export function canOnlyPass(match: Match, seat: Seat): boolean {
  const { pending } = opened(match);
  if (!pending || !isGroup(pending) || pending.form !== "window") return false;
  const question = questionsOf(pending).find((each) => each.seat === seat);
  return question !== undefined && question.form === "choose" && question.options.length === 1;
}

/** Whether this seat is asked in a window that the game spares it. */
export function isSpared(match: Match, seat: Seat): boolean {
  const { pending, play } = opened(match);
  if (!pending || !isGroup(pending) || pending.form !== "window") return false;
  const question = questionsOf(pending).find((each) => each.seat === seat);
  return (
    question !== undefined && spares({ game: match.game, state: play.state }, seat, question.kind)
  );
}

/** A table: as it is, or as somebody sees it. */
type Table = { readonly game: AnyGame; readonly state: unknown };

function spares({ game, state }: Table, seat: Seat, kind: string): boolean {
  return game.spares?.(state, seat, kind) === true;
}

/** Which round is being played; 0 for games that do not say. */
export function roundOf(match: Match): number {
  return match.game.round?.(opened(match).play.state) ?? 0;
}

function isTurnOf({ game, state }: Table, seat: Seat): boolean {
  return game.turn?.(state) === seat;
}

/** Is this over, now that it stands so at the table? */
function isOver(table: Table, seat: Seat, { keep, until, round }: StandingAnswer): boolean {
  if (keep) return false;
  // A turn may lie in the next round: who passes until then goes by turns, where the game has them.
  if (until === "turn" && table.game.turn) return isTurnOf(table, seat);
  return round !== (table.game.round?.(table.state) ?? 0);
}

/** Those that are still in force, and what stands again for those that are not; the same object if all are. */
export function inForce(match: Match, seat: Seat, standing: StandingAnswers): StandingAnswers {
  const table = { game: match.game, state: opened(match).play.state };
  const all = Object.entries(standing);
  if (!all.some(([, each]) => isOver(table, seat, each))) return standing;
  const kept = all.flatMap(([kind, each]) => {
    const left = isOver(table, seat, each) ? keptBefore(each) : each;
    return left ? [[kind, left] as const] : [];
  });
  return withoutIdle(kept);
}

function keptBefore({ again, round }: StandingAnswer): StandingAnswer | undefined {
  return again && { pass: true, until: again, keep: true, round };
}

/** Set one, or take it back. To be asked on everything takes all of them back. */
export function withStanding(
  standing: StandingAnswers,
  kind: string,
  set: StandingAnswer,
): StandingAnswers {
  if (kind === EVERY && !set.pass) return NO_STANDING;
  const others = Object.entries(standing).filter(([each]) => each !== kind);
  const before = Object.hasOwn(standing, kind) ? standing[kind] : undefined;
  const again = set.pass && !set.keep ? againAfter(before) : undefined;
  return withoutIdle([...others, [kind, again ? { ...set, again } : set]]);
}

/** What comes back after something that ends by itself: what was to be kept. */
function againAfter(before: StandingAnswer | undefined): StandingAnswer["again"] {
  if (!before?.pass || !before.keep) return before?.again;
  return before.until === "turn" ? undefined : before.until;
}

/** To be asked is nothing special unless one is passed for on everything else. */
function withoutIdle(entries: readonly (readonly [string, StandingAnswer])[]): StandingAnswers {
  const special = entries.some(([kind]) => kind === EVERY);
  return Object.fromEntries(entries.filter(([, { pass }]) => pass || special));
}

function isOwnAffair(targets: readonly Seat[] | undefined, seat: Seat): boolean {
  return !targets || targets.length === 0 || targets.includes(seat);
}

/** Is this seat to be passed for, in the question that is open? Only where several are asked. */
export function passesNow(match: Match, seat: Seat, standing: StandingAnswers): boolean {
  const { pending, play } = opened(match);
  if (!pending || !isGroup(pending)) return false;
  const question = questionsOf(pending).find((each) => each.seat === seat);
  if (!question) return false;
  return passes({ game: match.game, state: play.state }, pending.form, question, seat, standing);
}

/** The same from what this viewer sees: a pass is on its way. */
export function passesSoon(
  game: AnyGame,
  { pending, question, viewer, state }: View,
  standing: StandingAnswers,
): boolean {
  if (!pending || pending.form === "ask" || !question || viewer === "spectator") return false;
  return passes({ game, state }, pending.form, question, viewer, standing);
}

type Asked = { readonly kind: string; readonly targets?: readonly Seat[] | undefined };

function passes(
  table: Table,
  form: "each" | "window",
  question: Asked,
  seat: Seat,
  standing: StandingAnswers,
): boolean {
  const own = Object.hasOwn(standing, question.kind) ? standing[question.kind] : undefined;
  const set = own ?? (form === "window" ? standing[EVERY] : undefined);
  if (!set?.pass || isOver(table, seat, set)) return false;
  if (set.until === undefined) return true;
  if (form === "window" && spares(table, seat, question.kind)) return true;
  // The windows of one's own turn are about oneself, unless the game says whom else they are about.
  const isOwn = set.until === "turn" || isOwnAffair(question.targets, seat);
  if (isTurnOf(table, seat) && isOwn) return false;
  if (set.until === "turn") return true;
  const others = set.until === "anybody" && !isTurnOf(table, seat);
  const isTarget = (target: Seat) =>
    target === seat || (others && target >= 0 && !isTurnOf(table, target));
  return !question.targets?.some(isTarget);
}
