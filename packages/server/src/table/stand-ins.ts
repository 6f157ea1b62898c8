/**
 * Who answers for a seat whose person does not: bots, standing answers, and the safe answer for
 * seats that were given up. In a question to several, every answer given for somebody comes after a
 * delay drawn from one distribution, whatever the seat holds, so that silence says nothing.
 */
import type { SeatedBot } from "@sprawl/bots";
import type { Seat, Thought, View } from "@sprawl/engine";
import { decisionId, formOfPending, type StoredEvent, safeAnswerFor } from "@sprawl/engine/host";
import type { Config } from "../config.js";
import { gameOf } from "../games.js";
import { randomBelow } from "../ids.js";
import type { Giver } from "../store/matches.js";
import type { StandingAnswers } from "../wire/messages.js";
import { seatedBot } from "./bots.js";
import { type BotKind, type BotPace, type SeatDoc, seatOf } from "./doc.js";
import type { LiveTable } from "./live.js";
import type { LivePlay } from "./play.js";
import { inForce, NO_STANDING, passesNow, readStanding, standingAtFirst } from "./standing.js";

/** Somebody will be answered for; a bot that takes its time to think has begun to. */
type Planned = {
  readonly decision: string;
  /** Who sat there then. */
  readonly sitting: SeatDoc;
  readonly timer: NodeJS.Timeout;
  thinking: Promise<void> | undefined;
  thought: Thought | undefined;
  /** Has it been seen to? */
  done: boolean;
};

/** How long until somebody who could not be answered for is looked at again, in ms. */
const LOOK_AGAIN = 500;

export class StandIns {
  private readonly planned = new Map<Seat, Planned>();
  private bots = new Map<Seat, { kind: BotKind; play: LivePlay; bot: SeatedBot }>();
  /** What people have set, by person; undefined until it is read. */
  private standing: Map<string, StandingAnswers> | undefined;
  private reading: Promise<Map<string, StandingAnswers>> | undefined;
  private saving: Promise<unknown> = Promise.resolve();
  private again: NodeJS.Timeout | undefined;
  /** The match whose people know what stands for them. */
  private begun: LivePlay | undefined;

  constructor(private readonly table: LiveTable) {}

  /** Is somebody about to be answered for? */
  get active(): boolean {
    if (this.again) return true;
    for (const { done } of this.planned.values()) if (!done) return true;
    return false;
  }

  stop(): void {
    clearTimeout(this.again);
    this.again = undefined;
    for (const { timer } of this.planned.values()) clearTimeout(timer);
    this.planned.clear();
  }

  /** Look who of those that are waited for is stood in for, and set a timer for each. */
  look(): void {
    const { play } = this.table;
    if (!play || play.over || this.table.dropped || this.table.isAsleep) return this.stop();
    const decision = decisionId(play.match);
    const { seats } = this.table.doc;
    for (const [seat, { decision: old, sitting, timer }] of this.planned) {
      const same = old === decision && isSame(sitting, seats[seat]);
      if (same && play.waiting.includes(seat)) continue;
      clearTimeout(timer);
      this.planned.delete(seat);
    }
    for (const seat of play.waiting) {
      if (!this.planned.has(seat)) this.plan(play, seat, decision);
    }
    if (this.standing) this.endStanding(play, this.standing);
    else this.readStanding().catch(() => {});
    if (this.begun !== play) this.tellAtFirst(play);
  }

  /** A match has begun: who has set nothing is told what stands for them. */
  private tellAtFirst(play: LivePlay): void {
    this.begun = play;
    const { id, doc, watching } = this.table;
    const standing = standingAtFirst(play.match);
    if (standing === NO_STANDING) return;
    const tell = (all: ReadonlyMap<string, StandingAnswers>) => {
      for (const { person } of doc.seats) {
        if (person === undefined || all.has(person)) continue;
        watching.tellPerson(person, { type: "standing", table: id, standing });
      }
    };
    this.readStanding().then(tell, () => {});
  }

  private plan(play: LivePlay, seat: Seat, decision: string): void {
    const { doc, house } = this.table;
    const { bot, person, conceded } = doc.seats[seat];
    const form = formOfPending(play.match);
    if (!form) return;
    const left = conceded || person === undefined;
    if (!bot && !left && form === "ask") return;
    const [least, most] = delayOf(house.config, form, bot && (doc.botPace ?? "natural"));
    const delay = house.hooks.delay?.(seat, least, most) ?? least + randomBelow(most - least + 1);
    const timer = setTimeout(() => this.begin(seat, planned), delay);
    timer.unref();
    const sitting = doc.seats[seat];
    const planned: Planned = {
      decision,
      sitting,
      timer,
      thinking: undefined,
      thought: undefined,
      done: false,
    };
    this.planned.set(seat, planned);
    if (bot === "search" && !conceded) this.think(play, seat, planned, form === "ask", delay);
  }

  /**
   * Thought over while the delay runs, so that the time it takes says nothing. Who is asked alone
   * may take longer, if it got to begin in time; where several are asked, nobody waits for one.
   */
  private think(play: LivePlay, seat: Seat, planned: Planned, alone: boolean, delay: number): void {
    const { doc, house, id } = this.table;
    const owner = { person: doc.host, table: id };
    const until = Date.now() + delay + (alone ? house.config.botBudget : 0);
    const isWanted = () => this.planned.get(seat) === planned;
    const wish = { match: play.match, seat, owner, until, isWanted };
    planned.thinking = house.thinkers.think(wish).then((thought) => {
      planned.thought = thought;
    });
  }

  /** Whatever goes wrong, the database being away for a moment above all, it is tried again. */
  private begin(seat: Seat, planned: Planned): void {
    this.inTurn(seat, planned).then(
      () => {
        planned.done = true;
      },
      (error) => {
        if (this.planned.get(seat) !== planned) return;
        this.planned.delete(seat);
        const { id, house } = this.table;
        house.logger.warn({ table: id, error: String(error) }, "nobody was answered for");
        this.lookAgain();
      },
    );
  }

  private lookAgain(): void {
    const { table } = this;
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      this.again = undefined;
      if (table.dropped) return;
      table
        .exclusive(() => table.openPlay())
        .then(
          () => this.look(),
          () => this.lookAgain(),
        );
    }, LOOK_AGAIN);
    this.again.unref();
  }

  /** Where somebody plays, at once; bots among themselves when their table has its turn. */
  private async inTurn(seat: Seat, planned: Planned): Promise<void> {
    const { doc, house, id, isAmongBots } = this.table;
    if (isAmongBots) await house.amongBots.turn({ person: doc.host, table: id });
    if (this.planned.get(seat) === planned) await this.act(seat, planned);
  }

  private async act(seat: Seat, planned: Planned): Promise<void> {
    const { play: now } = this.table;
    // Where several are asked, who takes longer than the others would tell something by it: a bot
    // that has not come to a conclusion by now plays by its rule of thumb.
    if (now && formOfPending(now.match) === "ask") await planned.thinking;
    const { decision } = planned;
    await this.table.exclusive(async () => {
      if (this.table.dropped) return;
      await this.table.openPlay();
      const { play, doc } = this.table;
      if (!play || play.over || decisionId(play.match) !== decision) return;
      if (!play.waiting.includes(seat)) return;
      const { bot, person, conceded } = doc.seats[seat];
      if (conceded || (person === undefined && bot === undefined)) {
        return this.answerSafely(play, seat, "standing");
      }
      if (bot) return this.decide(play, seat, bot, planned.thought);
      const standing = (await this.readStanding()).get(person ?? "");
      if (passesNow(play.match, seat, standing ?? standingAtFirst(play.match))) {
        await this.answerSafely(play, seat, "standing");
      }
    });
  }

  /** Tell the bots what has happened. */
  hear(events: readonly StoredEvent[]): void {
    for (const { bot } of this.bots.values()) bot.hear(events);
  }

  private async decide(play: LivePlay, seat: Seat, kind: BotKind, ready?: Thought): Promise<void> {
    const { rules } = this.table.house;
    const game = play.match.game.id;
    // A rule of thumb is a rule too: where one does not come to an end, the safe answer is given.
    if (!ready && rules.isSuspect(game)) return this.answerSafely(play, seat, "bot");
    const decide = async () => {
      const bot = await this.botAt(play, seat, kind);
      return rules.run(game, () => bot.decide());
    };
    const thought = ready ?? (await decide());
    if (!thought) return;
    const decision = decisionId(play.match);
    const reply = await this.table.answerNow(play, seat, decision, thought.answer, "bot");
    // Refused, or a rule went wrong over it: what can always be answered is.
    if (reply.status !== "refused" && reply.status !== "failed") return;
    await this.table.openPlay();
    if (this.table.play) await this.answerSafely(this.table.play, seat, "bot");
  }

  private async botAt(play: LivePlay, seat: Seat, kind: BotKind): Promise<SeatedBot> {
    const seated = this.bots.get(seat);
    if (seated?.kind === kind && seated.play === play) return seated.bot;
    const { doc, house } = this.table;
    const seed = house.hooks.botSeed?.(seat);
    const bot = seatedBot(kind, await gameOf(doc.game), play.match, seat, seed);
    this.bots.set(seat, { kind, play, bot });
    return bot;
  }

  /** Time is up: a bot answers by its rule of thumb, for a person the safe answer is given. */
  async answerInTime(play: LivePlay, seat: Seat): Promise<void> {
    const { bot, conceded } = this.table.doc.seats[seat];
    if (bot && !conceded) await this.decide(play, seat, bot);
    else await this.answerSafely(play, seat, "clock");
  }

  async answerSafely(play: LivePlay, seat: Seat, by: Giver): Promise<void> {
    const answer = safeAnswerFor(play.match, seat);
    if (answer === undefined) return;
    await this.table.answerNow(play, seat, decisionId(play.match), answer, by);
  }

  // --- standing answers --------------------------------------------------------------------------

  /** What this person has set, as far as it is in force. */
  async standingOf(person: string): Promise<StandingAnswers> {
    const set = (await this.readStanding()).get(person);
    const seat = seatOf(this.table.doc, person);
    const { play } = this.table;
    if (!play || seat === undefined) return set ?? NO_STANDING;
    return inForce(play.match, seat, set ?? standingAtFirst(play.match));
  }

  /** Set what this person wants from now on. On disk when done. */
  async setStanding(person: string, standing: StandingAnswers): Promise<void> {
    const all = await this.readStanding();
    await this.save(all, person, standing);
    const seat = seatOf(this.table.doc, person);
    if (seat === undefined) return;
    // Only this seat's time begins anew: the others must not notice.
    clearTimeout(this.planned.get(seat)?.timer);
    this.planned.delete(seat);
    this.look();
  }

  /**
   * Another process has changed what people have set; it is read again when it matters. Timers stay
   * as they are: whoever set something has a new one in the process they came to.
   */
  forget(): void {
    this.standing = undefined;
    this.reading = undefined;
  }

  private readStanding(): Promise<Map<string, StandingAnswers>> {
    this.reading ??= this.table.house.store.talk.notes(this.table.id, "standing").then(
      (stored) => {
        this.standing = new Map([...stored].map(([who, text]) => [who, readStanding(text)]));
        return this.standing;
      },
      (error) => {
        this.reading = undefined;
        throw error;
      },
    );
    return this.reading;
  }

  /** What has come to its end is taken off the list, and its owner is told. */
  private endStanding({ match }: LivePlay, all: Map<string, StandingAnswers>): void {
    for (const [person, standing] of all) {
      const seat = seatOf(this.table.doc, person);
      const left = seat === undefined ? standing : inForce(match, seat, standing);
      if (left !== standing) this.save(all, person, left).catch(() => {});
    }
  }

  private save(all: Map<string, StandingAnswers>, person: string, standing: StandingAnswers) {
    const { id, house, watching } = this.table;
    all.set(person, standing);
    watching.tellPerson(person, { type: "standing", table: id, standing });
    const text = JSON.stringify(standing);
    const saved = this.saving.then(() =>
      house.store.talk.saveNote(id, person, "standing", text, `${id}.standing`),
    );
    this.saving = saved.catch(() => {});
    return saved;
  }
}

/** How much slower bots are than is natural, at tables that want it so. */
const SLOWER = 4;
/** Bots that answer at once take so long where several are asked, in ms: time to think for all alike. */
const TOGETHER = 200;

/**
 * How long until an answer is given for a seat, in ms, from and to. Where several are asked, people
 * are answered for after the same time whatever they hold; a bot's pace says nothing about them.
 */
export function delayOf(
  { delay, botDelay }: Pick<Config, "delay" | "botDelay">,
  form: NonNullable<View["pending"]>["form"],
  pace?: BotPace,
): readonly [number, number] {
  const [least, most] = pace && form === "ask" ? botDelay : delay;
  switch (pace) {
    case "at-once": {
      const short = form === "ask" ? 0 : Math.min(least, TOGETHER);
      return [short, short];
    }
    case "slow":
      return [least * SLOWER, most * SLOWER];
    case "natural":
    case undefined:
      return [least, most];
    default:
      return pace satisfies never;
  }
}

/** Is a seat played by the same person or bot as before? */
function isSame(one: SeatDoc, two: SeatDoc): boolean {
  return one.person === two.person && one.bot === two.bot && one.conceded === two.conceded;
}
