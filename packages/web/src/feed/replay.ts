/**
 * A record that is played back, as a table screen sees it. Nothing can be answered in it; it can be
 * looked at, at any step, and once the match is over with anybody's eyes. Runs in the page: what has
 * been played through is kept every fifty answers, so that going back and forth is quick.
 */
import type { GameEntry, GameEvent, View, Viewer } from "@sprawl/engine";
import {
  answersGiven,
  checkKept,
  createMatch,
  eventsFor,
  type KeptDeal,
  type MatchRecord,
  Timeline,
  type Verdict,
  verify,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import type { SeatInfo } from "@sprawl/kit";
import { type LocalPlayer, peopleOf } from "../local/kept.js";
import type { Feed, FeedState, Moment, Refused } from "./feed.js";

/** What is played back. */
export type ReplaySource = {
  readonly entry: GameEntry;
  readonly record: MatchRecord;
  readonly players: readonly LocalPlayer[];
  /** What bots said for the answer with that number, from 1. */
  readonly thoughts: ReadonlyMap<number, string>;
  /** The hash of the deal that was published before the first draw, where it is known. */
  readonly commitment?: string | undefined;
  /** The end of the link by which others may look at it too, where it is on a server. */
  readonly link?: string | undefined;
  /** What this browser kept of the deal, if it was there. */
  readonly kept?: KeptDeal | undefined;
  /** Over, by its rules or because it was given up: then anybody's eyes may be borrowed. */
  readonly over: boolean;
};

/** Answers played through at a stretch before the page may breathe. */
const STRETCH = 50;

const REFUSED: Refused = { code: "replay", message: "This is a replay." };

export class ReplayFeed implements Feed {
  readonly kind = "replay";
  readonly entry: GameEntry;
  private readonly timeline: Timeline;
  private readonly seats: readonly SeatInfo[];
  private readonly listeners = new Set<() => void>();
  private now: FeedState;
  private seeking = 0;
  private all: { readonly viewer: Viewer; readonly log: readonly GameEvent[] } | undefined;
  step = 0;
  viewer: Viewer;

  constructor(readonly source: ReplaySource) {
    const { entry, record, players, over } = source;
    this.entry = entry;
    this.timeline = new Timeline(createMatch(entry.game, record), record.answers);
    this.seats = players.map(({ name, bot }, seat) => ({
      seat,
      name,
      by: bot === undefined ? "person" : "bot",
      here: true,
    }));
    const people = peopleOf(players);
    this.viewer = people.length === 1 || (over && people.length > 0) ? people[0] : "spectator";
    this.now = this.stateAt(0, 0);
  }

  /** The last step there is. Fewer than there are answers, if the rules have changed since. */
  get steps(): number {
    return this.timeline.last;
  }

  /** Were some answers given under rules we no longer have? */
  get cutShort(): boolean {
    return this.steps < this.source.record.answers.length;
  }

  /** Whose eyes may be borrowed. Of a match that is still played, only those of its one person. */
  eyes(): readonly Viewer[] {
    const { over, players } = this.source;
    if (over) return ["spectator", ...players.keys()];
    const people = peopleOf(players);
    return people.length === 1 ? [people[0]] : ["spectator"];
  }

  /** Who is waited for at this step; nobody after the end. */
  waiting(): readonly number[] {
    return waitingFor(this.timeline.at(this.step));
  }

  /** What the bot said that gave the answer before this step. */
  thought(): { readonly seat: number; readonly why: string } | undefined {
    const why = this.source.thoughts.get(this.step);
    const answer = this.source.record.answers[this.step - 1];
    return why === undefined || !answer ? undefined : { seat: answer[0], why };
  }

  /** Plays through to the end, so that all that was told is known; the page breathes meanwhile. */
  async readOn(): Promise<void> {
    while (this.timeline.advance(this.source.record.answers.length, STRETCH)) {
      await new Promise((done) => setTimeout(done, 0));
    }
    this.all = undefined;
    for (const listener of [...this.listeners]) listener();
  }

  /** What these eyes are told in the whole match, as far as it has been played through. */
  told(): readonly GameEvent[] {
    if (this.all?.viewer !== this.viewer) {
      const log = eventsFor(this.timeline.eventsSoFar(), this.viewer);
      this.all = { viewer: this.viewer, log };
    }
    return this.all.log;
  }

  /**
   * Go to this step; a later call overtakes an earlier one that is still on its way. Who goes on to
   * what comes next is shown what happened on the way.
   */
  async seek(step: number, viewer: Viewer = this.viewer, shows = false): Promise<void> {
    const eyes = this.eyes();
    const allowed = eyes.includes(viewer) ? viewer : eyes[0];
    const wanted = Math.max(0, Math.min(step, this.source.record.answers.length));
    const mine = ++this.seeking;
    while (this.timeline.advance(wanted, STRETCH)) {
      await new Promise((done) => setTimeout(done, 0));
      if (mine !== this.seeking) return;
    }
    const before = this.step;
    const follows = shows && allowed === this.viewer;
    this.step = Math.min(wanted, this.steps);
    this.viewer = allowed;
    this.now = this.stateAt(this.step, follows ? before : this.step);
    for (const listener of [...this.listeners]) listener();
  }

  /** Does the record follow from the seed that was committed to? Takes as long as playing it does. */
  verify(): Verdict {
    const { entry, record, commitment, kept } = this.source;
    const { problems } = verify(entry.game, record, commitment);
    const all = [...new Set([...problems, ...(kept ? checkKept(kept, record) : [])])];
    return { verified: all.length === 0, problems: all };
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  state = () => this.now;
  answer = async () => REFUSED;
  undo = async () => REFUSED;
  moment = async (answers: number, viewer: Viewer = this.viewer): Promise<Moment> => {
    const eyes = this.eyes().includes(viewer) ? viewer : this.viewer;
    const match = this.timeline.at(answers);
    const n = answersGiven(match);
    return {
      answers: n,
      view: asShown(view(match, eyes)),
      log: eventsFor(this.timeline.eventsUpTo(n), eyes),
    };
  };
  record = async () => this.source.record;
  close = () => this.listeners.clear();

  /** What was told after the step `since` is news. */
  private stateAt(step: number, since: number): FeedState {
    const { viewer } = this;
    const log = eventsFor(this.timeline.eventsUpTo(step), viewer);
    return {
      status: "live",
      view: asShown(view(this.timeline.at(step), viewer)),
      log,
      fresh: log.filter(({ at }) => at > since).length,
      seats: this.seats,
    };
  }
}

/** Nothing can be answered in a replay, so nothing is asked; the table still says who was waited for. */
function asShown({ question: _, undo: __, ...rest }: View): View {
  return rest;
}
