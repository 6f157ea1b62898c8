/**
 * A match that is played in this browser: takes what the people at the screen do, lets bots answer
 * until one of them is asked, and shows what is kept. Runs in a worker (worker.ts), and in tests
 * without one: it knows no browser.
 */

import type { SeatedBot } from "@sprawl/bots";
import { type Answer, BadInput, type Seat, type Thought, type Viewer } from "@sprawl/engine";
import {
  answersGiven,
  canOnlyPass,
  decisionId,
  eventsFor,
  formOfPending,
  inForce,
  isSpared,
  type MatchRecord,
  NO_STANDING,
  passesNow,
  roundOf,
  type StandingAnswers,
  safeAnswerFor,
  standingAtFirst,
  view,
  withStanding,
} from "@sprawl/engine/host";
import { sayWhy } from "@sprawl/engine/speech";
import type { Moment, Refused, StandingWish } from "../feed/feed.js";
import { thoughtAhead } from "./ahead.js";
import type { Place } from "./begin.js";
import { CLOSED } from "./campaigns.js";
import { type Eyes, eyesOf } from "./eyes.js";
import { peopleOf } from "./kept.js";
import { type Done, LocalPlay } from "./play.js";
import type { Opening } from "./protocol.js";
import { seatBots, thoughtOf } from "./seated.js";
import { Showing, type Shown } from "./showing.js";

export type HostNeeds = Place & {
  wait(ms: number): Promise<void>;
  /** Send this to the screen. */
  post(shown: Shown): void;
  /** Other pages may look at the same match: tell them that something was written. */
  wrote?(): void;
};

export class LocalHost {
  private readonly showing = new Showing();
  private readonly people: readonly Seat[];
  private bots: ReadonlyMap<Seat, SeatedBot>;
  /** Who holds the screen, where several share it. */
  private holds: Seat | undefined;
  /** On what people at the screen are passed for; as long as the page is open. */
  private readonly standing = new Map<Seat, StandingAnswers>();
  /** One thing at a time. */
  private turn: Promise<unknown> = Promise.resolve();
  private pumping: Promise<void> | undefined;
  private stopped = false;
  private pace: number;
  /** How many events the bots have heard. */
  private heard = 0;

  private constructor(
    private readonly needs: HostNeeds,
    private readonly play: LocalPlay,
    private readonly opening: Opening,
  ) {
    this.pace = opening.pace;
    this.people = peopleOf(play.row.players);
    this.bots = this.seated();
  }

  /** Opens a kept match and shows it. */
  static async open(needs: HostNeeds, id: string, opening: Opening): Promise<LocalHost> {
    const { play, askedAgain } = await LocalPlay.open(needs, id);
    const host = new LocalHost(needs, play, opening);
    host.show(askedAgain ? "asked-again" : undefined);
    host.pump();
    return host;
  }

  /** Whoever holds the screen answers. When this resolves, the answer is kept and shown. */
  answer(decision: string, answer: Answer): Promise<Refused | undefined> {
    return this.exclusive(async () => {
      const { viewer, curtain } = this.eyes();
      if (curtain !== undefined || viewer === "spectator") {
        return { code: "not-asked", message: "You are not asked now." };
      }
      return this.after(await this.play.give(viewer, decision, answer));
    });
  }

  /** Behind a curtain it is the last person's answer that is taken back, and they are asked for. */
  undo(): Promise<Refused | undefined> {
    return this.exclusive(async () => {
      const { viewer, curtain } = this.eyes();
      const last = this.play.answers.at(-1)?.[0];
      const behind = last !== undefined && this.people.includes(last) ? last : undefined;
      const seat = curtain === undefined && viewer !== "spectator" ? viewer : behind;
      if (seat === undefined) return { code: "cannot-undo", message: "Nothing to take back." };
      const done = await this.play.undo(seat);
      if (done.status === "accepted") {
        this.bots = this.seated();
        // Who takes a pass back wants to be asked.
        this.standing.set(seat, NO_STANDING);
        if (curtain !== undefined) this.holds = undefined;
      }
      return this.after(done, "taken-back");
    });
  }

  /** The person whom the curtain names has the screen now. */
  lift(): Promise<void> {
    return this.exclusive(async () => {
      const { curtain } = this.eyes();
      if (curtain === undefined) return;
      this.holds = curtain;
      this.show();
    });
  }

  /** Whoever holds the screen wants to be passed for, or asked again. */
  setStanding(kind: string, { keep = false, ...wish }: StandingWish): Promise<void> {
    return this.exclusive(async () => {
      const { viewer } = this.eyes();
      if (viewer === "spectator") return;
      const round = roundOf(this.play.match);
      this.standing.set(
        viewer,
        withStanding(this.standingOf(viewer), kind, { ...wish, keep, round }),
      );
      this.show();
      this.pump();
    });
  }

  abandon(): Promise<Refused | undefined> {
    return this.exclusive(async () => this.after(await this.play.abandon()));
  }

  /** Play on after having given up. */
  resume(): Promise<Refused | undefined> {
    return this.exclusive(async () => this.after(await this.play.resume()));
  }

  /**
   * The table as it stood. With other eyes than those that look now only once it is over, and not
   * while a campaign goes on with what it has left hidden.
   */
  moment(answers: number, viewer?: Viewer): Promise<Moment> {
    return this.exclusive(async () => {
      const now = this.eyes().viewer;
      const wanted = viewer ?? now;
      const own = this.people.length === 1 && wanted === this.people[0];
      const bare = this.play.over && (await this.play.isOpen());
      const eyes = bare || own || wanted === "spectator" ? wanted : now;
      const moments = this.play.moments();
      const match = moments.at(answers);
      const n = answersGiven(match);
      return {
        answers: n,
        view: view(match, eyes),
        log: eventsFor(moments.eventsUpTo(n), eyes),
      };
    });
  }

  /** The whole record, for a file. */
  record(): Promise<MatchRecord> {
    return this.exclusive(async () => {
      if (this.play.over && !(await this.play.isOpen())) throw new BadInput("match", CLOSED);
      return this.play.record();
    });
  }

  /** What whoever holds the screen might answer, thought ahead. */
  hint(): Promise<Answer | undefined> {
    return this.exclusive(async () => {
      const { viewer, curtain } = this.eyes();
      if (curtain !== undefined || viewer === "spectator") return undefined;
      const { entry, match } = this.play;
      return thoughtAhead(entry, match, viewer, () => performance.now());
    });
  }

  setPace(ms: number): void {
    this.pace = ms;
  }

  /** Another page has written to this match. */
  refresh(): Promise<void> {
    return this.exclusive(async () => {
      if (!(await this.play.catchUp())) return;
      this.bots = this.seated();
      this.show();
      this.pump();
    });
  }

  /** Resolves when nothing is left to do until somebody at the screen does something. */
  async settled(): Promise<void> {
    while (this.pumping) await this.pumping;
    await this.turn;
  }

  close(): void {
    this.stopped = true;
  }

  private eyes(): Eyes {
    const { waiting } = this.play;
    const asked = this.people.length > 1 ? waiting.filter((seat) => !this.passes(seat)) : waiting;
    return eyesOf(this.people, asked, this.holds);
  }

  /** Is somebody at the screen to be passed for now? */
  private passes(seat: Seat): boolean {
    const { match } = this.play;
    // Alone against bots nobody is held up, and nobody learns from the time it takes.
    const alone = this.people.length === 1 && this.people.includes(seat);
    if (alone && (canOnlyPass(match, seat) || isSpared(match, seat))) return true;
    return passesNow(match, seat, this.standingOf(seat));
  }

  /** What somebody has set; else what the game begins with, unless people want to be asked. */
  private standingOf(seat: Seat): StandingAnswers {
    const set = this.standing.get(seat);
    if (set || this.opening.asked) return set ?? NO_STANDING;
    return standingAtFirst(this.play.match, this.people.length === 1);
  }

  /** What has come to its end is forgotten. */
  private endStanding(): void {
    const { match } = this.play;
    for (const [seat, standing] of this.standing) {
      this.standing.set(seat, inForce(match, seat, standing));
    }
  }

  private seated(): ReadonlyMap<Seat, SeatedBot> {
    const { entry, row, match, answers, events } = this.play;
    this.heard = events.length;
    return seatBots(entry, row, match, answers, events, () => performance.now());
  }

  private show(notice?: string): void {
    if (this.stopped) return;
    const { match, events, row } = this.play;
    const abandoned = row.abandoned === true;
    this.endStanding();
    const eyes = this.eyes();
    const { viewer } = eyes;
    const standing = viewer === "spectator" ? undefined : this.standingOf(viewer);
    const passed = viewer !== "spectator" && this.passes(viewer);
    const about = { notice, abandoned, standing, passed };
    this.needs.post(this.showing.next(match, events, eyes, about));
  }

  /** Shows what was done, lets the bots go on, and says what was not done. */
  private after(done: Done, notice?: string): Refused | undefined {
    switch (done.status) {
      case "accepted":
        this.tellBots();
        this.show(notice);
        this.needs.wrote?.();
        this.pump();
        return undefined;
      case "repeated":
        return undefined;
      case "refused":
        return done.refusal;
      case "fault":
        console.error("a rule broke; the match stands at the decision before", done.report);
        this.show("fault");
        return { code: "fault", message: "A rule went wrong." };
      case "overtaken":
        this.bots = this.seated();
        this.show();
        this.pump();
        return { code: "stale", message: "Another page has played on." };
      default:
        return done satisfies never;
    }
  }

  private tellBots(): void {
    const { events } = this.play;
    const fresh = events.slice(this.heard);
    for (const bot of this.bots.values()) bot.hear(fresh);
    this.heard = events.length;
  }

  private pump(): void {
    this.pumping ??= this.letBotsPlay();
  }

  private async letBotsPlay(): Promise<void> {
    try {
      do {
        while (!this.stopped && this.asked() !== undefined) {
          // Sealed answers show nothing: nobody needs to watch them being given.
          const alone = formOfPending(this.play.match) === "ask";
          if (this.pace > 0 && alone) await this.needs.wait(this.pace);
          if (!(await this.exclusive(() => this.botAnswers()))) return;
        }
        await this.exclusive(() => this.play.keepSnapshot()).catch(() => {});
      } while (!this.stopped && this.asked() !== undefined);
    } finally {
      // In the same breath as the last look, so that nobody is asked unnoticed in between.
      this.pumping = undefined;
    }
  }

  private asked(): Seat | undefined {
    return this.play.waiting.find((seat) => this.bots.has(seat) || this.passes(seat));
  }

  /** What a bot has to say for its answer, in words. It speaks of no card that is hidden. */
  private reason(thought: Pick<Thought, "why" | "because">): string | undefined {
    const { entry, row } = this.play;
    const seat = (n: Seat) => row.players[n]?.name ?? `seat ${n}`;
    return sayWhy({ text: entry.text.en, seat, face: () => undefined }, thought);
  }

  /** A bot, or somebody who is passed for. */
  private async botAnswers(): Promise<boolean> {
    const seat = this.asked();
    if (seat === undefined || this.stopped) return false;
    const bot = this.bots.get(seat);
    const { match } = this.play;
    const decision = decisionId(match);
    const thought = bot && !this.opening.carefully ? thoughtOf(bot) : undefined;
    const safe = safeAnswerFor(match, seat);
    const tries = [thought, safe === undefined ? undefined : { answer: safe }];
    for (const each of tries) {
      if (!each || this.stopped) continue;
      const done = await this.play.give(seat, decision, each.answer, this.reason(each));
      this.after(done);
      if (done.status === "accepted" || done.status === "overtaken") return true;
    }
    // Neither its own answer nor the safe one: the match waits here, whatever was wrong.
    return false;
  }

  private exclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }
}
