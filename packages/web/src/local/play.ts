/**
 * One kept match in memory. What is done here is durable when the promise resolves; what could not be
 * kept is withdrawn, so that memory never knows more than the store. Not for bots, screens or the
 * order of requests: see host.ts.
 */
import { type Answer, BadInput, type GameEntry, type Seat } from "@sprawl/engine";
import {
  answersGiven,
  type FaultReport,
  hashOf,
  type Match,
  type MatchRecord,
  propose,
  proposeUndo,
  resultOf,
  type SavedAnswer,
  type StoredEvent,
  save,
  Timeline,
  timesTakenBack,
  waitingFor,
} from "@sprawl/engine/host";
import type { Refused } from "../feed/feed.js";
import type { Place } from "./begin.js";
import { isOpen, slotAfter, storyOf } from "./campaigns.js";
import type { Change, KeptMatch, KeptSlot } from "./kept.js";
import { recordOfKept, standUp } from "./standing.js";

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
    private timeline: Timeline,
  ) {}

  /** Throws `BadInput` if there is no such match, or if it does not run any more. */
  static async open(place: Place, id: string): Promise<{ play: LocalPlay; askedAgain: boolean }> {
    const whole = await place.store.read(id);
    if (!whole) throw new BadInput("match", "is not kept in this browser");
    const entry = await place.load(whole.match.game);
    const { match, timeline, askedAgain } = standUp(entry.game, whole);
    const events = timeline.eventsUpTo(timeline.last);
    const answers = whole.answers.map(({ a }) => a);
    const play = new LocalPlay(place, entry, whole.match, match, events, answers, timeline);
    if (askedAgain) await play.cutTo(answersGiven(match));
    return { play, askedAgain };
  }

  get over(): boolean {
    return this.row.abandoned === true || resultOf(this.match) !== undefined;
  }

  get waiting(): readonly Seat[] {
    return this.over ? [] : waitingFor(this.match);
  }

  /** Take an answer. `why` is what a bot says for it. */
  async give(seat: Seat, decision: string, answer: Answer, why?: string): Promise<Done> {
    const { match } = this;
    if (this.over) return refused("over", "The match is over.");
    const outcome = propose(match, { seat, decision, answer });
    if (outcome.status === "failed") return { status: "fault", report: outcome.report };
    if (outcome.status !== "accepted") return outcome;
    const { answer: a, events, withdraw } = outcome;
    const about = why === undefined ? { a } : { a, why };
    const done = await this.write({ add: about }, withdraw);
    if (done.status !== "accepted") return done;
    this.answers.push(a);
    this.events = [...this.events, ...events];
    return done;
  }

  /** Take this seat's last answer back, where that is clean. */
  async undo(seat: Seat): Promise<Done> {
    if (this.over) return refused("over", "The match is over.");
    const outcome = proposeUndo(this.match, seat);
    if (outcome.status === "refused") return outcome;
    const { keep, withdraw } = outcome;
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
    const { match, events } = this;
    if (answersGiven(match) < this.timeline.first) this.timeline = new Timeline(match, [], events);
    this.timeline.follow(match);
    return this.timeline;
  }

  /** May everybody see what this match has left hidden? */
  isOpen(): Promise<boolean> {
    return isOpen(this.place, this.row);
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
  }

  /** What the end of this match means for its campaign. */
  private async slotNow(): Promise<{ readonly slot?: KeptSlot }> {
    const { row, place, match } = this;
    if (!row.campaign) return {};
    const slot = await place.store.slot(row.campaign.slot);
    if (!slot) return {};
    const after = slotAfter(await storyOf(place, slot.game), slot, row.id, match, place.now());
    return after ? { slot: after } : {};
  }

  private async write(
    what: Omit<Change, "match"> & { readonly abandoned?: boolean },
    withdraw: () => void,
  ): Promise<Done> {
    const { match, place } = this;
    const { abandoned: wasAbandoned, hash: _, ...row } = this.row;
    const { abandoned = wasAbandoned, ...change } = what;
    const result = resultOf(match);
    const next: KeptMatch = {
      ...row,
      changed: place.now(),
      revision: row.revision + 1,
      answers: answersGiven(match),
      backs: timesTakenBack(match),
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
