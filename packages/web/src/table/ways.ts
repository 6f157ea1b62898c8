/** What a game's board says of the ways to answer: verbs, the main thing, what asks first. Pure. */
import type { OptionView, QuestionView, View } from "@sprawl/engine";
import type { BoardDefinition, Consequence, Table, Verb } from "@sprawl/kit";
import type { PiecesOf } from "./piece-by-piece.js";

export type Ways = {
  readonly verbs: readonly Verb[];
  readonly main: readonly string[];
  /** The only thing there is to choose is the main thing. A lesson shows its place instead. */
  readonly onlyIsMain: boolean;
  /** A lesson shows what is to be pressed: what else is picked beforehand is picked by hand. */
  readonly shows: boolean;
  readonly picks: readonly string[];
  /** Kinds of question where the safe answer is picked beforehand. */
  readonly begins: readonly string[];
  /** The keys such a question begins with instead. */
  beginsWith?(question: QuestionView, view: View): readonly string[] | undefined;
  /** Kinds of question where any answer will mostly do. */
  readonly either: readonly string[];
  /** Kinds of question that ask nothing where one answer is left. A lesson asks all the same. */
  readonly forced: readonly string[];
  /** Kinds of option that end what one may do: where nothing else is left, it ends by itself. */
  readonly ends: readonly string[];
  isCareful(option: OptionView): boolean;
  /** It ends a match, a mission or a seat. */
  isGrave(option: OptionView): boolean;
  /** What a press on the board chooses instead. */
  meant(option: OptionView, offered: readonly OptionView[]): OptionView | undefined;
  consequence(option: OptionView, table: Table): Consequence | undefined;
  /** What options name besides what they are on: long menus are chosen piece by piece. */
  pieces?(view: View): PiecesOf;
};

/** The verbs that this viewer may ever have to do with, by their ids. */
export function fittingVerbs(board: BoardDefinition | undefined, view: View): string {
  const fitting = board?.verbs?.filter(({ fits }) => fits?.(view) !== false) ?? [];
  return fitting.map(({ id }) => id).join(" ");
}

export function waysOf(
  board: BoardDefinition | undefined,
  lesson = false,
  fitting: string | undefined = undefined,
): Ways {
  const ids = fitting?.split(" ");
  const has = (kinds: readonly string[] | undefined) => (option: OptionView) =>
    kinds?.includes(option.kind) === true;
  return {
    verbs: board?.verbs?.filter(({ id }) => ids?.includes(id) !== false) ?? [],
    main: board?.main ?? [],
    onlyIsMain: !lesson,
    shows: lesson,
    picks: board?.picks ?? [],
    begins: board?.begins ?? [],
    ...(board?.beginsWith && {
      beginsWith: (question, view) => board.beginsWith?.(question, view),
    }),
    either: board?.either ?? [],
    forced: lesson ? [] : (board?.forced ?? []),
    ends: lesson ? [] : (board?.ends ?? []),
    isCareful: has(board?.careful),
    isGrave: has(board?.grave),
    meant: (option, offered) => board?.meant?.(option, offered),
    consequence: (option, table) => board?.consequence?.(option, table),
    ...(board?.pieces && { pieces: (view) => (option) => board.pieces?.(option, view) ?? [] }),
  };
}

/** The same for a table where nothing has a place: what the main thing is, and what choices bring. */
export function withoutBoard({ main, begins, beginsWith, either, consequence }: Ways): Ways {
  const ways = { ...waysOf(undefined), main, begins, either, consequence };
  return beginsWith ? { ...ways, beginsWith } : ways;
}

/** Kinds of option that are not the first thing one looks for: what one may say, and what has a picker. */
export function foldedKinds({ verbs, picks }: Pick<Ways, "verbs" | "picks">): readonly string[] {
  return [...picks, ...verbs.flatMap(({ apart, kinds }) => (apart ? kinds : []))];
}

/** A question without what only the table's menu offers, and what that is. */
export function withoutGrave(
  question: QuestionView | undefined,
  { isGrave }: Ways,
): { readonly question: QuestionView | undefined; readonly grave: readonly OptionView[] } {
  const grave = question?.options.filter(isGrave) ?? [];
  // Where there is nothing else to choose, it must be chosen somewhere.
  if (!question || grave.length === 0 || grave.length === question.options.length) {
    return { question, grave: [] };
  }
  const options = question.options.filter((option) => !isGrave(option));
  return { question: { ...question, options }, grave };
}

/** The verbs of a question, with what each has to do now. */
export function openVerbs(
  verbs: readonly Verb[],
  question: QuestionView | undefined,
): readonly { readonly verb: Verb; readonly options: readonly OptionView[] }[] {
  const here = verbs.filter(({ asked }) => !question || asked?.includes(question.kind) !== false);
  return here.map((verb) => ({
    verb,
    options: question?.options.filter(({ kind }) => verb.kinds.includes(kind)) ?? [],
  }));
}
