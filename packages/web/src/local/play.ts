/**
 * One kept match in memory. What is done here is durable when the promise resolves; what could not be
 * kept is withdrawn, so that memory never knows more than the store. Not for bots, screens or the
 * order of requests: see host.ts.
 */
import {
  type Answer,
  answerOf,
  BadInput,
  createMatch,
  decisionId,
  type FaultReport,
  fork,
  type GameEntry,
  hashOf,
  type Match,
  type MatchRecord,
  type SavedAnswer,
  type Seat,
  type StoredEvent,
  save,
  submit,
  takeBackTo,
  undo,
  waitingFor,
} from "@sprawl/engine";
import type { Refused } from "../feed/feed.js";
import type { Place } from "./begin.js";
import { slotAfter } from "./campaigns.js";
import type { Change, KeptMatch, KeptSlot } from "./kept.js";
import { recordOfKept, standUp } from "./standing.js";
import { Timeline } from "./timeline.js";

export type Done =
  | { readonly status: "accepted" | "repeated" }
  | { readonly status: "refused"; readonly refusal: Refused }
  /** A rule threw; the match stands at the decision before. */
  | { readonly status: "fault"; readonly report: FaultReport }
  /** Another page plays the same match and was first: what is kept has been read anew. */
  | { readonly status: "overtaken" };

export class LocalPlay {
  private constructor(
    private readonly place: Place,
    readonly entry: GameEntry,
    public row: KeptMatch,
    public match: Match,
    public events: readonly StoredEvent[],
    readonly answers: SavedAnswer[],
    private timeline: Timeline | undefined,
  ) {}

  /** Throws `BadInput` if there is no such match, or if it does not run any more. */
  static async open(place: Place, id: string): Promise<{ play: LocalPlay; askedAgain: boolean }> {
    const whole = await place.store.read(id);
    if (!whole) throw new BadInput("match", "is not kept in this browser");
    const entry = await place.load(whole.match.game);
    const { match, events, askedAgain, known } = standUp(entry.game, whole);
    const answers = whole.answers.map(({ a }) => a);
    const play = new LocalPlay(place, entry, whole.match, match, events, answers, undefined);
    if (!known) play.timeline = new Timeline(fork(match), answers, events);
    if (askedAgain) {
      match.takenBack = whole.match.backs + 1;
      await play.cutTo(match.play.answers);
    }
    return { play, askedAgain };
  }

  get over(): boolean {
    return this.row.abandoned === true || this.match.play.result !== undefined;
  }

  get waiting(): readonly Seat[] {
    return this.over ? [] : waitingFor(this.match);
  }

  /** Take an answer. `why` is what a bot says for it. */
  async give(seat: Seat, decision: string, answer: Answer, why?: string): Promise<Done> {
    const { match } = this;
    if (this.over) return refused("over", "The match is over.");
    const last = match.last.slice();
    const before = match.play.answers;
    const outcome = submit(match, { seat, decision, answer });
    if (outcome.status === "failed") return { status: "fault", report: outcome.report };
    if (outcome.status !== "accepted") return outcome;
    const withdraw = () => {
      takeBackTo(match, before);
      match.takenBack--;
      match.last = last;
    };
    const a = newest(match);
    const about = why === undefined ? { a } : { a, why };
    const done = await this.write({ add: about }, withdraw);
    if (done.status !== "accepted") return done;
    this.answers.push(a);
    this.events = [...this.events, ...outcome.events];
    return done;
  }

  /** Take this seat's last answer back, where that is clean. */
  async undo(seat: Seat): Promise<Done> {
    if (this.over) return refused("over", "The match is over.");
    const { match } = this;
    const redo = this.answers.at(-1);
    const refusal = undo(match, seat);
    if (refusal) return { status: "refused", refusal };
    const withdraw = () => {
      if (redo) submit(match, { seat, decision: decisionId(match), answer: redo[4] });
      match.takenBack--;
    };
    const keep = match.play.answers;
    const done = await this.write({ keep }, withdraw);
    if (done.status === "accepted") this.forget(keep);
    return done;
  }

  /** Give the match up. */
  async abandon(): Promise<Done> {
    if (this.over) return refused("over", "The match is over.");
    return this.write({ abandoned: true }, () => {});
  }

  /** Take a match up again that was given up. Not one whose campaign has gone on without it. */
  async resume(): Promise<Done> {
    if (!this.row.abandoned || this.row.campaign) return refused("over", "The match is over.");
    return this.write({ abandoned: false }, () => {});
  }

  /** Keep a snapshot of where it stands, for the day the rules change. */
  async keepSnapshot(): Promise<void> {
    const { revision, id } = this.row;
    if (this.over || this.snapshotAt === revision) return;
    this.snapshotAt = revision;
    await this.place.store.snapshot(id, revision, save(this.match));
  }
  private snapshotAt = -1;

  /** The match at its earlier moments. */
  moments(): Timeline {
    this.timeline ??= new Timeline(createMatch(this.entry.game, this.row), this.answers);
    return this.timeline;
  }

  record(): MatchRecord {
    return recordOfKept({ match: this.row }, this.answers.slice(), hashOf(this.match));
  }

  private async cutTo(keep: number): Promise<void> {
    await this.write({ keep }, () => {});
    this.forget(keep);
  }

  private forget(keep: number): void {
    this.answers.length = keep;
    this.events = this.events.filter(({ at }) => at <= keep);
    const { timeline } = this;
    if (!timeline) return;
    if (keep >= timeline.first) timeline.cut(keep);
    else this.timeline = new Timeline(fork(this.match), this.answers, this.events);
  }

  /** What the end of this match means for its campaign. */
  private async slotNow(): Promise<{ readonly slot?: KeptSlot }> {
    const { row, place, match } = this;
    if (!row.campaign) return {};
    const slot = await place.store.slot(row.campaign.slot);
    if (!slot) return {};
    const after = slotAfter(await place.load(slot.game), slot, row.id, match, place.now());
    return after ? { slot: after } : {};
  }

  private async write(
    what: Omit<Change, "match"> & { readonly abandoned?: boolean },
    withdraw: () => void,
  ): Promise<Done> {
    const { match, place } = this;
    const { abandoned: wasAbandoned, hash: _, ...row } = this.row;
    const { abandoned = wasAbandoned, ...change } = what;
    const { result } = match.play;
    const next: KeptMatch = {
      ...row,
      changed: place.now(),
      revision: row.revision + 1,
      answers: match.play.answers,
      backs: match.takenBack,
      waiting: abandoned ? [] : waitingFor(match),
      ...(result && { result }),
      ...((result || abandoned) && { hash: hashOf(match) }),
      ...(abandoned && { abandoned: true as const }),
    };
    try {
      const slot = result || abandoned ? await this.slotNow() : {};
      if (await place.store.write({ ...change, ...slot, match: next })) {
        this.row = next;
        return { status: "accepted" };
      }
    } catch (error) {
      withdraw();
      const message = error instanceof Error ? error.message : String(error);
      return refused("not-kept", message);
    }
    await this.readAnew();
    return { status: "overtaken" };
  }

  private async readAnew(): Promise<void> {
    const { play } = await LocalPlay.open(this.place, this.row.id);
    this.row = play.row;
    this.match = play.match;
    this.events = play.events;
    this.answers.splice(0, this.answers.length, ...play.answers);
    this.timeline = play.timeline;
  }

  /** Read what is kept again, if another page has written since. */
  async catchUp(): Promise<boolean> {
    const kept = await this.place.store.read(this.row.id);
    if (!kept || kept.match.revision === this.row.revision) return false;
    await this.readAnew();
    return true;
  }
}

function refused(code: string, message: string): Done {
  return { status: "refused", refusal: { code, message } };
}

/** The answer just given, as it is written down. */
function newest({ log }: Match): SavedAnswer {
  if (!log) throw new Error("an accepted answer must be in the log");
  return [log.seat, log.step, log.kind, log.nth, answerOf(log.given)];
}
