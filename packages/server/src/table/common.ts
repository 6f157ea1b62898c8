/**
 * What all who look at a match see alike: it is looked at, compared and written once for all of
 * them. What differs from eye to eye is added in audience.ts.
 */
import { clonePlain } from "@sprawl/engine";
import { type Match, type PublicView, publicGlance } from "@sprawl/engine/host";
import { difference } from "../wire/changes.js";
import { ROOT, sumOf } from "../wire/hash.js";
import { jsonOf, type Written } from "../wire/json.js";
import type { ClockView, Update } from "../wire/messages.js";
import { Heard } from "./heard.js";
import type { Happened } from "./play.js";

/** The parts of an update that are the same for everybody, in JSON. */
export type Told = {
  readonly fields: Written<Omit<Update, "events" | "changes" | "hash">>;
  readonly heard: Heard;
  /** Changes, without the brackets around them. */
  readonly changes: string;
};

export class Common {
  /** Our own copy: it is brought up to date in place. */
  readonly seen: PublicView;
  /** The hash of what is seen, as a sum. */
  sum: number;
  /** What is the same in every update, in JSON. */
  private readonly opening: Written<Pick<Update, "type" | "table" | "match">>;

  constructor(
    readonly table: string,
    readonly matchId: string,
    match: Match,
    public version: number,
  ) {
    this.seen = clonePlain(publicGlance(match));
    this.sum = sumOf(this.seen, ROOT);
    this.opening = { type: jsonOf("update"), table: jsonOf(table), match: jsonOf(matchId) };
  }

  /** Look again: something has happened. */
  next(match: Match, { version, events, back }: Happened, clock: ClockView | undefined): Told {
    const { changes, hash } = difference(this.seen, publicGlance(match), clonePlain);
    this.sum = (this.sum + hash) | 0;
    this.version = version;
    return {
      fields: {
        ...this.opening,
        version: jsonOf(version),
        ...(back !== undefined && { back: jsonOf(back) }),
        ...(clock && { clock: jsonOf(clock) }),
      },
      heard: new Heard(events, match.header.seats),
      changes,
    };
  }
}
