/** All tables of this process: loaded when somebody comes, dropped when quiet. */
import { decisionId, type Match, type Seat } from "@sprawl/engine";
import type { Config } from "./config.js";
import { notFound } from "./errors.js";
import { Limiter } from "./limiter.js";
import type { Metrics } from "./metrics.js";
import { HERE_FOR, type Notifier } from "./notify/notifier.js";
import type { Store } from "./store/store.js";
import type { TableDoc } from "./table/doc.js";
import { LiveTable } from "./table/live.js";
import { Thinkers } from "./table/thinkers.js";
import { deliver } from "./talk.js";

/** The little of a log that is needed here. */
export type Logger = {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
};

/** Ways in for tests; a server that is used by people has none of them. */
export type Hooks = {
  /** The seed of the next match. */
  seed?(doc: TableDoc): string;
  /** Another match instead of the one that has just begun: the same table in another hidden world. */
  replaceMatch?(match: Match): Match;
  /** How long an answer given for this seat is delayed, in ms. */
  delay?(seat: Seat, least: number, most: number): number | undefined;
};

const SWEEP = 5_000;
const LINES_A_MINUTE = 40;

export class House {
  readonly tables = new Map<string, LiveTable | Promise<LiveTable>>();
  /** Lines of chat, for each person. */
  readonly chatter: Limiter;
  /** Bots that think ahead. */
  readonly thinkers: Thinkers;
  private readonly sweeper: NodeJS.Timeout;
  private closing = false;

  constructor(
    readonly store: Store,
    readonly config: Config,
    readonly logger: Logger,
    readonly metrics: Metrics,
    readonly notifier: Notifier,
    readonly hooks: Hooks = {},
    readonly now: () => number = Date.now,
  ) {
    this.chatter = new Limiter(LINES_A_MINUTE, now);
    this.thinkers = new Thinkers(config.botBudget, (error) =>
      logger.warn({ error }, "a bot could not think"),
    );
    store.onNews((names) => this.onNews(names));
    const often = Math.min(SWEEP, config.idle);
    this.sweeper = setInterval(() => void this.sweep().catch(() => {}), often);
    this.sweeper.unref();
  }

  /** The table with this id, at once if it is in memory. Throws `not-found`. */
  table(id: string): LiveTable | Promise<LiveTable> {
    const table = this.tables.get(id) ?? this.load(id);
    // Whoever asks has time to use it before it can be dropped.
    if (table instanceof LiveTable) table.lastUse = this.now();
    return table;
  }

  private load(id: string): Promise<LiveTable> {
    const loading = this.read(id);
    this.tables.set(id, loading);
    void arrived(loading).then((table) => {
      if (this.tables.get(id) !== loading) return;
      if (table) this.tables.set(id, table);
      else this.tables.delete(id);
    });
    return loading;
  }

  private async read(id: string): Promise<LiveTable> {
    const stored = await this.store.tables.byId(id);
    if (!stored) throw notFound("table");
    return new LiveTable(this, stored.doc, stored.revision);
  }

  async add(doc: TableDoc): Promise<LiveTable> {
    await this.store.tables.add(doc);
    return this.table(doc.id);
  }

  /** Other processes have changed these tables or matches; without names: any. */
  private onNews(names: readonly string[] | undefined): void {
    const ids = names ? new Set(names.map((name) => name.split(".", 1)[0])) : this.tables.keys();
    for (const id of ids) {
      const standing = names?.includes(`${id}.standing`) ?? true;
      void arrived(this.tables.get(id)).then((table) => table?.noteNews(standing));
    }
  }

  /** Drop what is quiet, and load what has run out of time. */
  async sweep(): Promise<void> {
    for (const [id, coming] of this.tables) {
      const table = await arrived(coming);
      if (table && this.store.shared) await this.sayWhoIsHere(table);
      if (!table || !this.isQuiet(table)) continue;
      this.tables.delete(id);
      await table.drop().catch((error) => this.logger.warn({ error: String(error) }, "not kept"));
    }
    this.metrics.tables.set(this.tables.size);
    if (this.closing) return;
    for (const id of await this.store.tables.due(this.now(), 100)) {
      await this.store.tables.setDue(id, undefined);
      await (await this.table(id)).onAlarm();
    }
  }

  /** So that other processes do not call somebody who is here. */
  private async sayWhoIsHere(table: LiveTable): Promise<void> {
    if (table.doc.status !== "playing" || Date.now() - table.saidHere < HERE_FOR / 3) return;
    table.saidHere = Date.now();
    for (const { person } of table.doc.seats) {
      if (person === undefined || !table.watching.isHere(person)) continue;
      await this.store.talk.saveNote(table.id, person, "here", String(Date.now()));
    }
  }

  private isQuiet({ busy, watching, lastUse, doc }: LiveTable): boolean {
    if (busy > 0 || watching.watchers.size > 0) return false;
    // Bots that play among themselves play on.
    if (doc.status === "playing" && doc.seats.every(({ bot }) => bot)) return false;
    return this.now() - lastUse > this.config.idle;
  }

  /** These seats are waited for: tell those people who are not here. */
  needed(table: LiveTable, waiting: readonly Seat[], decision: string): void {
    this.notifier.needed(table.doc, this.away(table, waiting), decision);
  }

  /** Their time runs out: tell those people who are not here. */
  warn(table: LiveTable, waiting: readonly Seat[]): void {
    const { play } = table;
    if (!play) return;
    this.notifier.warn(table.doc, this.away(table, waiting), decisionId(play.match));
  }

  private away({ doc, watching }: LiveTable, waiting: readonly Seat[]): string[] {
    const people: string[] = [];
    for (const seat of waiting) {
      const { person, bot } = doc.seats[seat];
      if (person && !bot && !watching.isHere(person)) people.push(person);
    }
    return people;
  }

  /** Bring what was said in other processes to those who watch here. */
  hearChat(table: LiveTable): Promise<void> {
    return deliver(this, table);
  }

  /** Finish what was accepted, keep snapshots, let go. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    for (const coming of this.tables.values()) {
      const table = await arrived(coming);
      if (!table) continue;
      await table.exclusive(() => table.drop()).catch(() => {});
    }
    this.tables.clear();
    await this.thinkers.close();
  }
}

/** A table that is in memory or on its way; undefined if it does not arrive. */
async function arrived(coming: LiveTable | Promise<LiveTable> | undefined) {
  try {
    return await coming;
  } catch {
    return undefined;
  }
}
