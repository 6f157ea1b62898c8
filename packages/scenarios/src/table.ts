/**
 * A table for tests that read like sentences: arrange by naming what lies where, act in players'
 * words, look at exactly what is offered. Whatever does not fit throws an error that shows the
 * pending decision.
 */

import type { GameEntry, Plain, Refusal, Result, Seat, View, Viewer } from "@sprawl/engine";
import { type StoredEvent, view, waitingFor } from "@sprawl/engine/host";
import { leakAt } from "@sprawl/engine/search";
import { giveAnswer, giveEach, lineOf, tryRefused } from "./give.js";
import { barsOf, openQuestion, optionsOf, sentenceOf } from "./offers.js";
import { Misfit, type Path, valueAt } from "./path.js";
import { thingAt, thingsAt } from "./piles.js";
import { describePending, sayEvents } from "./say.js";
import type { AnswerLine, ArrangeLine, Sealed, Wanted } from "./scenario.js";
import { chanceLeft } from "./scripted.js";
import { arrangeNow, type Opening, openStage, type Stage } from "./stage.js";
import { takeBack } from "./take-back.js";

export type TableSetting = Opening & { readonly arrange?: readonly ArrangeLine[] };

export type Table = {
  /** Answer as the seat that is asked, or as this one of several. */
  choose(option: Wanted, seat?: Seat): Table;
  pick(options: readonly Wanted[], seat?: Seat): Table;
  amount(n: number, seat?: Seat): Table;
  pass(seat?: Seat): Table;
  /** Answer for several seats at once; "others" stands for all who are asked besides. */
  each(answers: Readonly<Record<string, Sealed>>): Table;
  /** Take back the last answer, or that of this seat. */
  undo(seat?: Seat): Table;
  /** Try something that must be refused. */
  refuses(option: Wanted | AnswerLine, seat?: Seat): Refusal;
  /** Change the position at the start of the open step. */
  arrange(...lines: readonly ArrangeLine[]): Table;

  /** Who has still to answer, and what is asked. */
  asked(): { readonly seats: readonly Seat[]; readonly kind: string } | undefined;
  /** The sentences of all that may be chosen. */
  offered(seat?: Seat): string[];
  /** The sentence of each barred option, with the rule that forbids it. */
  barred(seat?: Seat): Record<string, string>;
  /** The value at a path into the state. */
  at(path: Path): Plain;
  /** The face of a hidden thing, and those of a pile, in players' words. */
  face(card: Path): string;
  faces(pile: Path): string[];
  /** Those of a pile as a viewer sees them; "hidden" where the viewer does not. */
  seenBy(viewer: Viewer, pile: Path): string[];
  view(viewer: Viewer): View;
  /** What a viewer has been told since somebody last asked for anything told. */
  told(viewer: Viewer): string[];
  /** What the last answer brought about, as it is kept; before the first answer, all so far. */
  events(): readonly StoredEvent[];
  result(): Result | undefined;
  /** Where somebody receives what they may not know; undefined if nobody does. */
  leak(): string | undefined;
  /** The pending decision in words. */
  describe(): string;
  /** Throws if scripted chance is left over. */
  finish(): void;
};

/** Set up a match to test rules on. */
export function openTable(entry: GameEntry, setting: TableSetting = {}): Table {
  const { arrange = [], ...opening } = setting;
  const stage = openStage(entry, opening, arrange);
  const text = entry.text.en;
  const describe = () => describePending(stage.match, text);

  /** Whatever does not fit is said together with what would have. */
  function fitting<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof Misfit) throw new Error(`${error.message}\n${describe()}`);
      throw error;
    }
  }
  const open = (seat?: Seat) => fitting(() => openQuestion(stage.match, text, seat));
  const act = (move: () => void): Table => {
    stage.news = [];
    fitting(move);
    return table;
  };
  const state = () => stage.match.play.state;

  const table: Table = {
    choose: (choose, seat) => act(() => giveAnswer(stage, { choose }, seat)),
    pick: (pick, seat) => act(() => giveAnswer(stage, { pick }, seat)),
    amount: (amount, seat) => act(() => giveAnswer(stage, { amount }, seat)),
    pass: (seat) => act(() => giveAnswer(stage, { pass: true }, seat)),
    each: (answers) => act(() => giveEach(stage, answers)),
    undo: (seat) => act(() => takeBack(stage, { undo: true, ...(seat !== undefined && { seat }) })),
    refuses: (what, seat) => fitting(() => tryRefused(stage, lineOf(what), seat)),
    arrange: (...lines) => act(() => arrangeNow(stage, lines)),

    asked: () => {
      const { pending } = stage.match;
      return pending && { seats: waitingFor(stage.match), kind: pending.kind };
    },
    offered: (seat) => {
      const at = open(seat);
      return optionsOf(at).map((option) => sentenceOf(at, option));
    },
    barred: (seat) => {
      const at = open(seat);
      return Object.fromEntries(barsOf(at).map((bar) => [sentenceOf(at, bar.option), bar.rule]));
    },
    at: (path) => fitting(() => valueAt(state(), path)),
    face: (card) => fitting(() => sayFaces(stage, [thingAt(stage.match.play, card)])[0]),
    faces: (pile) => fitting(() => sayFaces(stage, thingsAt(stage.match.play, pile))),
    seenBy: (viewer, pile) =>
      fitting(() => sayFaces(stage, thingsAt(stage.match.play, pile), viewer)),
    view: (viewer) => view(stage.match, viewer),
    told: (viewer) => sayEvents(stage.match, text, stage.news, viewer),
    events: () => stage.news,
    result: () => stage.match.play.result,
    leak: () => leakAt(stage.match),
    describe,
    finish: () => {
      const left = chanceLeft(stage);
      if (left.length > 0) throw new Error(`${left.join("\n")}\n${describe()}`);
    },
  };
  return table;
}

function sayFaces({ match, names }: Stage, things: readonly number[], viewer?: Viewer): string[] {
  const seen = viewer === undefined ? undefined : view(match, viewer).faces;
  return things.map((card) => {
    const face = seen ? seen[card] : match.play.face(card);
    return face === undefined ? "hidden" : names.say(face);
  });
}
