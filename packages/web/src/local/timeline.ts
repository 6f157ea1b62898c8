/**
 * A match at any of its moments. What has been played through once is kept as a match of its own every
 * fifty answers, so that looking back costs fifty answers at most. The list of answers may grow, and
 * may be cut with `cut`.
 */
import { fork, giveAgain, type Match, type SavedAnswer, type StoredEvent } from "@sprawl/engine";

const STRIDE = 50;

export class Timeline {
  /** Matches that stand still, by the number of their answers. */
  private readonly marks = new Map<number, Match>();
  /** As far as it has been played through. */
  private head: Match;
  private told: StoredEvent[];
  /** The moment that was looked at last. */
  private near: Match | undefined;
  private misfit = false;

  /** `first` is the match before the first of `answers`, or wherever it is known from. */
  constructor(
    first: Match,
    private readonly answers: readonly SavedAnswer[],
    events: readonly StoredEvent[] = first.play.news,
  ) {
    this.first = first.play.answers;
    this.told = events.slice();
    this.marks.set(this.first, first);
    this.head = fork(first);
  }
  readonly first: number;

  /** How far it goes: to the last answer, or to the first one that does not fit. */
  get last(): number {
    return this.misfit ? this.head.play.answers : this.answers.length;
  }

  /** Play through to there, for so many answers at most. Returns whether there is more to do. */
  advance(to: number, most = Number.POSITIVE_INFINITY): boolean {
    const end = Math.min(to, this.answers.length);
    for (let i = 0; i < most && !this.misfit; i++) {
      const n = this.head.play.answers;
      if (n >= end) return false;
      if (!giveAgain(this.head, this.answers[n])) {
        this.misfit = true;
        return false;
      }
      for (const event of this.head.play.news) this.told.push(event);
      if ((n + 1) % STRIDE === 0) this.marks.set(n + 1, fork(this.head));
    }
    return !this.misfit && this.head.play.answers < end;
  }

  /** The match after `n` answers. To be looked at only: the next call may move it. */
  at(n: number): Match {
    this.advance(n);
    const wanted = Math.max(this.first, Math.min(n, this.head.play.answers));
    if (wanted === this.head.play.answers) return this.head;
    const mark = this.marks.get(wanted);
    if (mark) return mark;
    const from = this.nearest(wanted);
    while (from.play.answers < wanted) {
      if (!giveAgain(from, this.answers[from.play.answers])) throw new Error("a replay strayed");
    }
    this.near = from;
    return from;
  }

  /** What was told up to there. */
  eventsUpTo(n: number): readonly StoredEvent[] {
    this.advance(n);
    return this.told.filter(({ at }) => at <= n);
  }

  /** The answers after the first `n` have been taken back. */
  cut(n: number): void {
    if (this.near && this.near.play.answers > n) this.near = undefined;
    if (this.head.play.answers <= n) return;
    for (const at of this.marks.keys()) if (at > n && at > this.first) this.marks.delete(at);
    const mark = [...this.marks.values()].reduce((a, b) =>
      a.play.answers > b.play.answers ? a : b,
    );
    this.head = fork(mark);
    this.misfit = false;
    this.told = this.told.filter(({ at }) => at <= mark.play.answers);
  }

  private nearest(n: number): Match {
    let best: Match | undefined;
    for (const mark of this.marks.values()) {
      const { answers } = mark.play;
      if (answers <= n && (!best || answers > best.play.answers)) best = mark;
    }
    const { near } = this;
    if (near && near.play.answers <= n && near.play.answers >= (best?.play.answers ?? 0)) {
      return near;
    }
    if (!best) throw new Error(`nothing is known before answer ${n}`);
    return fork(best);
  }
}
