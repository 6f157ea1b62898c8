/**
 * A match at any of its moments. What has been played through once leaves marks, copies of the state
 * at starts of steps, so that looking back costs the answers since the mark before and no more. The
 * marks are those the match makes anyway; when there are many, every other one goes.
 */

import { canonical } from "./canonical.js";
import { readEntries, type SavedAnswer } from "./entries.js";
import { assert } from "./errors.js";
import { answerOf } from "./options.js";
import { feed, fork, positionOf, resumeAtStep } from "./position.js";
import { type Entry, type Match, type OpenMatch, opened, type Snapshot } from "./snapshot.js";
import type { StoredEvent } from "./told.js";

/** Marks that are kept. */
const MOST = 128;

export class Timeline {
  /** The first moment there is: 0, unless the match is known only from somewhere on. */
  readonly first: number;
  /** Starts of steps to run from, oldest first. */
  private marks: Snapshot[];
  /** How many answers lie between two marks, at least. */
  private stride = 16;
  /** The answers after the first mark. */
  private entries: Entry[];
  /** The match as far as it has been played through. */
  private head: OpenMatch;
  private told: StoredEvent[];
  /** The moment that was looked at last. */
  private near: OpenMatch | undefined;
  private misfit = false;

  /** `begun` is the match before the first of `answers`, or at the first moment that is known. */
  constructor(
    begun: Match,
    answers: readonly SavedAnswer[] = [],
    events: readonly StoredEvent[] = opened(begun).play.news,
  ) {
    this.head = fork(begun);
    const { snapshot, entries } = positionOf(this.head);
    this.first = this.head.play.answers;
    this.marks = [snapshot];
    this.entries = [...entries, ...readEntries(answers, this.first)];
    this.told = events.slice();
  }

  /** How far it goes: to the last answer, or to the first one that does not fit. */
  get last(): number {
    return this.misfit ? this.head.play.answers : this.base + this.entries.length;
  }

  /** Answers before the first mark. */
  private get base(): number {
    return this.marks[0].answers;
  }

  /** Play through to there, for so many answers at most. Returns whether there is more to do. */
  advance(to: number, most = Number.POSITIVE_INFINITY): boolean {
    const { head } = this;
    const end = Math.min(to, this.last);
    for (let i = 0; i < most; i++) {
      const n = head.play.answers;
      if (n >= end) return false;
      head.play.news = [];
      if (feed(head, [this.entries[n - this.base]])) {
        this.misfit = true;
        return false;
      }
      for (const event of head.play.news) this.told.push(event);
      this.mark();
    }
    return head.play.answers < end;
  }

  private mark(): void {
    const snapshot = this.head.checkpoints.at(-1);
    const last = this.marks[this.marks.length - 1];
    if (!snapshot || snapshot.answers - last.answers < this.stride) return;
    this.marks.push(snapshot);
    if (this.marks.length <= MOST) return;
    this.marks = this.marks.filter((_, i) => i % 2 === 0);
    this.stride *= 2;
  }

  /** The match after `n` answers. To be looked at only: the next call may move it. */
  at(n: number): Match {
    this.advance(n);
    const { head, near } = this;
    const wanted = Math.max(this.first, Math.min(n, head.play.answers));
    if (wanted === head.play.answers) return head;
    const mark = this.markBefore(wanted);
    const nearer = near && near.play.answers <= wanted && near.play.answers >= mark.answers;
    const match = nearer ? near : this.resumed(mark);
    match.play.news = [];
    const from = match.play.answers - this.base;
    const misfit = feed(match, this.entries.slice(from, wanted - this.base));
    assert(!misfit, "a match must run again as it ran before");
    this.near = match;
    return match;
  }

  private markBefore(n: number): Snapshot {
    let at = this.marks.length - 1;
    while (at > 0 && this.marks[at].answers > n) at--;
    return this.marks[at];
  }

  private resumed(snapshot: Snapshot): OpenMatch {
    const { game, header, play } = this.head;
    return resumeAtStep(game, header, { snapshot, entries: [] }, { script: play.chance.script });
  }

  /** What was told up to there. */
  eventsUpTo(n: number): readonly StoredEvent[] {
    this.advance(n);
    return this.told.slice(0, this.toldUpTo(n));
  }

  /** What was told as far as it has been played through. */
  eventsSoFar(): readonly StoredEvent[] {
    return this.told;
  }

  /** What was told after there. */
  eventsAfter(n: number): readonly StoredEvent[] {
    this.advance(this.last);
    return this.told.slice(this.toldUpTo(n));
  }

  /** What the `n`-th answer told; of 0, what was told before the first one. */
  eventsOf(n: number): readonly StoredEvent[] {
    this.advance(n);
    return this.told.slice(this.toldUpTo(n - 1), this.toldUpTo(n));
  }

  private toldUpTo(n: number): number {
    let many = this.told.length;
    while (many > 0 && this.told[many - 1].at > n) many--;
    return many;
  }

  /** A match of its own that stands at the last moment and can be played on. */
  goOn(takenBack = 0): Match {
    this.advance(this.last);
    const match = fork(this.head);
    match.takenBack = takenBack;
    match.play.news = [];
    return match;
  }

  /** This match has gone on, or answers of it were taken back: the timeline is as long as it is now. */
  follow(match: Match): void {
    const fresh: Entry[] = [];
    let entry = opened(match).log;
    while (entry && entry.n > this.base && this.entries[entry.n - 1 - this.base] !== entry) {
      fresh.push(entry);
      entry = entry.before;
    }
    fresh.reverse();
    let same = 0;
    const from = (fresh[0]?.n ?? opened(match).play.answers + 1) - 1 - this.base;
    while (same < fresh.length && isSame(this.entries[from + same], fresh[same])) same++;
    this.cut(this.base + from + same);
    this.entries.splice(from, this.entries.length - from, ...fresh);
  }

  /** The first `keep` answers stand, and these came after them. */
  goOnWith(keep: number, answers: readonly SavedAnswer[]): void {
    this.cut(keep);
    this.entries.push(...readEntries(answers, keep));
  }

  /** The answers after the first `n` have been taken back. */
  private cut(n: number): void {
    this.entries.length = Math.min(this.entries.length, Math.max(0, n - this.base));
    if (this.near && this.near.play.answers > n) this.near = undefined;
    if (this.head.play.answers <= n) {
      this.misfit = false;
      return;
    }
    assert(n >= this.first, `nothing is known before answer ${this.first}`);
    this.marks = this.marks.filter(({ answers }, i) => i === 0 || answers <= n);
    const mark = this.marks[this.marks.length - 1];
    this.head = this.resumed(mark);
    feed(this.head, this.entries.slice(mark.answers - this.base, n - this.base));
    this.misfit = false;
    this.told = this.told.slice(0, this.toldUpTo(n));
  }
}

function isSame(a: Entry | undefined, b: Entry): boolean {
  if (!a || a.seat !== b.seat || a.step !== b.step || a.kind !== b.kind || a.nth !== b.nth) {
    return false;
  }
  return canonical(answerOf(a.given)) === canonical(answerOf(b.given));
}
