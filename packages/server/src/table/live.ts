/**
 * A table in memory: its document, its match, and those who watch. One thing at a time happens at a
 * table; nobody sees anything before it is on disk. Loaded when somebody comes, dropped when quiet.
 */
import type { Answer, Seat } from "@sprawl/engine";
import { notNow, unavailable } from "../errors.js";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import { randomId } from "../ids.js";
import type { Giver } from "../store/matches.js";
import { tellChannels } from "../talk.js";
import { afterMatch } from "./campaigns.js";
import { alarmAt, dueAt, warnAt } from "./clock.js";
import { dealFor } from "./deal.js";
import { seatOf, type TableDoc } from "./doc.js";
import { allReady } from "./lobby.js";
import { type Happened, LivePlay, type Reply } from "./play.js";
import { StandIns } from "./stand-ins.js";
import { Watching } from "./watching.js";

const TRIES = 30;
/** How long until a table that could not catch up looks again, in ms. */
const LOOK_AGAIN = 500;
/** Longer timers do not exist; such tables are found by the sweep. */
const LONGEST = 2 ** 31 - 1;

export class LiveTable {
  play: LivePlay | undefined;
  readonly watching: Watching;
  readonly standIns: StandIns;
  /** Those who wait until nothing else happens here, in order. */
  private readonly queue: (() => void)[] = [];
  /** Who is known to have looked on at which match. */
  private readonly watched = new Set<string>();
  private alarm: NodeJS.Timeout | undefined;
  private dueSaved: Promise<void> = Promise.resolve();
  private dirty = false;
  /** How many do something here or wait for it. */
  busy = 0;
  lastUse: number;
  /** When somebody last looked at the match. */
  lastSeen = Number.NEGATIVE_INFINITY;
  saidHere = 0;
  dropped = false;

  constructor(
    readonly house: House,
    public doc: TableDoc,
    public revision: number,
  ) {
    this.lastUse = house.now();
    this.standIns = new StandIns(this);
    this.watching = new Watching(this);
  }

  get id(): string {
    return this.doc.id;
  }

  /** Nothing else happens at this table meanwhile. */
  async exclusive<T>(act: () => Promise<T>): Promise<T> {
    this.lastUse = this.house.now();
    if (this.busy++ > 0) await new Promise<void>((begin) => this.queue.push(begin));
    try {
      return await act();
    } finally {
      this.busy--;
      this.queue.shift()?.();
    }
  }

  /** Bots that play among themselves sleep while nobody looks, and for good once all have left. */
  get isAsleep(): boolean {
    const { doc, watching, house } = this;
    if (doc.status === "closed") return true;
    if (doc.status !== "playing" || !this.isAmongBots) return false;
    return !watching.isWatched && house.now() - this.lastSeen >= house.config.idle;
  }

  /** Do bots play here among themselves? */
  get isAmongBots(): boolean {
    return this.doc.seats.every(({ bot }) => bot);
  }

  /** Somebody has come to look. */
  wakeUp(): void {
    this.lastSeen = this.house.now();
    if (this.play && !this.standIns.active) this.schedule(this.play);
  }

  // --- the match ---------------------------------------------------------------------------------

  /** Is the match that is played here in memory, as it is on disk? */
  private get isOpen(): boolean {
    const { play } = this;
    return play !== undefined && !play.lost && play.row.id === this.doc.match;
  }

  /** Open the match that is played here, if there is one. Only within `exclusive`. */
  async openPlay(): Promise<void> {
    const { match: id, pace, game } = this.doc;
    if (this.play?.lost) this.closePlay();
    if (this.play && this.play.row.id !== id) this.closePlay();
    if (this.play || !id) return;
    const row = await this.house.store.matches.byId(id);
    if (!row) throw unavailable();
    const { game: rules } = await gameOf(game);
    const { play, askedAgain } = await LivePlay.open(this.house, rules, row, pace);
    this.adopt(play);
    this.watching.refresh();
    if (askedAgain) this.watching.tellAll({ type: "notice", table: this.id, code: "asked-again" });
  }

  private closePlay(): void {
    this.play = undefined;
    this.watching.forgetMatch();
    clearTimeout(this.alarm);
  }

  private adopt(play: LivePlay): void {
    this.play = play;
    play.pauses = () => this.doc.pauses ?? [];
    play.happened = (what) => this.onHappened(play, what);
    this.schedule(play);
  }

  private onHappened(play: LivePlay, what: Happened): void {
    if (play !== this.play) return;
    this.watching.publish(play, what);
    if (play.match.game.talk) tellChannels(this);
    this.standIns.hear(what.events);
    this.house.metrics.acts.inc();
    this.schedule(play);
  }

  /** Set the clock's alarm, wake the stand-ins, tell those who are needed. */
  private schedule(play: LivePlay): void {
    clearTimeout(this.alarm);
    if (play.over) {
      this.house.needed(this);
      if (this.doc.status === "playing") this.finishSoon(play);
      return;
    }
    const { pace } = this.doc;
    const now = this.house.now();
    if (this.isAsleep) return this.standIns.stop();
    const due = alarmAt(pace, play.clock, play.match, this.house.config.windowTime, now);
    // Bots among themselves wait for their turn, not for a clock.
    if (due !== undefined && !this.isAmongBots) {
      this.setAlarm(due - now);
      if (pace.kind === "turns") this.saveDue(due).catch(() => {});
    }
    this.standIns.look();
    this.house.needed(this);
  }

  /** When the sweep is to look at this table; one after the other, so that the last one counts. */
  private saveDue(due: number | undefined): Promise<void> {
    const saved = this.dueSaved.then(() => this.house.store.tables.setDue(this.id, due));
    this.dueSaved = saved.catch(() => {});
    return saved;
  }

  private finishSoon(play: LivePlay): void {
    this.exclusive(() => this.finish()).catch(() => {
      const again = () => this.play === play && !this.dropped && this.schedule(play);
      setTimeout(again, LOOK_AGAIN).unref();
    });
  }

  private setAlarm(wait: number): void {
    clearTimeout(this.alarm);
    this.alarm = setTimeout(
      () => {
        this.onAlarm().catch((error) => {
          if (this.dropped) return;
          const { id, house } = this;
          house.logger.warn({ table: id, error: String(error) }, "the clock was not kept");
          // Whoever opens the match again sets another alarm; until then this one is all there is.
          this.setAlarm(LOOK_AGAIN);
        });
      },
      Math.min(LONGEST, Math.max(0, wait)),
    );
    this.alarm.unref();
  }

  /** Somebody has come or gone: those who are here need not be told that they are needed. */
  /** Whoever looks on from no seat is remembered: they take over nobody's hand. */
  async noteWatcher(person: string | undefined): Promise<void> {
    const { status, match } = this.doc;
    if (person === undefined || status !== "playing" || match === undefined) return;
    if (seatOf(this.doc, person) !== undefined || (await this.hasWatched(person))) return;
    await this.house.store.talk.saveNote(match, person, "watched", "yes");
    this.watched.add(`${match} ${person}`);
  }

  /** Has this person looked on at the match that is played here? */
  async hasWatched(person: string): Promise<boolean> {
    const { match = "" } = this.doc;
    if (this.watched.has(`${match} ${person}`)) return true;
    return (await this.house.store.talk.note(match, person, "watched")) !== "";
  }

  onPresence(person: string | undefined): void {
    if (person === undefined || this.dropped || this.doc.status !== "playing") return;
    this.house.sayHere(this, person);
    this.house.needed(this);
  }

  /** Time has run out: the safe answer is given for everybody who is waited for. */
  async onAlarm(): Promise<void> {
    await this.exclusive(async () => {
      // Whoever asked has to look for the table again.
      if (this.dropped) throw unavailable();
      await this.openPlay();
      const { play } = this;
      if (!play || play.over) return;
      const { windowTime } = this.house.config;
      const due = dueAt(this.doc.pace, play.clock, play.match, windowTime);
      const now = this.house.now();
      if (due === undefined || due > now) {
        const warning = warnAt(this.doc.pace, play.clock);
        if (warning !== undefined && warning <= now) this.house.warn(this);
        return this.schedule(play);
      }
      if (this.isAsleep || this.isAmongBots) return;
      for (const seat of play.waiting) await this.standIns.answerInTime(play, seat);
    });
  }

  /** The match is over: the table says so. Only within `exclusive`. */
  async finish(): Promise<void> {
    const { play } = this;
    if (!play?.over || this.doc.status !== "playing") return;
    await play.keep();
    await this.saveDue(undefined);
    const { ended } = play;
    const { campaign: story } = this.doc;
    const campaign = story && (await afterMatch(story, play.match));
    await this.change((doc) =>
      doc.status === "playing"
        ? {
            ...doc,
            status: "over",
            votes: [],
            ...(ended && { ended }),
            ...(campaign && { campaign }),
          }
        : doc,
    );
  }

  /** Take an answer from whoever sits there. */
  answer(seat: Seat, decision: string, answer: Answer, by: Giver = "person"): Promise<Reply> {
    return this.exclusive(async () => {
      if (!this.isOpen) await this.openPlay();
      if (!this.play) throw notNow("not-playing", "Nothing is being played.");
      const reply = await this.answerNow(this.play, seat, decision, answer, by);
      if (this.play?.over) await this.finish();
      return reply;
    });
  }

  /** The same, within `exclusive`. */
  async answerNow(play: LivePlay, seat: Seat, decision: string, answer: Answer, by: Giver) {
    const reply = await play.answer(seat, decision, answer, by);
    if (reply.status === "failed") {
      const { store, now, logger } = this.house;
      const fault = randomId();
      logger.error({ table: this.id, fault }, "a rule failed; the report is kept");
      await store.matches.addFault(fault, play.row.id, now(), reply.report);
      this.watching.tellAll({ type: "notice", table: this.id, code: "fault", fault });
    }
    return reply;
  }

  // --- the document ------------------------------------------------------------------------------

  /** Change the document, on top of whatever others have changed. Only within `exclusive`. */
  async change(edit: (doc: TableDoc) => TableDoc): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const edited = edit(this.doc);
      if (edited === this.doc) return;
      const changed = { ...edited, changed: this.house.now() };
      const begun = allReady(changed) ? await dealFor(this.house, changed) : undefined;
      const doc = begun?.doc ?? changed;
      if (await this.house.store.tables.save(doc, this.revision, begun?.row)) {
        this.doc = doc;
        this.revision++;
        if (begun) {
          this.closePlay();
          this.adopt(LivePlay.begin(this.house, begun.row, doc.pace, begun.match));
        }
        this.onDocChanged();
        return;
      }
      await this.reload();
    }
    throw unavailable();
  }

  /** Another process has changed something; perhaps what people have set. */
  noteNews(standing: boolean): void {
    if (standing) this.standIns.forget();
    if (this.dirty) return;
    this.dirty = true;
    void this.exclusive(async () => {
      this.dirty = false;
      await this.reload();
      await this.openPlay();
      await this.play?.catchUp();
      await this.house.hearChat(this);
    }).catch((error) => {
      this.house.logger.warn({ table: this.id, error: String(error) }, "behind");
      // The database did not answer. No other news may come, so look again until it does.
      setTimeout(() => this.dropped || this.noteNews(standing), LOOK_AGAIN).unref();
    });
  }

  /** Look at the document as it is now, where other processes may have changed it. */
  async refresh(): Promise<void> {
    if (this.house.store.shared) await this.exclusive(() => this.reload());
  }

  private async reload(): Promise<void> {
    const stored = await this.house.store.tables.byId(this.id);
    if (!stored) throw unavailable();
    if (stored.revision === this.revision) return;
    this.doc = stored.doc;
    this.revision = stored.revision;
    await this.openPlay();
    this.onDocChanged();
  }

  private onDocChanged(): void {
    this.watching.refresh();
    this.watching.tellTable();
    tellChannels(this);
    if (this.play) this.schedule(this.play);
  }

  /** Let go of it: what is in memory is kept as a snapshot. */
  async drop(): Promise<void> {
    this.dropped = true;
    clearTimeout(this.alarm);
    this.standIns.stop();
    const { play } = this;
    this.watching.wake();
    if (!play || play.lost) return;
    await play.keep();
    const { config, now } = this.house;
    const due = alarmAt(this.doc.pace, play.clock, play.match, config.windowTime, now());
    // Who sleeps is not woken by a clock.
    if (this.isAsleep) await this.saveDue(undefined);
    else if (due !== undefined && !play.over) await this.saveDue(due);
  }
}
