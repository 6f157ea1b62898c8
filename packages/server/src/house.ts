/** All tables of this process: loaded when somebody comes, dropped when quiet. */
import type { Seat } from "@sprawl/engine";
import type { Match } from "@sprawl/engine/host";
import type { Config } from "./config.js";
import { notFound } from "./errors.js";
import { Limiter } from "./limiter.js";
import type { Metrics } from "./metrics.js";
import { HERE_FOR, type Notifier, waitedFor } from "./notify/notifier.js";
import type { Store } from "./store/store.js";
import { AmongBots } from "./table/among-bots.js";
import { seatOf, type TableDoc } from "./table/doc.js";
import { LiveTable } from "./table/live.js";
import type { LivePlay } from "./table/play.js";
import { Rules } from "./table/rules.js";
import { deliver } from "./talk.js";
import { Looks } from "./threads/looks.js";
import { Thinkers } from "./threads/thinkers.js";

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
  /** What a bot in this seat draws from. */
  botSeed?(seat: Seat): string;
  /** Another match instead of the one that has just begun: the same table in another hidden world. */
  replaceMatch?(match: Match): Match;
  /** How long an answer given for this seat is delayed, in ms. */
  delay?(seat: Seat, least: number, most: number): number | undefined;
};

const SWEEP = 5_000;
/** How often something is looked for that nobody uses, in ms, and how much goes at a time. */
const EXPIRE_EVERY = 600_000;
const EXPIRE_MOST = 100;
/** A clock that could not be kept is looked at again after this, in ms. */
const RING_AGAIN = 30_000;
const LINES_A_MINUTE = 40;
/** Of all bots that play among themselves, in ms: fifty answers a second. */
const BETWEEN_BOTS = 20;
const NOTES_A_MINUTE = 60;
const REPORTS_A_MINUTE = 6;

export class House {
  readonly tables = new Map<string, LiveTable | Promise<LiveTable>>();
  /** Lines of chat, for each person. */
  readonly chatter: Limiter;
  /** What people write down for themselves, and what they report. */
  readonly notes: Limiter;
  readonly reports: Limiter;
  /** Bots that play among themselves, and whose turn it is. */
  readonly amongBots = new AmongBots(BETWEEN_BOTS);
  /** Bots that think ahead. */
  readonly thinkers: Thinkers;
  /** Runs rules, under a watch. */
  readonly rules: Rules;
  /** Looking back at matches. */
  readonly looks: Looks;
  private readonly sweeper: NodeJS.Timeout;
  closing = false;
  private expired = Number.NEGATIVE_INFINITY;

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
    this.notes = new Limiter(NOTES_A_MINUTE, now);
    this.reports = new Limiter(REPORTS_A_MINUTE, now);
    const { botBudget, botThreads, lookBudget } = config;
    this.thinkers = new Thinkers(botBudget, botThreads, (error) =>
      logger.warn({ error }, "a bot could not think"),
    );
    const onLook = (error: string) => logger.warn({ error }, "a look back went wrong");
    this.looks = new Looks(store.matches, lookBudget, onLook, now);
    this.rules = new Rules({
      limit: config.ruleLimit,
      tryOut: (asked) => this.looks.tryOut(asked, config.ruleLimit),
      onEndless: (about) => logger.error(about, "a rule does not come to an end; it was stopped"),
    });
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
    this.store.expiry.used(id, this.now());
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
      if (table && this.store.shared) this.sayWhoIsHere(table);
      if (table?.watching.isWatched) this.store.expiry.used(id, this.now());
      if (!table || !this.isQuiet(table)) continue;
      this.tables.delete(id);
      await table.drop().catch((error) => this.logger.warn({ error: String(error) }, "not kept"));
    }
    this.metrics.tables.set(this.tables.size);
    if (this.closing) return;
    await this.expire();
    for (const id of await this.store.tables.due(this.now(), 100)) await this.ring(id);
  }

  /** What nobody has used for long goes, now and then, a little at a time. */
  private async expire(): Promise<void> {
    const now = this.now();
    if (now - this.expired < EXPIRE_EVERY) return;
    this.expired = now;
    const { keepTables, keepKeys } = this.config;
    const { expiry } = this.store;
    const inUse = (id: string) => this.tables.has(id);
    if (keepTables > 0) await expiry.expireTables(now - keepTables, EXPIRE_MOST, inUse);
    if (keepKeys > 0) await expiry.expireKeys(now - keepKeys, EXPIRE_MOST);
  }

  /** Somebody's time at this table has run out. Until that is seen to, it stays due. */
  private async ring(id: string): Promise<void> {
    const now = this.now();
    try {
      await (await this.table(id)).onAlarm();
      await this.store.tables.settleDue(id, now);
    } catch (error) {
      this.logger.warn({ table: id, error: String(error) }, "the clock was not kept");
      // Others must have their turn meanwhile.
      await this.store.tables.setDue(id, now + RING_AGAIN);
    }
  }

  /** So that other processes do not call somebody who is here. */
  private sayWhoIsHere(table: LiveTable): void {
    if (table.doc.status !== "playing" || Date.now() - table.saidHere < HERE_FOR / 3) return;
    table.saidHere = Date.now();
    for (const { person } of table.doc.seats) {
      if (person !== undefined && table.watching.isHere(person)) this.sayHere(table, person);
    }
  }

  /** The same for one person who came or went. Without other processes nobody needs to be told. */
  sayHere(table: LiveTable, person: string): void {
    if (!this.store.shared || seatOf(table.doc, person) === undefined) return;
    // Who is there by way of another process as well is there again as soon as that one says so.
    const at = table.watching.isHere(person) ? Date.now() : 0;
    const said = this.store.talk.saveNote(table.id, person, "here", String(at));
    said.catch((error) => this.logger.warn({ error: String(error) }, "nobody knows who is here"));
  }

  private isQuiet({ busy, watching, standIns, lastUse }: LiveTable): boolean {
    if (busy > 0 || watching.isWatched || standIns.active) return false;
    return this.now() - lastUse > this.config.idle;
  }

  /** Tell those people who are waited for and not here, and nobody else. */
  needed(table: LiveTable): void {
    const { play, doc } = table;
    if (play) this.notifier.needed(doc, this.away(table, play), play.clock.opened);
  }

  /** Their time runs out: tell those people who are not here. */
  warn(table: LiveTable): void {
    const { play, doc } = table;
    if (play) this.notifier.warn(doc, this.away(table, play), play.clock.opened);
  }

  private away({ doc, watching }: LiveTable, { waiting }: LivePlay): string[] {
    return waitedFor(doc, waiting).filter((person) => !watching.isHere(person));
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
    await Promise.all([this.thinkers.close(), this.looks.close()]);
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
