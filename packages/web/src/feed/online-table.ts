/**
 * One table on a server, as this browser knows it: who sits there, what is seen of the match, what
 * was said. Every view is checked against the server's hash; one that does not fit is asked for
 * anew. Not for drawing, and not for any game in particular.
 */
import type { View } from "@sprawl/engine";
import {
  type Channel,
  type ChannelsView,
  type ChatLine,
  type ClockView,
  type FreshView,
  type PastLog,
  type ServerMessage,
  type StandingAnswers,
  type TableView,
  type Trouble,
  type Update,
  viewHash,
  withChanges,
} from "@sprawl/server/wire";
import { inTurn } from "./in-turn.js";
import type { Connection, Watch } from "./online-connection.js";
import type { Ask } from "./online-http.js";
import { NO_LOG, type OnlineLog, withPast, withTold } from "./online-log.js";
import { type Witnessed, withMoment } from "./witnessed.js";

export type SeenMatch = {
  readonly id: string;
  readonly version: number;
  readonly view: View;
  readonly clock?: ClockView;
  /** What was seen of it now and then. */
  readonly witnessed: readonly Witnessed[];
};

export type OnlineState = {
  readonly status: "opening" | "live" | "away" | "gone";
  /** Why it is gone. */
  readonly trouble?: Trouble;
  readonly table?: TableView;
  /** The table as it gathers for its next match, while the end of the last one is still read here. */
  readonly next?: TableView | undefined;
  readonly match?: SeenMatch;
  readonly log: OnlineLog;
  /** Events that came with the last update. */
  readonly fresh: number;
  readonly chat: readonly ChatLine[];
  /** Where I read and speak. */
  readonly channels: ChannelsView;
  /** On what I am passed for. */
  readonly standing: StandingAnswers;
  readonly notice?: { readonly id: number; readonly code: string };
};

const UNKNOWN: OnlineState = {
  status: "opening",
  log: NO_LOG,
  fresh: 0,
  chat: [],
  channels: { reads: [], speaks: [] },
  standing: {},
};

/** The number of the newest line of each channel. */
function lastIn(chat: readonly ChatLine[]): Partial<Record<Channel, number>> {
  const last: Partial<Record<Channel, number>> = {};
  for (const { channel, n } of chat) last[channel] = Math.max(n, last[channel] ?? 0);
  return last;
}

/** How long to wait before something is asked for again, in ms. */
const LATER = 3000;

export class OnlineTable implements Watch {
  private now: OnlineState = UNKNOWN;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  private healing = false;
  private checks = true;
  private later: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Whoever is here goes on to the next match as soon as there is one. */
  private leaving = false;

  constructor(
    readonly id: string,
    readonly connection: Connection,
    private readonly ask: Ask,
  ) {
    this.stop = connection.watch(id, this);
  }

  state(): OnlineState {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The end has been read: on to the next match, now or when it is called. */
  goOn(): void {
    const { next } = this.now;
    this.leaving = next === undefined;
    if (next) this.set({ table: next, next: undefined });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.later);
    clearTimeout(this.retry);
    this.stop();
  }

  // --- what the connection wants to know and has to tell -----------------------------------------

  seen() {
    const { match, chat } = this.now;
    const known = match && !this.healing ? { match: match.id, version: match.version } : {};
    return { ...known, chat: lastIn(chat) };
  }

  line(up: boolean): void {
    if (this.now.status === "gone") return;
    if (!up && this.now.status === "live") this.set({ status: "away" });
  }

  readonly hear = inTurn((message: ServerMessage) => {
    if (!this.closed) this.take(message);
  });

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.onTable(message.table);
      case "view":
        return this.onView(message);
      case "update":
        return this.onUpdate(message);
      case "current":
        return this.set({ status: "live" });
      case "chat":
        return this.onChat(message.line);
      case "channels": {
        const { reads, speaks } = message;
        return this.set({ channels: { reads, speaks } });
      }
      case "standing":
        return this.set({ standing: message.standing });
      case "notice":
        if (message.code === "sent-away") return this.gone({ code: "sent-away", message: "" });
        return this.tell(message.code);
      case "error":
        return this.gone(message.error);
      default:
        return;
    }
  }

  private gone(trouble: Trouble): void {
    if (trouble.code === "not-found" || trouble.code === "sent-away") {
      return this.set({ status: "gone", trouble });
    }
    // Too much at once, or no database: it will pass.
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connection.watchAgain(this.id), LATER);
  }

  /** Others who gather for another match take nobody away from the end of the last one. */
  private onTable(table: TableView): void {
    const { table: shown, match } = this.now;
    const isRead = shown?.status === "over" && shown.match === match?.id;
    if (isRead && table.status === "open" && !this.leaving) {
      return this.set({ next: table, status: "live" });
    }
    if (table.status !== "over") this.leaving = false;
    this.set({ table, next: undefined, status: "live" });
  }

  private onChat(line: ChatLine): void {
    const { chat } = this.now;
    if (line.n <= (lastIn(chat)[line.channel] ?? 0)) return;
    // A channel that one begins to hear brings what was said in it before.
    this.set({ chat: [...chat, line].sort((one, two) => one.t - two.t) });
  }

  private onView({ match: id, version, view, hash, clock }: FreshView): void {
    this.healing = false;
    // A server that reckons otherwise is newer than this page: its views are taken as they come.
    this.checks = viewHash(view) === hash;
    const { match: old, log } = this.now;
    const sameMatch = old?.id === id;
    const match = this.withWitness({ id, version, view, ...(clock && { clock }) });
    this.set({ status: "live", match, fresh: 0, log: sameMatch ? log : NO_LOG });
    if (!sameMatch || log.version < version) void this.lookBack(id);
  }

  private onUpdate(update: Update): void {
    const { match: old, log } = this.now;
    const { match: id, version, changes, hash, clock, back, events } = update;
    if (this.healing || !old || old.id !== id || version <= old.version) return;
    if (version > old.version + 1) return this.heal();
    const view = withChanges(old.view, changes);
    if (this.checks && viewHash(view) !== hash) return this.heal();
    this.set({
      match: this.withWitness({ id, version, view, ...(clock && { clock }) }),
      log: withTold(log, update),
      fresh: events.length,
      ...(back !== undefined && { notice: this.notice("taken-back") }),
    });
  }

  private withWitness(match: Omit<SeenMatch, "witnessed">): SeenMatch {
    return { ...match, witnessed: withMoment(this.now.match, match) };
  }

  /** Something is missing or wrong: ask for everything. */
  private heal(): void {
    if (this.healing) return;
    this.healing = true;
    this.connection.watchAgain(this.id);
  }

  /** Ask for what was told before. */
  private async lookBack(match: string): Promise<void> {
    clearTimeout(this.later);
    const got = await this.ask<PastLog>("GET", `/api/tables/${this.id}/log`);
    if (this.closed || this.now.match?.id !== match) return;
    if (got.ok && got.body.match === match) {
      return this.set({ log: withPast(this.now.log, got.body) });
    }
    // Old rules have no past to look at; everything else will pass.
    if (!got.ok && got.error.code === "other-rules") return;
    this.later = setTimeout(() => void this.lookBack(match), LATER);
  }

  // --- telling -----------------------------------------------------------------------------------

  private notice(code: string) {
    return { id: (this.now.notice?.id ?? 0) + 1, code };
  }

  private tell(code: string): void {
    this.set({ notice: this.notice(code) });
  }

  private set(change: Partial<OnlineState>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
