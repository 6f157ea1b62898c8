/**
 * Those who look at a match with the same eyes: a seat on all its devices, or the spectators. They
 * get what changed since the version they have, with a hash of the view; the last few updates are
 * kept for those who come back.
 */
import type { Viewer } from "@sprawl/engine";
import { askedView, type Match } from "@sprawl/engine/host";
import { changesOf, difference } from "../wire/changes.js";
import { ROOT, sumOf, written } from "../wire/hash.js";
import { type Json, jsonOf, jsonOfWritten } from "../wire/json.js";
import type { ClockView, FreshView, ServerMessage, Update } from "../wire/messages.js";
import type { Common, Told } from "./common.js";
import { Faces } from "./faces.js";
import type { Happened } from "./play.js";

/** Somebody connected. */
export type Watcher = {
  readonly person: string | undefined;
  /** What they are called now. */
  name?(): string | undefined;
  send(text: Json<ServerMessage>): void;
  /** Whom this person does not want to read. */
  muted?(): readonly string[];
};

const RECENT = 16;

export class Audience {
  readonly watchers = new Set<Watcher>();
  private asked: ReturnType<typeof askedView>;
  private readonly faces: Faces;
  /** The hash of what only these eyes see, as a sum. */
  private sum: number;
  private recent: { readonly version: number; readonly text: Json<Update> }[] = [];
  /** Since when nobody is there; undefined while somebody is. */
  emptySince: number | undefined;

  constructor(
    private readonly common: Common,
    readonly viewer: Viewer,
    match: Match,
  ) {
    this.asked = askedView(match, viewer);
    this.faces = new Faces(match, viewer);
    this.sum = sumOf({ ...this.asked, faces: this.faces.all() }, ROOT);
  }

  get matchId(): string {
    return this.common.matchId;
  }

  get version(): number {
    return this.common.version;
  }

  /** The two halves have no key in common, so the sum of the whole is the sum of both. */
  private get hash(): string {
    return written(this.common.sum + this.sum);
  }

  /** Tell everybody here what happened, after `common` has looked at it. */
  publish(match: Match, { version }: Happened, told: Told): void {
    const faces = this.faces.next(match);
    const asked = difference(this.asked, askedView(match, this.viewer));
    this.asked = asked.kept;
    this.sum = (this.sum + faces.hash + asked.hash) | 0;
    const text = jsonOfWritten<Update>({
      ...told.fields,
      events: told.heard.by(this.viewer),
      changes: changesOf(told.changes, faces.changes, asked.changes),
      hash: jsonOf(this.hash),
    });
    this.recent.push({ version, text });
    if (this.recent.length > RECENT) this.recent.shift();
    for (const watcher of this.watchers) watcher.send(text);
  }

  fresh(clock: ClockView | undefined): FreshView {
    const { table, matchId, version, seen } = this.common;
    return {
      type: "view",
      table,
      match: matchId,
      version,
      view: { ...seen, ...this.asked, faces: this.faces.all() },
      hash: this.hash,
      ...(clock && { clock }),
    };
  }

  /** What somebody is missing who has this version; undefined if that is no longer known. */
  since(version: number): readonly Json<Update>[] | undefined {
    if (version === this.version) return [];
    const first = this.recent.findIndex((each) => each.version === version + 1);
    return first < 0 ? undefined : this.recent.slice(first).map(({ text }) => text);
  }
}
