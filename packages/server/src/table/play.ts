/**
 * A match that is being played, in memory and on disk. Whatever happens in it is written first and
 * shown then; if another process was first at that place in the order, ours is withdrawn, theirs is
 * done, and ours is tried again. Not for sockets, people or clocks' alarms: see live.ts.
 */
import type { Answer, AnyGame, Refusal, Seat } from "@sprawl/engine";
import {
  answersGiven,
  type FaultReport,
  type Match,
  propose,
  resultOf,
  type StoredEvent,
  type Submission,
  save,
  takeBackTo,
  undo,
  waitingFor,
} from "@sprawl/engine/host";
import { unavailable } from "../errors.js";
import type { Act, Ending, Giver, MatchRow } from "../store/matches.js";
import type { Store } from "../store/store.js";
import {
  type Clock,
  chargedFor,
  clockAfter,
  type Pause,
  startClock,
  withoutPauses,
} from "./clock.js";
import type { Pace } from "./doc.js";
import { type Around, applyAct, loadMatch } from "./loading.js";
import { type Attempt, EndlessRule } from "./rules.js";

/** Something that is now on disk, for those who watch. */
export type Happened = {
  readonly version: number;
  readonly events: readonly StoredEvent[];
  /** So many answers were kept, the others taken back. */
  readonly back?: number;
};

export type Reply =
  | { readonly status: "accepted" | "repeated" }
  | { readonly status: "refused"; readonly refusal: Refusal }
  | { readonly status: "failed"; readonly report: FaultReport };

type Body = Act extends infer A ? (A extends Act ? Omit<A, "t" | "o" | "w" | "c"> : never) : never;

/** Acts between two snapshots. */
const STRIDE = 64;
const TRIES = 20;

export class LivePlay {
  /** Called for each act, in order, once it is on disk. */
  happened: (what: Happened) => void = () => {};
  /** When the table had stopped its clocks. */
  pauses: () => readonly Pause[] = () => [];
  /** What is in memory is no longer what is on disk; open it anew. */
  lost = false;

  private constructor(
    private readonly around: Around,
    readonly row: MatchRow,
    private readonly pace: Pace,
    readonly match: Match,
    public version: number,
    private snapshotSeq: number,
    /** The clock as it is kept: the wall's time, whatever was agreed. */
    private kept: Clock,
    public ended: Ending | undefined,
  ) {}

  static async open(
    around: Around,
    game: AnyGame,
    row: MatchRow,
    pace: Pace,
  ): Promise<{ play: LivePlay; askedAgain: boolean }> {
    const { match, seq, snapshotSeq, last, ended, askedAgain } = await loadMatch(around, game, row);
    const began = startClock(pace, row.seats, row.began);
    const clock = { banks: last?.c ?? began.banks, opened: last?.o ?? began.opened };
    const play = new LivePlay(around, row, pace, match, seq, snapshotSeq, clock, ended);
    if (askedAgain) {
      const back = answersGiven(match);
      takeBackTo(match, back);
      await play.write({ back });
    }
    return { play, askedAgain };
  }

  /** A match that has just begun; `match` replaces the one its seed would give, in tests. */
  static begin(around: Around, row: MatchRow, pace: Pace, match: Match) {
    const clock = startClock(pace, row.seats, row.began);
    return new LivePlay(around, row, pace, match, 0, 0, clock, undefined);
  }

  private get store(): Store {
    return this.around.store;
  }

  private now(): number {
    return this.around.now();
  }

  /** Run rules of this match. If they do not come to an end, what is in memory is lost. */
  private async run<T>(work: () => T, attempt?: () => Attempt): Promise<T> {
    try {
      return await this.around.rules.run(this.match.game.id, work, attempt);
    } catch (error) {
      this.lost = true;
      throw error;
    }
  }

  /** The clock, on which pauses do not count. */
  get clock(): Clock {
    return withoutPauses(this.kept, this.pauses(), this.now());
  }

  get over(): boolean {
    return this.ended !== undefined || resultOf(this.match) !== undefined;
  }

  /** The seats that are waited for. */
  get waiting(): readonly Seat[] {
    return this.over ? [] : waitingFor(this.match);
  }

  /** Take an answer. When this returns "accepted", it is on disk and has been told. */
  async answer(seat: Seat, decision: string, answer: Answer, by: Giver): Promise<Reply> {
    for (let i = 0; i < TRIES; i++) {
      if (this.ended) return refused({ code: "over", message: "The match is over." });
      const given = { seat, decision, answer };
      const outcome = await this.propose(given);
      if (outcome.status === "refused") {
        if (i === 0 && (await this.catchUp()) > 0) continue;
        return outcome;
      }
      if (outcome.status !== "accepted") return outcome;
      const { events, answer: a, sealed, goesOn, withdraw } = outcome;
      const t = this.now();
      const o = goesOn ? t : this.kept.opened;
      const act: Act = { a, by, t, o, w: this.waiting };
      const banks = chargedFor(this.pace, this.clock, seat, !sealed, t);
      if (await this.append(act, banks, withdraw)) {
        this.tell({ version: this.version, events });
        return { status: "accepted" };
      }
    }
    throw unavailable();
  }

  private async propose(given: Submission) {
    const { match } = this;
    try {
      return await this.run(
        () => propose(match, given),
        () => ({ answer: { saved: save(match), ...given } }),
      );
    } catch (error) {
      if (!(error instanceof EndlessRule)) throw error;
      const { match: before } = await loadMatch(this.around, match.game, this.row);
      const { seat, answer } = given;
      const report = { message: error.why, stack: "", before: save(before), seat, answer };
      return { status: "failed", report } as const;
    }
  }

  /** Take this seat's own last answer back, where that is clean. */
  async undo(seat: Seat): Promise<Refusal | undefined> {
    await this.catchUp();
    if (this.over) return { code: "over", message: "The match is over." };
    const keep = answersGiven(this.match) - 1;
    // As it was when they were asked: taking back gains nobody time.
    const clock = await this.clockAt(keep);
    const refusal = await this.run(() => undo(this.match, seat));
    if (refusal) return refusal;
    const done = await this.write({ back: keep, seat }, clock);
    if (done) return undefined;
    const message = "Somebody else has acted since.";
    return { code: "cannot-undo", field: "another-seat", message };
  }

  /** Go back to where so many answers were given: the table has agreed. */
  async takeBack(keep: number, answers: number): Promise<boolean> {
    await this.catchUp();
    if (answersGiven(this.match) !== answers || keep >= answers) return false;
    const { banks } = await this.clockAt(keep);
    await this.run(() => takeBackTo(this.match, keep));
    return this.write({ back: keep }, { banks, opened: this.now() });
  }

  private async clockAt(answers: number): Promise<Clock> {
    const { id, seats, began } = this.row;
    const acts = await this.store.matches.since(id, 0);
    return clockAfter(acts, answers, startClock(this.pace, seats, began));
  }

  /** End it other than by its rules. */
  async end(ended: Ending): Promise<boolean> {
    await this.catchUp();
    if (this.over) return false;
    this.ended = ended;
    return this.write({ end: ended });
  }

  /** Do what other processes have written since. Returns how many acts that were. */
  async catchUp(surely = false): Promise<number> {
    if (this.lost || !(surely || this.store.shared)) return 0;
    const acts = await this.store.matches.since(this.row.id, this.version);
    for (const { seq, act } of acts) {
      const events = await this.run(() => applyAct(this.match, act));
      if (!events) {
        this.lost = true;
        throw unavailable();
      }
      if ("end" in act) this.ended = act.end;
      this.version = seq;
      this.kept = { banks: act.c ?? this.kept.banks, opened: act.o ?? this.kept.opened };
      this.tell({ version: seq, events, ...("back" in act && { back: act.back }) });
    }
    return acts.length;
  }

  /** Keep a snapshot, so that the match is quickly loaded again. */
  async keep(): Promise<void> {
    if (this.snapshotSeq === this.version) return;
    const { version } = this;
    const saved = save(this.match);
    this.snapshotSeq = version;
    await this.store.matches.saveSnapshot(this.row.id, version, saved);
  }

  /** Write what has been done in memory. If somebody else was first, this match is lost. */
  private async write(body: Body, clock?: Clock): Promise<boolean> {
    const lose = () => {
      this.lost = true;
    };
    const t = this.now();
    const { banks, opened } = clock ?? { banks: this.kept.banks, opened: t };
    const act = { ...body, t, o: opened, w: this.waiting };
    if (!(await this.append(act, banks, lose))) return false;
    this.tell({ version: this.version, events: [], ...("back" in body && { back: body.back }) });
    return true;
  }

  private async append(act: Act, banks: readonly number[], withdraw: () => void): Promise<boolean> {
    if (banks.length > 0) act.c = banks;
    let first = false;
    try {
      first = await this.store.matches.append(this.row.id, this.version + 1, act);
    } catch {
      // Perhaps it was written, perhaps not: what is there decides.
      withdraw();
      await this.catchUp(true).catch(() => {
        this.lost = true;
      });
      throw unavailable();
    }
    if (!first) {
      withdraw();
      await this.catchUp(true);
      return false;
    }
    this.version++;
    this.kept = { banks, opened: act.o };
    if (this.version - this.snapshotSeq >= STRIDE) this.keep().catch(() => {});
    return true;
  }

  private tell(what: Happened): void {
    this.happened(what);
  }
}

function refused(refusal: Refusal): Reply {
  return { status: "refused", refusal };
}
