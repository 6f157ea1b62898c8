/**
 * Questions with types. A game lists, once, which options each kind of question has:
 *
 *     type Questions = { act: Action; guard: Guard; bid: number };
 *     export const { ask, askEach, offer, amount } = questions<Questions>();
 *
 * From then on a misspelled kind or field does not compile: where an option is made, where it is
 * answered (`ask` gives back the same union), and where it is drawn or weighed (`QuestionView`).
 */
import * as asking from "./ask.js";
import type { Option, Ref, Rule, RuleId, Seat } from "./words.js";

/** Says of each option of a union that it may name its rule and what it means on the table. */
export type Choice<T extends { readonly kind: string }> = T extends unknown
  ? Readonly<T> & { readonly rule?: RuleId; readonly on?: Ref | readonly Ref[] }
  : never;

/** The pass that every window has. */
export type Pass = Choice<{ kind: "pass" }>;

/** By kind of question: the options it has, or `number` where an amount is asked for. */
export type QuestionTypes = { readonly [kind: string]: { readonly kind: string } | number };

type Kinds<Q, T> = { [K in keyof Q]: Q[K] extends T ? K : never }[keyof Q] & string;
type Chosen<Q> = Kinds<Q, { readonly kind: string }>;
type Counted<Q> = Kinds<Q, number>;
type OptionOf<Q, K extends keyof Q> = Q[K] extends Option ? Q[K] : never;

/** The ways to ask, for these kinds of question. */
export type Questions<Q> = {
  ask<K extends Chosen<Q>, O extends OptionOf<Q, K> = OptionOf<Q, K>>(
    seat: Seat,
    kind: K,
    options: readonly O[],
    about?: asking.AboutChoice<O>,
  ): asking.Ask<O>;
  pick<K extends Chosen<Q>, O extends OptionOf<Q, K> = OptionOf<Q, K>>(
    seat: Seat,
    kind: K,
    options: readonly O[],
    about: asking.AboutPick<O>,
  ): asking.Ask<readonly O[]>;
  amount(seat: Seat, kind: Counted<Q>, about: asking.AboutAmount): asking.Ask<number>;
  askEach<K extends Chosen<Q>, O extends OptionOf<Q, K> = OptionOf<Q, K>>(
    kind: K,
    seats: readonly Seat[],
    offered: (seat: Seat) => asking.Offered<O>,
  ): Rule<ReadonlyMap<Seat, O>>;
  pickEach<K extends Chosen<Q>, O extends OptionOf<Q, K> = OptionOf<Q, K>>(
    kind: K,
    seats: readonly Seat[],
    offered: (seat: Seat) => asking.AboutPick<O> & { readonly options: readonly O[] },
  ): Rule<ReadonlyMap<Seat, readonly O[]>>;
  amountEach(
    kind: Counted<Q>,
    seats: readonly Seat[],
    offered: (seat: Seat) => asking.AboutAmount,
  ): Rule<ReadonlyMap<Seat, number>>;
  offer<K extends Chosen<Q>, O extends OptionOf<Q, K> = OptionOf<Q, K>>(
    kind: K,
    seats: readonly Seat[] | (() => readonly Seat[]),
    offered: (seat: Seat) => asking.Offered<O>,
    serve: (seat: Seat, option: O) => Rule<void>,
    precedence?: asking.Precedence<O>,
  ): Rule<number>;
};

const { ask, pick, amount, askEach, pickEach, amountEach, offer } = asking;
const ways = { ask, pick, amount, askEach, pickEach, amountEach, offer };

/** The ways to ask, typed for one game. The same functions: types cost nothing. */
export function questions<
  Q extends { readonly [K in keyof Q]: QuestionTypes[string] },
>(): Questions<Q> {
  return ways as Questions<Q>;
}
