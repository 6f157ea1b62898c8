/**
 * The only ways in: `ask`, `pick` and `amount` put a question to one seat; the `…Each` forms put it
 * to several in secret at once; `offer` opens a window in which each of several seats may step in.
 */
import { PASS } from "./options.js";
import type {
  AmountQuestion,
  Bars,
  ChooseQuestion,
  Decision,
  Given,
  Group,
  Option,
  PickQuestion,
  Plain,
  Question,
  Rule,
  RuleId,
  Seat,
} from "./words.js";

/** What may be said about any question besides its options. */
export type About = {
  readonly rule?: RuleId;
  readonly args?: Readonly<Record<string, Plain>>;
  /** The seats it is about; people may want to be asked only where they are among them. */
  readonly targets?: readonly Seat[] | undefined;
};

export type AboutChoice<O extends Option> = About & {
  readonly barred?: Bars;
  readonly safe?: O;
};

export type AboutPick<O extends Option> = About & {
  readonly min: number;
  readonly max: number;
  readonly check?: (picked: readonly O[]) => RuleId | undefined;
  readonly barred?: Bars;
  readonly safe?: readonly O[];
};

export type AboutAmount = About & {
  readonly min: number;
  readonly max: number;
  readonly safe?: number;
};

/**
 * Yields one decision and returns what is answered. An iterator written out, and its own result:
 * delegating to it costs less than half of what a generator would.
 */
class Asking<T> {
  private asked = false;
  done = false;
  constructor(public value: Decision | T) {}
  [Symbol.iterator](): Iterator<Decision, T, Given> {
    return this;
  }
  next(given: Given): IteratorResult<Decision, T> {
    if (this.asked) {
      this.value = given as T;
      this.done = true;
    } else {
      this.asked = true;
    }
    return this as IteratorResult<Decision, T>;
  }
}

/** A question, to be used as `yield* ask(…)`. */
export type Ask<T> = { [Symbol.iterator](): Iterator<Decision, T, Given> };

/** Ask one seat to choose one option. */
export function ask<O extends Option>(
  seat: Seat,
  kind: string,
  options: readonly O[],
  about?: AboutChoice<O>,
): Ask<O> {
  return new Asking<O>(choice(seat, kind, options, about) as Question);
}

/** Ask one seat to choose several of these. */
export function pick<O extends Option>(
  seat: Seat,
  kind: string,
  options: readonly O[],
  about: AboutPick<O>,
): Ask<readonly O[]> {
  return new Asking<readonly O[]>(picks(seat, kind, options, about) as Question);
}

/** Ask one seat for a whole number. */
export function amount(seat: Seat, kind: string, about: AboutAmount): Ask<number> {
  return new Asking<number>(amounts(seat, kind, about));
}

/** What one seat of several is asked: its options, with whatever else is to be said. */
export type Offered<O extends Option> =
  | readonly O[]
  | (AboutChoice<O> & { readonly options: readonly O[] });

/** Ask several seats at once; nobody sees an answer before all are in. */
export function askEach<O extends Option>(
  kind: string,
  seats: readonly Seat[],
  offered: (seat: Seat) => Offered<O>,
): Rule<ReadonlyMap<Seat, O>> {
  return askAll<O>(kind, seats, (seat) => choiceOf(seat, kind, offered(seat)) as Question);
}

/** Ask several seats at once to choose several options each. */
export function pickEach<O extends Option>(
  kind: string,
  seats: readonly Seat[],
  offered: (seat: Seat) => AboutPick<O> & { readonly options: readonly O[] },
): Rule<ReadonlyMap<Seat, readonly O[]>> {
  return askAll<readonly O[]>(kind, seats, (seat) => {
    const about = offered(seat);
    return picks(seat, kind, about.options, about) as Question;
  });
}

/** Ask several seats at once for a number each: a secret bid. */
export function amountEach(
  kind: string,
  seats: readonly Seat[],
  offered: (seat: Seat) => AboutAmount,
): Rule<ReadonlyMap<Seat, number>> {
  return askAll<number>(kind, seats, (seat) => amounts(seat, kind, offered(seat)));
}

function* askAll<T>(
  kind: string,
  seats: readonly Seat[],
  question: (seat: Seat) => Question,
): Rule<ReadonlyMap<Seat, T>> {
  const answers = new Map<Seat, T>();
  if (seats.length === 0) return answers;
  const given = yield* new Asking<readonly unknown[]>(group("each", kind, seats.map(question)));
  for (let i = 0; i < seats.length; i++) answers.set(seats[i], given[i] as T);
  return answers;
}

/** Where a wish stands among the others of a window: lower is served first. */
export type Precedence<O extends Option> = (option: O, seat: Seat) => number;

/**
 * Open a window. Every seat answers in secret, with an option or a pass; of those who did not pass
 * one is served; then the window opens again, until all pass. Who is served: the first by
 * `precedence` (challenges before blocks, say), and of equals the first in the order of `seats`.
 * The wishes of those not served stay secret. Returns how many were served.
 */
export function* offer<O extends Option>(
  kind: string,
  seats: readonly Seat[] | (() => readonly Seat[]),
  offered: (seat: Seat) => Offered<O>,
  serve: (seat: Seat, option: O) => Rule<void>,
  precedence: Precedence<O> = alike,
): Rule<number> {
  for (let served = 0; ; served++) {
    const asked = typeof seats === "function" ? seats() : seats;
    if (asked.length === 0) return served;
    const questions = asked.map((seat) => withPass(choiceOf(seat, kind, offered(seat))));
    const given = yield* new Asking<readonly Option[]>(group("window", kind, questions));
    const first = firstOf(asked, given as readonly O[], precedence);
    if (first < 0) return served;
    yield* serve(asked[first], given[first] as O);
  }
}

const alike = () => 0;

/** The place of the wish that is served; -1 if all have passed. */
function firstOf<O extends Option>(
  asked: readonly Seat[],
  given: readonly O[],
  precedence: Precedence<O>,
): number {
  let first = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < given.length; i++) {
    if (given[i].kind === PASS.kind) continue;
    const place = precedence(given[i], asked[i]);
    if (first >= 0 && place >= least) continue;
    first = i;
    least = place;
  }
  return first;
}

function withPass(question: ChooseQuestion<Option>): Question {
  return { ...question, options: [...question.options, PASS], safe: PASS };
}

function group(form: Group["form"], kind: string, questions: readonly Question[]): Group {
  return { form, kind, questions };
}

function isList<O extends Option>(offered: Offered<O>): offered is readonly O[] {
  return Array.isArray(offered);
}

function choiceOf<O extends Option>(seat: Seat, kind: string, offered: Offered<O>) {
  return isList(offered)
    ? choice(seat, kind, offered)
    : choice(seat, kind, offered.options, offered);
}

function choice<O extends Option>(
  seat: Seat,
  kind: string,
  options: readonly O[],
  about?: AboutChoice<O>,
): ChooseQuestion<O> {
  return {
    form: "choose",
    seat,
    kind,
    options,
    rule: about?.rule,
    args: about?.args,
    targets: about?.targets,
    barred: about?.barred,
    safe: about?.safe,
  };
}

function picks<O extends Option>(
  seat: Seat,
  kind: string,
  options: readonly O[],
  about: AboutPick<O>,
): PickQuestion<O> {
  const { rule, args, targets, barred, safe, min, max, check } = about;
  return { form: "pick", seat, kind, options, rule, args, targets, barred, safe, min, max, check };
}

function amounts(seat: Seat, kind: string, about: AboutAmount): AmountQuestion {
  const { rule, args, targets, min, max, safe } = about;
  return { form: "amount", seat, kind, rule, args, targets, min, max, safe };
}
