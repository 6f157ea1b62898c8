/**
 * What all who look at a match see alike: it is looked at, compared and written once for all of
 * them. What differs from eye to eye is added in audience.ts.
 */
import { type Match, type PublicView, publicView } from "@sprawl/engine";
import { type Change, difference } from "../wire/changes.js";
import { ROOT, sumOf } from "../wire/hash.js";
import type { Happened } from "./play.js";

/** What is told on a clock. */
export type ClockView = { readonly banks: readonly number[]; readonly due?: number };

/** The parts of an update that are the same for everybody, in JSON. */
export type Told = {
  /** Up to the events. */
  readonly head: string;
  /** Changes, without the brackets around them. */
  readonly changes: string;
  /** After the hash. */
  readonly tail: string;
};

export class Common {
  seen: PublicView;
  /** The hash of what is seen, as a sum. */
  sum: number;

  constructor(
    readonly table: string,
    readonly matchId: string,
    match: Match,
    public version: number,
  ) {
    this.seen = publicView(match);
    this.sum = sumOf(this.seen, ROOT);
  }

  /** Look again: something has happened. */
  next(match: Match, { version, back }: Happened, clock: ClockView | undefined): Told {
    const after = publicView(match);
    const { changes, hash } = difference(this.seen, after);
    this.seen = after;
    this.sum = (this.sum + hash) | 0;
    this.version = version;
    const { table, matchId } = this;
    const head = JSON.stringify({ type: "update", table, match: matchId, version });
    const tail = JSON.stringify({ ...(back !== undefined && { back }), ...(clock && { clock }) });
    return {
      head: `${head.slice(0, -1)},`,
      changes: listed(changes),
      tail: tail === "{}" ? "}" : `,${tail.slice(1)}`,
    };
  }
}

/** Changes in JSON, without the brackets around them. */
export function listed(changes: readonly Change[]): string {
  return JSON.stringify(changes).slice(1, -1);
}
