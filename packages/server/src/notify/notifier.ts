/**
 * Tells people that they are needed: once for each real need, not while they are there, and with no
 * word about what is asked. Goes out by webhook and by Web Push.
 */
import { findGame } from "@sprawl/games";
import type { Config } from "../config.js";
import type { Logger } from "../house.js";
import type { PushTarget } from "../store/people.js";
import type { Store } from "../store/store.js";
import type { TableDoc } from "../table/doc.js";
import type { Pusher } from "./push.js";
import type { Post } from "./webhook.js";

/** Who was there so short a time ago is there: processes say so every few seconds, in ms. */
export const HERE_FOR = 30_000;

const WAITS = "your table waits for you.";
const LATE = "your table still waits for you, and a quarter of the time is left.";

export class Notifier {
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly store: Store,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly post: Post,
    private readonly pusher: Pusher | undefined,
  ) {}

  /** These people, and nobody else at this table, are waited for and not there. */
  needed(doc: TableDoc, people: readonly string[], decision: string): void {
    if (people.length === 0 && this.waiting.size === 0) return;
    for (const { person } of doc.seats) {
      if (person === undefined) continue;
      const key = `${doc.id} ${person}`;
      if (people.includes(person)) this.plan(key, doc, person, decision);
      else this.forget(key);
    }
  }

  private plan(key: string, doc: TableDoc, person: string, decision: string): void {
    if (this.waiting.has(key)) return;
    const timer = setTimeout(() => {
      this.waiting.delete(key);
      this.surely(this.tell(doc, person, "told", decision, WAITS));
    }, this.config.remindAfter);
    timer.unref();
    this.waiting.set(key, timer);
  }

  private forget(key: string): void {
    clearTimeout(this.waiting.get(key));
    this.waiting.delete(key);
  }

  /** These people are waited for, not there, and have little time left. */
  warn(doc: TableDoc, people: readonly string[], decision: string): void {
    for (const person of people) this.surely(this.tell(doc, person, "warned", decision, LATE));
  }

  private surely(telling: Promise<void>): void {
    telling.catch((error) => this.logger.warn({ error: String(error) }, "could not notify"));
  }

  /** Tell somebody, unless they are there or have been told of this. */
  private async tell(
    doc: TableDoc,
    id: string,
    how: "told" | "warned",
    decision: string,
    words: string,
  ): Promise<void> {
    const person = await this.store.people.byId(id);
    if (!person || !(person.webhook || person.push?.length)) return;
    // They may be there by way of another process, or have been told by it.
    const { talk } = this.store;
    const here = Number(await talk.note(doc.id, id, "here"));
    if (Date.now() - here < HERE_FOR) return;
    if (!(await talk.claim(doc.id, id, how, `${doc.match} ${decision}`))) return;
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
    const now = await this.store.people.byId(person);
    const push = now?.push?.filter(({ endpoint }) => endpoint !== target.endpoint);
    if (now && push) await this.store.people.save({ ...now, push });
  }

  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
}
