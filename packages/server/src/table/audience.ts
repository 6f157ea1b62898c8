/**
 * Those who look at a match with the same eyes: a seat on all its devices, or the spectators. They
 * get what changed since the version they have, with a hash of the view; the last few updates are
 * kept for those who come back.
 */
import { eventsFor, type Match, type View, type Viewer, view } from "@sprawl/engine";
import { type Change, difference } from "../wire/changes.js";
import { ROOT, sumOf, written } from "../wire/hash.js";
import type { Happened } from "./play.js";

/** Somebody connected. */
export type Watcher = {
  readonly person: string | undefined;
  send(text: string): void;
  /** Whom this person does not want to read. */
  muted?(): readonly string[];
};

export type ClockView = { readonly banks: readonly number[]; readonly due?: number };

/** What is sent when something has happened. */
export type Update = {
  readonly type: "update";
  readonly table: string;
  readonly match: string;
  readonly version: number;
  readonly events: ReturnType<typeof eventsFor>;
  readonly changes: readonly Change[];
  readonly hash: string;
  readonly back?: number;
  readonly clock?: ClockView;
};

/** The whole of what this viewer may see. */
export type FreshView = {
  readonly type: "view";
  readonly table: string;
  readonly match: string;
  readonly version: number;
  readonly view: View;
  readonly hash: string;
  readonly clock?: ClockView;
};

const RECENT = 16;

export class Audience {
  readonly watchers = new Set<Watcher>();
  private seen: View;
  private sum: number;
  private recent: { readonly version: number; readonly text: string }[] = [];
  /** Since when nobody is there; undefined while somebody is. */
  emptySince: number | undefined;

  constructor(
    readonly table: string,
    readonly matchId: string,
    readonly viewer: Viewer,
    match: Match,
    public version: number,
  ) {
    this.seen = view(match, viewer);
    this.sum = sumOf(this.seen, ROOT);
  }

  /** Tell everybody here what happened. */
  publish(match: Match, what: Happened, clock: ClockView | undefined): void {
    const next = view(match, this.viewer);
    const { changes, hash } = difference(this.seen, next);
    this.seen = next;
    this.sum = (this.sum + hash) | 0;
    this.version = what.version;
    const update: Update = {
      type: "update",
      table: this.table,
      match: this.matchId,
      version: what.version,
      events: eventsFor(what.events, this.viewer),
      changes,
      hash: written(this.sum),
      ...(what.back !== undefined && { back: what.back }),
      ...(clock && { clock }),
    };
    const text = JSON.stringify(update);
    this.recent.push({ version: what.version, text });
    if (this.recent.length > RECENT) this.recent.shift();
    for (const watcher of this.watchers) watcher.send(text);
  }

  fresh(clock: ClockView | undefined): FreshView {
    return {
      type: "view",
      table: this.table,
      match: this.matchId,
      version: this.version,
      view: this.seen,
      hash: written(this.sum),
      ...(clock && { clock }),
    };
  }

  /** What somebody is missing who has this version; undefined if that is no longer known. */
  since(version: number): readonly string[] | undefined {
    if (version === this.version) return [];
    const first = this.recent.findIndex((each) => each.version === version + 1);
    return first < 0 ? undefined : this.recent.slice(first).map(({ text }) => text);
  }
}
