/** What one viewer may see of a match: inert data, made by this one function for every game. */
import { commitmentOf } from "./deal.js";
import { indexOfSeat, isGroup, questionsOf } from "./match.js";
import { answerOf, barredOf, keyOf, safeAnswer } from "./options.js";
import type { Pass } from "./questions.js";
import { bitOf, everybody, faceFor, facesFor, type Secret } from "./secrets.js";
import { cloneState, type Match, opened } from "./snapshot.js";
import { decisionId } from "./submit.js";
import type { StoredEvent } from "./told.js";
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
export type OptionView<O = Option> = O & { readonly key: string };

/** Any kinds of question, where nobody has said which. */
export type AnyQuestions = { readonly [kind: string]: Option | number };

/** The options of one kind of question; in a window one may also pass. */
type Offering<Q, K extends keyof Q> = Q[K] extends number
  ? never
  : string extends K
    ? Exclude<Q[K], number>
    : Q[K] | Pass;

/**
 * A question as it goes to the seat that is asked. With a game's `Questions`, its kind says what its
 * options are.
 */
export type QuestionView<Q = AnyQuestions> = {
  [K in keyof Q & string]: QuestionOf<K, Offering<Q, K>>;
}[keyof Q & string];

/** Any option that one of these questions may have, as it goes out. */
export type OptionIn<Q = AnyQuestions> = QuestionView<Q>["options"][number];

type QuestionOf<K extends string, O> = {
  readonly decision: string;
  readonly form: Question["form"];
  readonly kind: K;
  readonly rule?: RuleId;
  readonly args?: Readonly<Record<string, Plain>>;
  /** The seats it is about. */
  readonly targets?: readonly Seat[];
  readonly options: readonly OptionView<O>[];
  readonly barred: readonly { readonly option: OptionView<O>; readonly rule: RuleId }[];
  /** Bounds of an amount, or of the number of picks. */
  readonly min?: number;
  readonly max?: number;
  /** What is answered when time runs out. */
  readonly safe: Answer;
};

/**
 * What the table waits for. Of several who are asked at once nobody learns who has answered, for
 * who thinks long has something to think about; only how many are left is told.
 */
export type PendingView = {
  readonly decision: string;
  readonly form: "ask" | "each" | "window";
  readonly kind: string;
  /** Who is asked: of several all of them, until the last has answered. */
  readonly waiting: readonly Seat[];
  /** How many of them have not answered yet. */
  readonly left: number;
};

/** What everybody sees. */
export type PublicView<S = unknown> = {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  /** Hash of the deal, public from the start; and the seed, public after the end unless sealed. */
  readonly commitment: string;
  readonly seed?: string;
  readonly state: S;
  readonly answers: number;
  readonly pending?: PendingView;
  readonly result?: Result;
};

/** What one viewer sees beside that. */
export type OwnView<Q = AnyQuestions> = {
  readonly viewer: Viewer;
  /** The faces this viewer sees, by handle. */
  readonly faces: Readonly<Record<number, Plain>>;
  /** What this viewer is asked. */
  readonly question?: QuestionView<Q>;
  readonly undo?: UndoState;
};

export type View<S = unknown, Q = AnyQuestions> = PublicView<S> & OwnView<Q>;

/** Views are made on the way of every answer: parts are added to them, which is quicker than `...`. */
type Growing<T> = { -readonly [K in keyof T]: T[K] };

/** The match as this viewer sees it. */
export function view<S = unknown, Q = AnyQuestions>(match: Match, viewer: Viewer): View<S, Q> {
  const seen: View<S> = { ...publicView<S>(match), ...ownView(match, viewer) };
  return seen as View<S, Q>; // what is asked is what the rules ask: a game's own questions
}

/** The half of a view that is the same for every viewer: for those who serve many. */
export function publicView<S = unknown>(match: Match): PublicView<S> {
  const seen = publicGlance<S>(match);
  return { ...seen, state: cloneState(match.game, seen.state) as S };
}

/** The same at a glance: its state is no copy, and changes when the match goes on. */
export function publicGlance<S = unknown>(hosted: Match): PublicView<S> {
  const match = opened(hosted);
  const { header, play } = match;
  const { seats, options } = header;
  match.commitment ??= commitmentOf(header);
  const seen: Growing<PublicView<S>> = {
    game: header.game,
    version: header.version,
    seats,
    options,
    commitment: match.commitment,
    state: play.state as S,
    answers: play.answers,
  };
  const pending = pendingView(match);
  if (pending) seen.pending = pending;
  if (play.result) {
    seen.result = play.result;
    if (!header.sealed) seen.seed = header.seed;
  }
  return seen;
}

/** Is one seat asked, or several at once? Undefined if nobody is. */
export function formOfPending(match: Match): PendingView["form"] | undefined {
  const { pending } = opened(match);
  return pending && (isGroup(pending) ? pending.form : "ask");
}

/** What the table waits for, as everybody sees it. */
export function pendingView(match: Match): PendingView | undefined {
  const { pending, missing } = opened(match);
  if (!pending) return undefined;
  const decision = decisionId(match);
  const { kind } = pending;
  if (!isGroup(pending)) return { decision, form: "ask", kind, waiting: [pending.seat], left: 1 };
  const waiting = pending.questions.map(({ seat }) => seat);
  return { decision, form: pending.form, kind, waiting, left: missing };
}

/** The other half. */
export function ownView(match: Match, viewer: Viewer): OwnView {
  const { viewer: _, ...asked } = askedView(match, viewer);
  return { viewer, faces: facesFor(opened(match).play.secrets, viewer), ...asked };
}

/** The same without what this viewer is asked: for those who have that already. */
export function unaskedView(hosted: Match, viewer: Viewer): Omit<OwnView, "question"> {
  const match = opened(hosted);
  const own: Growing<Omit<OwnView, "question">> = {
    viewer,
    faces: facesFor(match.play.secrets, viewer),
  };
  if (viewer !== "spectator" && !match.play.result) own.undo = canUndo(match, viewer);
  return own;
}

/** The face of a hidden thing, if whoever looks has seen it. */
export function faceIn<T extends Plain>(
  { faces }: Pick<OwnView, "faces">,
  card: Secret<T>,
): T | undefined {
  return faces[card] as T | undefined; // what lies under a handle of this type
}

/** The faces this viewer sees, looked at where they lie; undefined where none is seen. */
export function facesSeen(match: Match, viewer: Viewer) {
  const { secrets } = opened(match).play;
  const bit = bitOf(viewer);
  return {
    handles: secrets.at.length,
    face: (handle: number): Plain => faceFor(secrets, handle, bit),
  };
}

/** The same without the faces: what this viewer is asked, and may take back. */
export function askedView(match: Match, viewer: Viewer): Omit<OwnView, "faces"> {
  const own: Growing<Omit<OwnView, "faces">> = { viewer };
  if (viewer === "spectator") return own;
  const question = questionView(match, viewer);
  if (question) own.question = question;
  if (!opened(match).play.result) own.undo = canUndo(match, viewer);
  return own;
}

/** What this seat is asked now, if anything. */
export function questionView(match: Match, seat: Seat): QuestionView | undefined {
  const question = questionsOf(opened(match).pending)[indexOfSeat(opened(match), seat)];
  if (!question) return undefined;
  const { form, kind, rule, args, targets } = question;
  const seen: Growing<QuestionView> = {
    decision: decisionId(match),
    form,
    kind,
    options: question.form === "amount" ? [] : question.options.map(optionView),
    barred: barredOf(question).map(barredView),
    safe: answerOf(safeAnswer(question)),
  };
  if (rule !== undefined) seen.rule = rule;
  if (args !== undefined) seen.args = args;
  if (targets !== undefined) seen.targets = targets;
  if (question.form !== "choose") {
    seen.min = question.min;
    seen.max = question.max;
  }
  return seen;
}

/** The views of frozen options. A game that makes its options once has them looked at once. */
// deterministic: it only remembers what a frozen option looks like, which is the same every time
const VIEWS = new WeakMap<Option, OptionView>();

function optionView(option: Option): OptionView {
  const known = VIEWS.get(option);
  if (known) return known;
  const seen = { ...option, key: keyOf(option) };
  if (Object.isFrozen(option)) VIEWS.set(option, Object.freeze(seen)); // deterministic: see above
  return seen;
}

function barredView({ option, rule }: { option: Option; rule: RuleId }) {
  return { option: optionView(option), rule };
}

/** Events as one viewer is told of them. */
export function eventsFor(events: readonly StoredEvent[], viewer: Viewer): GameEvent[] {
  const bit = bitOf(viewer);
  const told: GameEvent[] = [];
  for (const event of events) {
    const heard = (event.to & bit) === 0 ? twinOf(event) : heardOf(event, bit);
    if (heard) told.push(heard);
  }
  return told;
}

function twinOf({ at, rule, twin }: StoredEvent): GameEvent | undefined {
  if (!twin) return undefined;
  const heard: Growing<GameEvent> = { type: twin.type, at, args: twin.args };
  if (rule !== undefined) heard.rule = rule;
  return heard;
}

function heardOf(event: StoredEvent, bit: number): GameEvent {
  const { type, at, args, rule, cards, faces, seen, to } = event;
  const heard: Growing<GameEvent> = { type, at, args };
  if (rule !== undefined) heard.rule = rule;
  if (cards) {
    heard.cards = cards;
    heard.faces = cards.map((_, i) => ((seen?.[i] ?? 0) & bit ? faces?.[i] : undefined));
  }
  if (isPrivate(to)) heard.private = true;
  return heard;
}

/** Is everybody at a table with so many seats told the same of them? */
export function areHeardAlike(events: readonly StoredEvent[], seats: number): boolean {
  const all = everybody(seats);
  return events.every(
    ({ to, seen }) => to === all && (seen ?? []).every((who) => who === 0 || who === all),
  );
}

function isPrivate(to: number): boolean {
  return (to & bitOf("spectator")) === 0;
}
