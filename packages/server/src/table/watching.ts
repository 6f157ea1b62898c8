/** Those who watch a table: everybody is sent what they may see, with their own eyes. */
import type { Viewer } from "@sprawl/engine";
import { jsonOf, jsonOfBoth, jsonOfWritten, messageOf } from "../wire/json.js";
import type {
  ClockView,
  ServerMessage,
  TableMessage,
  TableView,
  WatcherView,
} from "../wire/messages.js";
import { Audience, type Watcher } from "./audience.js";
import { dueAt } from "./clock.js";
import { Common } from "./common.js";
import { isPaused, seatOf } from "./doc.js";
import type { LiveTable } from "./live.js";
import { mayWatch } from "./lobby.js";
import type { Happened, LivePlay } from "./play.js";
import { seenBy, seenByAll } from "./table-view.js";

/** The version a client has seen. */
export type LastSeen = { readonly match: string; readonly version: number };

/** So many watch: they are told of comings and goings only now and then, in ms. */
const CROWD = 50;
const NOW_AND_THEN = 500;
/** The names that are told of those who watch. */
const MOST_NAMES = 100;

export class Watching {
  readonly watchers = new Map<Watcher, Audience | undefined>();
  /** Who has left, perhaps before their turn to join came. */
  private readonly left = new WeakSet<Watcher>();
  /** Somebody came or went, and not everybody knows; nobody but the last who came. */
  private untold = false;
  private newest: Watcher | undefined;
  private readonly audiences = new Map<Viewer, Audience>();
  /** What the audiences see alike; none without the other. */
  private common: Common | undefined;
  private readonly waiters = new Set<() => void>();

  private paused: boolean;

  constructor(private readonly table: LiveTable) {
    this.paused = isPaused(table.doc);
  }

  /** Does anybody look, or wait for news? */
  get isWatched(): boolean {
    return this.watchers.size > 0 || this.waiters.size > 0;
  }

  /** Who is here. */
  present(): ReadonlySet<string | undefined> {
    return new Set([...this.watchers.keys()].map(({ person }) => person));
  }

  isHere(who: string): boolean {
    for (const { person } of this.watchers.keys()) if (person === who) return true;
    return false;
  }

  /** The table as this person sees it. */
  tableFor(person: string | undefined): TableView {
    return { ...this.tableForAll(), ...seenBy(this.table.doc, person, this.spectators()) };
  }

  /** Those who watch without a seat and have a name. */
  private spectators(): readonly WatcherView[] {
    const names = new Map<string, string>();
    for (const { person, name } of this.watchers.keys()) {
      if (names.size >= MOST_NAMES) break;
      if (person === undefined || seatOf(this.table.doc, person) !== undefined) continue;
      names.set(person, name?.() ?? "");
    }
    return [...names].map(([person, name]) => ({ person, name }));
  }

  private tableForAll(): TableView {
    const { doc, revision } = this.table;
    const here = this.present();
    let watching = 0;
    for (const who of here) if (seatOf(doc, who) === undefined) watching++;
    return seenByAll(doc, revision, here, watching);
  }

  clock(): ClockView | undefined {
    const { play, doc, house } = this.table;
    if (!play || doc.pace.kind === "untimed") return undefined;
    const { banks } = play.clock;
    if (isPaused(doc)) return { banks };
    const due = dueAt(doc.pace, play.clock, play.match, house.config.windowTime);
    return { banks, ...(due !== undefined && { due }) };
  }

  /** The eyes this person looks with. Only while nothing else happens at the table. */
  audienceOf(person: string | undefined): Audience | undefined {
    const { play, doc, id, house } = this.table;
    // Who gathers for the next match sits elsewhere then: nobody sees the last one with other eyes.
    if (!play || play.row.id !== doc.match) return undefined;
    const viewer = seatOf(doc, person) ?? "spectator";
    let audience = this.audiences.get(viewer);
    if (!audience) {
      this.common ??= new Common(id, play.row.id, play.match, play.version);
      audience = new Audience(this.common, viewer, play.match);
      audience.emptySince = house.now();
      this.audiences.set(viewer, audience);
    }
    return audience;
  }

  /**
   * Start to send somebody what happens here, after what is missing. False if they have left again
   * before it was their turn.
   */
  join(watcher: Watcher, seen?: LastSeen): Promise<boolean> {
    const { table } = this;
    return table.exclusive(async () => {
      await table.openPlay();
      if (this.left.has(watcher)) return false;
      const audience = this.audienceOf(watcher.person);
      this.watchers.set(watcher, audience);
      watcher.send(messageOf({ type: "table", table: this.tableFor(watcher.person) }));
      this.tellSoon(watcher);
      if (audience) this.bringUp(watcher, audience, seen);
      table.wakeUp();
      table.onPresence(watcher.person);
      // Those who come together are told together: nobody waits for the disk here.
      void table.noteWatcher(watcher.person).catch(() => {});
      return true;
    });
  }

  private bringUp(watcher: Watcher, audience: Audience, seen: LastSeen | undefined): void {
    add(audience, watcher);
    const missing = seen?.match === audience.matchId ? audience.since(seen.version) : undefined;
    if (!missing) return watcher.send(messageOf(audience.fresh(this.clock())));
    for (const text of missing) watcher.send(text);
    const { version } = audience;
    watcher.send(messageOf({ type: "current", table: this.table.id, version }));
  }

  leave(watcher: Watcher): void {
    const { table } = this;
    this.left.add(watcher);
    const audience = this.watchers.get(watcher);
    if (!this.watchers.delete(watcher)) return;
    if (audience) this.remove(audience, watcher);
    table.lastUse = table.house.now();
    table.onPresence(watcher.person);
    if (!table.dropped) this.tellSoon();
  }

  private remove(audience: Audience, watcher: Watcher): void {
    audience.watchers.delete(watcher);
    if (audience.watchers.size === 0) audience.emptySince = this.table.house.now();
  }

  /** Tell everybody what happened. Eyes nobody has looked with for a while are forgotten. */
  publish({ match }: LivePlay, what: Happened): void {
    const { now, config } = this.table.house;
    const quiet = now() - config.idle;
    for (const { viewer, emptySince } of this.audiences.values()) {
      if (emptySince !== undefined && emptySince < quiet) this.audiences.delete(viewer);
    }
    if (this.audiences.size === 0) this.common = undefined;
    const told = this.common?.next(match, what, this.clock());
    if (told) for (const audience of this.audiences.values()) audience.publish(match, what, told);
    this.wake();
  }

  /** The match in memory is no longer the one they look at. */
  forgetMatch(): void {
    this.audiences.clear();
    this.common = undefined;
  }

  /** People may have changed seats or been sent away, a match may have begun: the right eyes for all. */
  refresh(): void {
    const { doc, id } = this.table;
    // The clock is told with the view.
    const anew = this.paused !== isPaused(doc);
    this.paused = isPaused(doc);
    for (const [watcher, old] of this.watchers) {
      if (!mayWatch(doc, watcher.person)) {
        this.watchers.delete(watcher);
        if (old) this.remove(old, watcher);
        watcher.send(messageOf({ type: "notice", table: id, code: "sent-away" }));
        continue;
      }
      const audience = this.audienceOf(watcher.person);
      if (audience === old && audience && anew)
        watcher.send(messageOf(audience.fresh(this.clock())));
      if (audience === old) continue;
      if (old) this.remove(old, watcher);
      this.watchers.set(watcher, audience);
      if (!audience) continue;
      add(audience, watcher);
      watcher.send(messageOf(audience.fresh(this.clock())));
    }
  }

  /** Somebody came or went: everybody is told once, however many come and go together. */
  private tellSoon(newest?: Watcher): void {
    this.newest = newest;
    if (this.untold) return;
    this.untold = true;
    const tell = () => {
      if (this.untold) this.tellTable(this.newest);
    };
    if (this.watchers.size > CROWD) setTimeout(tell, NOW_AND_THEN).unref();
    else setImmediate(tell);
  }

  /** Tell everybody about the table itself, but whoever knows. */
  tellTable(knows?: Watcher): void {
    this.untold = false;
    this.newest = undefined;
    const all = jsonOf(this.tableForAll());
    const type = jsonOf<"table">("table");
    const spectators = this.spectators();
    for (const watcher of this.watchers.keys()) {
      if (watcher === knows) continue;
      const own = jsonOf(seenBy(this.table.doc, watcher.person, spectators));
      watcher.send(jsonOfWritten<TableMessage>({ type, table: jsonOfBoth(all, own) }));
    }
    this.wake();
  }

  tellAll(message: ServerMessage): void {
    const text = messageOf(message);
    for (const watcher of this.watchers.keys()) watcher.send(text);
  }

  /** Tell one person, on all their devices. */
  tellPerson(who: string, message: ServerMessage): void {
    const text = messageOf(message);
    for (const watcher of this.watchers.keys()) if (watcher.person === who) watcher.send(text);
  }

  /** Resolves when something has changed here, or after this time. */
  changed(ms: number): Promise<void> {
    return new Promise((done) => {
      const waiter = () => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        done();
      };
      const timer = setTimeout(waiter, ms);
      this.waiters.add(waiter);
      this.table.wakeUp();
    });
  }

  wake(): void {
    if (this.waiters.size === 0) return;
    for (const waiter of [...this.waiters]) waiter();
  }
}

function add(audience: Audience, watcher: Watcher): void {
  audience.watchers.add(watcher);
  audience.emptySince = undefined;
}
