/**
 * Answers given for a seat by somebody else: a bot, a standing answer of the person, or the safe
 * answer for a seat that was left. All but bots on their own turn wait for a time drawn from one
 * distribution, whatever the seat holds, so that silence says nothing.
 */
import type { SeatedBot } from "@sprawl/bots";
import {
  decisionId,
  isGroup,
  questionsOf,
  type Seat,
  type StoredEvent,
  safeAnswerFor,
} from "@sprawl/engine";
import { gameOf } from "../games.js";
import { randomBelow } from "../ids.js";
import type { Giver } from "../store/matches.js";
import { seatedBot } from "./bots.js";
import type { BotKind } from "./doc.js";
import type { LiveTable } from "./live.js";
import type { LivePlay } from "./play.js";

/** By kind of question: pass for me, until I say otherwise or until the round is over. */
export type StandingAnswers = Readonly<
  Record<string, { readonly keep: boolean; readonly round: number }>
>;

export class StandIns {
  private readonly timers = new Map<Seat, { decision: string; timer: NodeJS.Timeout }>();
  private bots = new Map<Seat, { kind: BotKind; play: LivePlay; bot: SeatedBot }>();
  private standing: ReadonlyMap<string, StandingAnswers> | undefined;

  constructor(private readonly table: LiveTable) {}

  /** Forget what people have set; it is read again. */
  forget(): void {
    this.standing = undefined;
    this.stop();
  }

  stop(): void {
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  /** Look who of those that are waited for is stood in for, and set a timer for each. */
  look(): void {
    const { play } = this.table;
    if (!play || play.over || this.table.dropped) return this.stop();
    const decision = decisionId(play.match);
    for (const [seat, { decision: old, timer }] of this.timers) {
      if (old === decision && play.waiting.includes(seat)) continue;
      clearTimeout(timer);
      this.timers.delete(seat);
    }
    for (const seat of play.waiting) {
      if (!this.timers.has(seat)) this.plan(play, seat, decision);
    }
  }

  private plan(play: LivePlay, seat: Seat, decision: string): void {
    const { doc, house } = this.table;
    const { bot, person, conceded } = doc.seats[seat];
    const { pending } = play.match;
    if (!pending) return;
    const left = conceded || person === undefined;
    if (!bot && !left && !isGroup(pending)) return;
    const own = bot !== undefined && !isGroup(pending);
    const [least, most] = own ? house.config.botDelay : house.config.delay;
    const delay = least + randomBelow(most - least + 1);
    const timer = setTimeout(() => void this.act(seat, decision).catch(() => {}), delay);
    timer.unref();
    this.timers.set(seat, { decision, timer });
  }

  private act(seat: Seat, decision: string): Promise<void> {
    return this.table.exclusive(async () => {
      const { play, doc } = this.table;
      if (!play || play.over || decisionId(play.match) !== decision) return;
      if (!play.waiting.includes(seat)) return;
      const { bot, person, conceded } = doc.seats[seat];
      if (conceded || (person === undefined && bot === undefined)) {
        return this.answerSafely(play, seat, "standing");
      }
      if (bot) return this.decide(play, seat, bot);
      if (person && (await this.passesFor(play, seat, person))) {
        await this.answerSafely(play, seat, "standing");
      }
    });
  }

  /** Tell the bots what has happened. */
  hear(events: readonly StoredEvent[]): void {
    for (const { bot } of this.bots.values()) bot.hear(events);
  }

  private async decide(play: LivePlay, seat: Seat, kind: BotKind): Promise<void> {
    const { doc, house } = this.table;
    let seated = this.bots.get(seat);
    if (seated?.kind !== kind || seated.play !== play) {
      const entry = await gameOf(doc.game);
      seated = { kind, play, bot: seatedBot(kind, entry, play, seat, house.config.botBudget) };
      this.bots.set(seat, seated);
    }
    const thought = seated.bot.decide();
    if (!thought) return;
    const decision = decisionId(play.match);
    const reply = await this.table.answerNow(play, seat, decision, thought.answer, "bot");
    if (reply.status === "refused") await this.answerSafely(play, seat, "bot");
  }

  async answerSafely(play: LivePlay, seat: Seat, by: Giver): Promise<void> {
    const answer = safeAnswerFor(play.match, seat);
    if (answer === undefined) return;
    await this.table.answerNow(play, seat, decisionId(play.match), answer, by);
  }

  private async passesFor(play: LivePlay, seat: Seat, person: string): Promise<boolean> {
    const question = questionsOf(play.match.pending).find((each) => each.seat === seat);
    if (!question) return false;
    if (!this.standing) {
      const stored = await this.table.house.store.talk.notes(this.table.id, "standing");
      this.standing = new Map([...stored].map(([who, text]) => [who, readStanding(text)]));
    }
    const set = this.standing.get(person)?.[question.kind];
    return set !== undefined && (set.keep || set.round === roundOf(play));
  }
}

export function readStanding(text: string): StandingAnswers {
  return text === "" ? {} : (JSON.parse(text) as StandingAnswers);
}

/** Which round is being played; 0 for games that do not say. */
export function roundOf({ match }: LivePlay): number {
  return match.game.round?.(match.play.state) ?? 0;
}
