/** What can be done now: a question sorted by the things it means, and the answer as it is made. */
import { type Answer, type OptionView, PASS, type QuestionView, type Ref } from "@sprawl/engine";
import type { Ways } from "./ways.js";

export type Barred = QuestionView["barred"][number];

/** The things on the table that an option means. */
export function refsOf({ on }: { readonly on?: Ref | readonly Ref[] }): readonly Ref[] {
  if (on === undefined) return [];
  return typeof on === "string" ? [on] : on;
}

/** Does the option name a card of the viewer's? Then it is covered where such things are. */
export function isPrivate({ card, cards }: OptionView): boolean {
  return typeof card === "number" || Array.isArray(cards);
}

/** Options and barred options, by the things they mean. */
export type ChoiceIndex = {
  readonly options: ReadonlyMap<Ref, readonly OptionView[]>;
  readonly barred: ReadonlyMap<Ref, readonly Barred[]>;
};

export function indexChoices(question: QuestionView | undefined): ChoiceIndex {
  const options = new Map<Ref, OptionView[]>();
  const barred = new Map<Ref, Barred[]>();
  for (const option of question?.options ?? []) {
    for (const ref of refsOf(option)) add(options, ref, option);
  }
  for (const each of question?.barred ?? []) {
    for (const ref of refsOf(each.option)) add(barred, ref, each);
  }
  return { options, barred };
}

function add<T>(index: Map<Ref, T[]>, ref: Ref, item: T): void {
  const list = index.get(ref);
  if (list) list.push(item);
  else index.set(ref, [item]);
}

/** So many options fit in one list; more are sorted by kind. */
export const FEW = 9;

/** What the big button is called where a lesson speaks of it. */
export const MAIN_BUTTON: Ref = "main-button";

type Pointed = { readonly pointed: ReadonlySet<string>; readonly picked: ReadonlySet<string> };

/** Everything a lesson or a hint points at is picked: what is left is to say so. */
export function isPicked({ pointed, picked }: Pointed): boolean {
  return pointed.size > 0 && [...pointed].every((key) => picked.has(key));
}

/** A kind with more options than this is folded away behind its name. */
const MANY = 12;

export type OptionGroup = {
  readonly kind: string;
  readonly options: readonly OptionView[];
  /** So many that they are shown only when asked for. */
  readonly many: boolean;
};

/**
 * Options in the order they are offered; many of them by kind, folded kinds last. A kind is folded
 * if it has many options, or if it is one of these.
 */
export function groupOptions(
  options: readonly OptionView[],
  folded: readonly string[] = [],
): readonly OptionGroup[] {
  if (options.length === 0) return [];
  if (options.length <= FEW) return [{ kind: "", options, many: false }];
  const kinds = new Map<string, OptionView[]>();
  for (const option of options) add(kinds, option.kind, option);
  const groups = [...kinds].map(([kind, list]) => {
    const many = (list.length > MANY && kinds.size > 1) || folded.includes(kind);
    return { kind, options: list, many };
  });
  const rare = groups.filter((group) => group.options.length === 1 && !group.many);
  const small = groups.filter((group) => group.options.length > 1 && !group.many);
  const large = groups.filter((group) => group.many);
  const loose = { kind: "", options: rare.flatMap((group) => group.options), many: false };
  return [...small, ...(rare.length > 0 ? [loose] : []), ...large];
}

type Offered = {
  readonly groups: readonly OptionGroup[];
  readonly pass: OptionView | undefined;
  readonly verb: { readonly kinds: readonly string[] } | undefined;
};

/** What the list shows: everything, the pass after what lies open; after a verb only its own, and nothing folded. */
export function listedGroups({ groups, pass, verb }: Offered): readonly OptionGroup[] {
  const open = groups.filter(({ many }) => !many);
  const apart = pass ? [{ kind: "", options: [pass], many: false }] : [];
  const all = [...open, ...apart, ...groups.filter(({ many }) => many)];
  if (!verb) return all;
  return all.flatMap((group) => {
    const options = group.options.filter(({ kind }) => verb.kinds.includes(kind));
    return options.length === 0 ? [] : [{ ...group, options, many: false }];
  });
}

/** The list as it is told: the main thing first. */
export function toldGroups(
  offered: Omit<Offered, "verb"> & { readonly main: OptionView | undefined },
): readonly OptionGroup[] {
  const { main } = offered;
  const groups = listedGroups({ ...offered, verb: undefined });
  if (!main) return groups;
  const others = groups.flatMap((group) => {
    const options = group.options.filter((option) => option !== main);
    return options.length === 0 ? [] : [{ ...group, options }];
  });
  return [{ kind: "", options: [main], many: false }, ...others];
}

/** The options that keys 1 to 9 count: those that lie open, in the order they are shown. */
export function numbered(groups: readonly OptionGroup[]): readonly OptionView[] {
  return groups.flatMap((group) => (group.many ? [] : group.options));
}

// --- several at once -----------------------------------------------------------------------------

export type PickState = {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  /** The number of picks is right; whether they go together only the rules know. */
  readonly ready: boolean;
};

export function pickState(question: QuestionView, picked: ReadonlySet<string>): PickState {
  const { min = 0, max = question.options.length } = question;
  const count = picked.size;
  return { count, min, max, ready: count >= min && count <= max };
}

/** Nothing is left to choose: as many are wanted as there are. */
function picksAll({ form, options, min = 0 }: QuestionView): boolean {
  return form === "pick" && options.length > 0 && min >= options.length;
}

const allOf = ({ options }: QuestionView) => new Set(options.map(({ key }) => key));

/** Picks or drops an option. Where one is to be picked the new pick replaces the old one. */
export function togglePick(
  question: QuestionView,
  picked: ReadonlySet<string>,
  key: string,
): ReadonlySet<string> {
  if (picksAll(question)) return allOf(question);
  const { max } = pickState(question, picked);
  const next = new Set(picked);
  if (next.delete(key)) return next;
  if (max === 1) return new Set([key]);
  return next.size < max ? next.add(key) : picked;
}

/** The picks as they are answered: in the order they are offered. */
export function picksInOrder(
  { options }: QuestionView,
  picked: ReadonlySet<string>,
): readonly string[] {
  return options.flatMap(({ key }) => (picked.has(key) ? [key] : []));
}

// --- the default ---------------------------------------------------------------------------------

export type Half = {
  readonly picked: ReadonlySet<string>;
  readonly amount: number;
};

/** How a question is begun. */
export type Beginning = {
  /** With the safe answer. */
  readonly safe?: boolean;
  /** With these instead. */
  readonly picks?: readonly string[] | undefined;
  /** With nothing: a lesson shows what is to be pressed. */
  readonly empty?: boolean;
};

/** A question nobody has begun to answer; where all are to be picked, they are. */
export function freshHalf(
  question: QuestionView | undefined,
  { safe: begins = false, picks, empty = false }: Beginning = {},
): Half {
  const { form, safe, min = 0 } = question ?? { form: "choose", safe: "" };
  const first = picks ?? (begins && Array.isArray(safe) ? safe : []);
  const picked = question && picksAll(question) ? allOf(question) : new Set(first);
  return {
    picked: empty ? new Set() : picked,
    amount: form === "amount" && typeof safe === "number" ? safe : min,
  };
}

/** Kinds of option that end something ordinary, where a game does not say what its main thing is. */
const MAIN: readonly string[] = [PASS.kind, "end-turn", "end-actions", "done", "continue"];

type MainWays = Partial<Pick<Ways, "main" | "onlyIsMain" | "either">>;

/**
 * The main thing to choose: the only one there is, or what the game says, never a guess; where any
 * answer will do, the safe one.
 */
export function mainOption(
  { kind: asked, form, options, safe }: QuestionView,
  { main = [], onlyIsMain = true, either = [] }: MainWays = {},
): OptionView | undefined {
  if (form !== "choose") return undefined;
  if (onlyIsMain && options.length === 1) return options[0];
  if (either.includes(asked)) return options.find(({ key }) => key === safe);
  for (const kind of [...main, ...MAIN]) {
    const found = options.filter((option) => option.kind === kind);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** What space answers: the main thing, or what has been made so far if it is whole. */
export function defaultAnswer(
  question: QuestionView,
  half: Half,
  ways: MainWays = {},
): Answer | undefined {
  switch (question.form) {
    case "amount":
      return half.amount;
    case "pick":
      return pickState(question, half.picked).ready
        ? picksInOrder(question, half.picked)
        : undefined;
    case "choose":
      return mainOption(question, ways)?.key;
    default:
      return question.form satisfies never;
  }
}

/** Options that have no place on the board and no way of their own in the dock. */
export function offBoard(
  options: readonly OptionView[],
  drawn: ReadonlySet<Ref>,
  elsewhere: ReadonlySet<string>,
): readonly OptionView[] {
  return options.filter(
    (option) => !elsewhere.has(option.kind) && !refsOf(option).some((ref) => drawn.has(ref)),
  );
}

/** Is there something to choose that only the board shows? Where something is pointed at, only that counts. */
export function isOnBoard(
  { options }: QuestionView,
  { pointed }: Pick<Pointed, "pointed">,
  drawn: ReadonlySet<Ref>,
  elsewhere: ReadonlySet<string>,
): boolean {
  const open = pointed.size > 0 ? options.filter(({ key }) => pointed.has(key)) : options;
  return open.some(
    (option) => !elsewhere.has(option.kind) && refsOf(option).some((ref) => drawn.has(ref)),
  );
}

/** The keys an answer names, so that a hint can point at them. */
export function keysOf(answer: Answer | undefined): ReadonlySet<string> {
  if (typeof answer === "string") return new Set([answer]);
  return new Set(Array.isArray(answer) ? (answer as readonly string[]) : []);
}
