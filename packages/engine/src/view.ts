/** What one viewer may see of a match: inert data, made by this one function for every game. */
import { commitmentOf } from "./deal.js";
import { indexOfSeat, isGroup, questionsOf } from "./match.js";
import { answerOf, barredOf, keyOf, safeAnswer } from "./options.js";
import type { StoredEvent } from "./play.js";
import { bitOf, facesFor } from "./secrets.js";
import { cloneState, type Match } from "./snapshot.js";
import { decisionId, waitingFor } from "./submit.js";
import { canUndo, type UndoState } from "./undo.js";
import type {
  Answer,
  GameEvent,
  Option,
  Plain,
  Question,
  Result,
  RuleId,
  Seat,
  Viewer,
} from "./words.js";

/** An option as it goes out, with its key. */
export type OptionView = Option & { readonly key: string };

/** A question as it goes to the seat that is asked. */
export type QuestionView = {
  readonly decision: string;
  readonly form: Question["form"];
  readonly kind: string;
  readonly rule?: RuleId;
  readonly args?: Readonly<Record<string, Plain>>;
  readonly options: readonly OptionView[];
  readonly barred: readonly { readonly option: OptionView; readonly rule: RuleId }[];
  /** Bounds of an amount, or of the number of picks. */
  readonly min?: number;
  readonly max?: number;
  /** What is answered when time runs out. */
  readonly safe: Answer;
};

/** What everybody sees. */
export type PublicView<S = unknown> = {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  /** Hash of the deal, public from the start; and the seed, public after the end. */
  readonly commitment: string;
  readonly seed?: string;
  readonly state: S;
  readonly answers: number;
  /** What the table waits for. */
  readonly pending?: {
    readonly decision: string;
    readonly form: "ask" | "each" | "window";
    readonly kind: string;
    readonly waiting: readonly Seat[];
  };
  readonly result?: Result;
};

/** What one viewer sees beside that. */
export type OwnView = {
  readonly viewer: Viewer;
  /** The faces this viewer sees, by handle. */
  readonly faces: Readonly<Record<number, Plain>>;
  /** What this viewer is asked. */
  readonly question?: QuestionView;
  readonly undo?: UndoState;
};

export type View<S = unknown> = PublicView<S> & OwnView;

/** The match as this viewer sees it. */
export function view<S = unknown>(match: Match, viewer: Viewer): View<S> {
  return { ...publicView<S>(match), ...ownView(match, viewer) };
}

/** The half of a view that is the same for every viewer: for those who serve many. */
export function publicView<S = unknown>(match: Match): PublicView<S> {
  const { header, play, pending, game } = match;
  const { seats, options } = header;
  match.commitment ??= commitmentOf(header);
  return {
    game: header.game,
    version: header.version,
    seats,
    options,
    commitment: match.commitment,
    state: cloneState(game, play.state) as S,
    answers: play.answers,
    ...(pending && {
      pending: {
        decision: decisionId(match),
        form: isGroup(pending) ? pending.form : "ask",
        kind: pending.kind,
        waiting: waitingFor(match),
      },
    }),
    ...(play.result && { result: play.result, seed: header.seed }),
  };
}

/** The other half. */
export function ownView(match: Match, viewer: Viewer): OwnView {
  const { secrets, result } = match.play;
  const faces = facesFor(secrets, viewer);
  if (viewer === "spectator") return { viewer, faces };
  const question = questionView(match, viewer);
  return {
    viewer,
    faces,
    ...(question && { question }),
    ...(!result && { undo: canUndo(match, viewer) }),
  };
}

/** What this seat is asked now, if anything. */
export function questionView(match: Match, seat: Seat): QuestionView | undefined {
  const question = questionsOf(match.pending)[indexOfSeat(match, seat)];
  if (!question) return undefined;
  const { form, kind, rule, args } = question;
  const choosing = question.form !== "amount";
  return {
    decision: decisionId(match),
    form,
    kind,
    ...(rule !== undefined && { rule }),
    ...(args !== undefined && { args }),
    options: choosing ? question.options.map(optionView) : [],
    barred: barredOf(question).map(barredView),
    ...(question.form !== "choose" && { min: question.min, max: question.max }),
    safe: answerOf(safeAnswer(question)),
  };
}

function optionView(option: Option): OptionView {
  return { ...option, key: keyOf(option) };
}

function barredView({ option, rule }: { option: Option; rule: RuleId }) {
  return { option: optionView(option), rule };
}

/** Events as one viewer is told of them. */
export function eventsFor(events: readonly StoredEvent[], viewer: Viewer): GameEvent[] {
  const bit = bitOf(viewer);
  const told: GameEvent[] = [];
  for (const event of events) {
    const { type, at, args, rule, cards, faces, seen, to, twin } = event;
    const about = rule === undefined ? {} : { rule };
    if ((to & bit) === 0) {
      if (twin) told.push({ type: twin.type, at, args: twin.args, ...about });
      continue;
    }
    told.push({
      type,
      at,
      args,
      ...about,
      ...(cards && {
        cards,
        faces: cards.map((_, i) => ((seen?.[i] ?? 0) & bit ? faces?.[i] : undefined)),
      }),
      ...(isPrivate(to) && { private: true as const }),
    });
  }
  return told;
}

function isPrivate(to: number): boolean {
  return (to & bitOf("spectator")) === 0;
}
