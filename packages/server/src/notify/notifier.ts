/**
 * Tells people that they are needed: once for each real need, not while they are there, and with no
 * word about what is asked. Goes out by webhook and by Web Push.
 */
import type { Seat } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import type { Config } from "../config.js";
import type { Logger } from "../house.js";
import { type PushTarget, withoutPush } from "../store/people.js";
import type { Store } from "../store/store.js";
import { isPaused, type TableDoc } from "../table/doc.js";
import type { Pusher } from "./push.js";
import type { Post } from "./webhook.js";

/** Who was there so short a time ago is there: processes say so every few seconds, in ms. */
export const HERE_FOR = 30_000;

const WAITS = "your table waits for you.";
const LATE = "your table still waits for you, and a quarter of the time is left.";

/** The people in these seats, as far as they answer for themselves; nobody while clocks stand still. */
export function waitedFor(doc: TableDoc, waiting: readonly Seat[]): string[] {
  const people: string[] = [];
  if (isPaused(doc)) return people;
  const { seats } = doc;
  for (const seat of waiting) {
    const { person, bot, conceded } = seats[seat];
    if (person && !bot && !conceded) people.push(person);
  }
  return people;
}

export class Notifier {
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  /** Who is needed, not there, and has not been told; and since when. */
  private readonly away = new Map<string, number>();
  private stopped = false;

  constructor(
    private readonly store: Store,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly post: Post,
    private readonly pusher: Pusher | undefined,
  ) {}

  /** These people, and nobody else at this table, are waited for since then and not there. */
  needed(doc: TableDoc, people: readonly string[], since: number): void {
    if (people.length === 0 && this.away.size === 0) return;
    for (const { person } of doc.seats) {
      if (person === undefined) continue;
      const key = `${doc.id} ${person}`;
      if (people.includes(person)) this.plan(key, doc, person, since, this.config.remindAfter);
      else this.forget(key);
    }
  }

  private plan(key: string, doc: TableDoc, person: string, since: number, after: number): void {
    if (this.stopped) return;
    this.away.set(key, since);
    if (this.waiting.has(key)) return;
    const timer = setTimeout(() => {
      this.waiting.delete(key);
      this.surely(this.remind(key, doc, person));
    }, after);
    timer.unref();
    this.waiting.set(key, timer);
  }

  private forget(key: string): void {
    this.away.delete(key);
    clearTimeout(this.waiting.get(key));
    this.waiting.delete(key);
  }

  /** Who is there by way of another process is looked after until they answer, or have gone. */
  private async remind(key: string, doc: TableDoc, id: string): Promise<void> {
    const since = this.away.get(key);
    const left = await this.hereFor(doc, id);
    const waits = await this.waitsFor(doc, id);
    // Something may have happened meanwhile: then that is told in its time, if it is to be told.
    if (since === undefined || this.away.get(key) !== since) return;
    if (waits && left > 0) return this.plan(key, doc, id, since, left);
    this.away.delete(key);
    if (waits) await this.tell(doc, id, "told", since, WAITS);
  }

  /** Is this person waited for, as it is on disk? They may have answered by way of another process. */
  private async waitsFor({ id, match = "" }: TableDoc, person: string): Promise<boolean> {
    const stored = await this.store.tables.byId(id);
    if (stored?.doc.status !== "playing" || stored.doc.match !== match) return false;
    const last = await this.store.matches.last(match);
    return !last || waitedFor(stored.doc, last.act.w).includes(person);
  }

  /** These people are waited for since then, not there, and have little time left. */
  warn(doc: TableDoc, people: readonly string[], since: number): void {
    for (const person of people) this.surely(this.warnOne(doc, person, since));
  }

  private async warnOne(doc: TableDoc, id: string, since: number): Promise<void> {
    if ((await this.hereFor(doc, id)) === 0) await this.tell(doc, id, "warned", since, LATE);
  }

  /** They may be there by way of another process: for how much longer, at least. */
  private async hereFor(doc: TableDoc, id: string): Promise<number> {
    if (!this.store.shared) return 0;
    const here = Number(await this.store.talk.note(doc.id, id, "here"));
    return Math.max(0, here + HERE_FOR - Date.now());
  }

  private surely(telling: Promise<void>): void {
    telling.catch((error) => this.logger.warn({ error: String(error) }, "could not notify"));
  }

  /** Tell somebody, unless they have been told of this. */
  private async tell(
    doc: TableDoc,
    id: string,
    how: "told" | "warned",
    since: number,
    words: string,
  ): Promise<void> {
    const person = await this.store.people.byId(id);
    if (!person || !(person.webhook || person.push?.length)) return;
    // Another process may have told them, or this one before it was started again.
    if (!(await this.store.talk.claim(doc.id, id, how, `${doc.match} ${since}`))) return;
    const title = findGame(doc.game)?.title ?? doc.game;
    const text = `${title}: ${words}`;
    const link = this.config.origins[0]
      ? `${this.config.origins[0]}/table/${doc.id}`
      : `/table/${doc.id}`;
    const told: Promise<unknown>[] = [];
    // `content` is the field chat services such as Discord read.
    if (person.webhook) {
      told.push(this.post(person.webhook, { content: `${text} ${link}`, table: doc.id }));
    }
    for (const target of person.push ?? []) {
      told.push(this.push(id, target, { text, table: doc.id }));
    }
    for (const each of await Promise.allSettled(told)) {
      if (each.status === "rejected") {
        this.logger.warn({ error: String(each.reason) }, "could not notify");
      }
    }
  }

  /** A browser that has gone for good is forgotten. */
  private async push(person: string, target: PushTarget, message: { text: string; table: string }) {
    if (!this.pusher || (await this.pusher.push(target, message))) return;
    await this.store.people.change(person, (now) => withoutPush(now, target.endpoint));
  }

  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.away.clear();
    this.stopped = true;
  }
}
