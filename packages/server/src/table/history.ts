/**
 * What has happened in a match so far, for those who come back to it: every event, and the table as
 * it stood after any answer. Made from the record when somebody first asks, kept as long as the match
 * is in memory, and brought up to date by what was written since. It holds everybody's events;
 * whoever hands them out must look at them with a viewer's eyes.
 */
import {
  type AnyGame,
  createMatch,
  eventsFor,
  type GameEvent,
  giveAgain,
  load,
  type Match,
  type Saved,
  type SavedAnswer,
  type StoredEvent,
  save,
  type View,
  type Viewer,
  view,
} from "@sprawl/engine";
import { notNow } from "../errors.js";
import type { House } from "../house.js";
import type { StoredAct } from "../store/matches.js";
import type { LivePlay } from "./play.js";

/** Answers between two positions that are kept to start from. */
const STRIDE = 32;

const histories = new WeakMap<LivePlay, History>();

/** The history of this match, up to now. Only while nothing else happens at its table. */
export async function historyOf(house: House, play: LivePlay): Promise<History> {
  let history = histories.get(play);
  if (!history) {
    const begun = createMatch(play.match.game, play.row);
    history = new History(house.hooks.replaceMatch?.(begun) ?? begun);
    histories.set(play, history);
  }
  history.hear(await house.store.matches.since(play.row.id, history.version));
  return history;
}

export class History {
  /** The last act that is in it. */
  version = 0;
  private readonly game: AnyGame;
  private events: StoredEvent[];
  private readonly answers: SavedAnswer[] = [];
  private readonly marks: { readonly answers: number; readonly saved: Saved }[];

  constructor(begun: Match) {
    this.game = begun.game;
    this.events = begun.play.news.slice();
    this.marks = [{ answers: 0, saved: save(begun) }];
  }

  /** What was told to this viewer after the first `after` answers; -1 for everything. */
  toldTo(viewer: Viewer, after: number): GameEvent[] {
    return eventsFor(
      this.events.filter(({ at }) => at > after),
      viewer,
    );
  }

  /** What this viewer saw after so many answers. */
  seenBy(viewer: Viewer, step: number): { readonly step: number; readonly view: View } {
    const match = this.standingAt(Math.min(step, this.answers.length));
    return { step: match.play.answers, view: view(match, viewer) };
  }

  hear(acts: readonly StoredAct[]): void {
    let match: Match | undefined;
    for (const { seq, act } of acts) {
      if ("back" in act) {
        this.takeBack(act.back);
        match = undefined;
      } else if ("a" in act) {
        match ??= this.standingAt(this.answers.length);
        again(match, act.a);
        this.answers.push(act.a);
        this.events.push(...match.play.news);
        if (this.answers.length % STRIDE === 0) {
          this.marks.push({ answers: this.answers.length, saved: save(match) });
        }
      }
      this.version = seq;
    }
  }

  private takeBack(keep: number): void {
    this.answers.length = Math.min(this.answers.length, keep);
    this.events = this.events.filter(({ at }) => at <= keep);
    while ((this.marks.at(-1)?.answers ?? 0) > keep) this.marks.pop();
  }

  private standingAt(n: number): Match {
    const mark = this.marks.findLast(({ answers }) => answers <= n) ?? this.marks[0];
    const { match } = load(this.game, mark.saved);
    for (const answer of this.answers.slice(mark.answers, n)) again(match, answer);
    return match;
  }
}

function again(match: Match, answer: SavedAnswer): void {
  if (giveAgain(match, answer)) return;
  throw notNow("other-rules", "It began by rules we no longer have.");
}
