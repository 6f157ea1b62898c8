/**
 * What goes to the screen: the view of whoever looks, and what was added to their log. The log is
 * sent once and then only grows, until somebody else looks or something is taken back.
 */
import type { GameEvent, View, Viewer } from "@sprawl/engine";
import {
  eventsFor,
  type Match,
  type StandingAnswers,
  type StoredEvent,
  view,
} from "@sprawl/engine/host";
import type { Eyes } from "./eyes.js";

export type Shown = {
  readonly view: View;
  /** So many lines of the log stay; these come after them. */
  readonly keep: number;
  readonly add: readonly GameEvent[];
  /** How many of them have just happened. */
  readonly fresh: number;
  readonly curtain?: { readonly seat: number };
  readonly notice?: { readonly id: number; readonly code: string };
  /** What whoever looks is passed for. */
  readonly standing?: StandingAnswers;
  /** The match was given up. */
  readonly abandoned?: true;
};

export class Showing {
  private viewer: Viewer | undefined;
  private lines = 0;
  /** The stored events that have been told. */
  private told: readonly StoredEvent[] = [];
  private notices = 0;

  /** The next thing to show. */
  next(
    match: Match,
    events: readonly StoredEvent[],
    { viewer, curtain }: Eyes,
    about: {
      readonly notice?: string | undefined;
      readonly abandoned?: boolean;
      readonly standing?: StandingAnswers | undefined;
      /** They will be passed for in a moment: that they are asked would only flash by. */
      readonly passed?: boolean;
    } = {},
  ): Shown {
    const goesOn = viewer === this.viewer && startsWith(events, this.told);
    const add = eventsFor(goesOn ? events.slice(this.told.length) : events, viewer);
    const keep = goesOn ? this.lines : 0;
    this.viewer = viewer;
    this.lines = keep + add.length;
    this.told = events;
    const { notice, abandoned, standing, passed } = about;
    const seen = view(match, viewer);
    return {
      view: abandoned ? withoutPending(seen) : passed ? withoutQuestion(seen) : seen,
      keep,
      add,
      fresh: goesOn ? add.length : 0,
      ...(curtain !== undefined && { curtain: { seat: curtain } }),
      ...(notice !== undefined && { notice: { id: ++this.notices, code: notice } }),
      ...(standing && { standing }),
      ...(abandoned && { abandoned }),
    };
  }
}

/** Nobody is asked any more. */
function withoutPending({ pending: _, ...rest }: View): View {
  return withoutQuestion(rest);
}

function withoutQuestion({ question: _, undo: __, ...rest }: View): View {
  return rest;
}

function startsWith(list: readonly StoredEvent[], start: readonly StoredEvent[]): boolean {
  return list.length >= start.length && list[start.length - 1] === start.at(-1);
}
