/**
 * The words every other module uses: seats, options, questions, decisions, events, results.
 * Types only. What they mean at the table is written in docs/architecture.md.
 */

/** A place at the table, 0..n-1. */
export type Seat = number;

/** Whoever looks at a match: a seat, or somebody with no seat. */
export type Viewer = Seat | "spectator";

/** The id of a numbered rule, as in the game's rules.md: "SS-5.4". */
export type RuleId = string;

/** Names a thing on the table, for a board to light up: "market/2", "card/17", "seat/1". */
export type Ref = string;

/** What state, arguments and faces are made of: JSON without null. */
export type Plain =
  | string
  | number
  | boolean
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/**
 * One thing that may be answered. `kind` and the other fields say what it is and make its key;
 * `rule` says what allows it and `on` which things on the table it means.
 */
export type Option = {
  readonly kind: string;
  readonly rule?: RuleId;
  readonly on?: Ref | readonly Ref[];
  readonly [argument: string]: Plain;
};

/** A thing one would expect to be able to choose, with the rule that forbids it. */
export type Barred = { readonly option: Option; readonly rule: RuleId };

/** Barred options, or a way to list them when somebody looks. */
export type Bars = readonly Barred[] | (() => readonly Barred[]);

/** What every kind of question has. */
type Asked = {
  readonly seat: Seat;
  /** What is asked; also the id of the prompt's sentence. */
  readonly kind: string;
  readonly rule?: RuleId | undefined;
  /** Arguments of the prompt's sentence. */
  readonly args?: Readonly<Record<string, Plain>> | undefined;
  /** The seats it is about, as the asked seat knows it: whoever was shot at, accused, hacked. */
  readonly targets?: readonly Seat[] | undefined;
};

/** Choose one option. */
export type ChooseQuestion<O extends Option = Option> = Asked & {
  readonly form: "choose";
  readonly options: readonly O[];
  readonly barred?: Bars | undefined;
  /** Given when time runs out; without it, the option of kind "pass", or else the first one. */
  readonly safe?: O | undefined;
};

/** Choose between `min` and `max` different options; `check` names the rule a set breaks. */
export type PickQuestion<O extends Option = Option> = Asked & {
  readonly form: "pick";
  readonly options: readonly O[];
  readonly barred?: Bars | undefined;
  readonly min: number;
  readonly max: number;
  readonly check?: ((picked: readonly O[]) => RuleId | undefined) | undefined;
  readonly safe?: readonly O[] | undefined;
};

/** Choose a whole number from `min` to `max`. */
export type AmountQuestion = Asked & {
  readonly form: "amount";
  readonly min: number;
  readonly max: number;
  readonly safe?: number | undefined;
};

export type Question = ChooseQuestion | PickQuestion | AmountQuestion;

/**
 * Several seats are asked at once, in secret: nobody sees an answer before all are in.
 * A window is the same, but each seat may pass.
 */
export type Group = {
  readonly form: "each" | "window";
  readonly kind: string;
  readonly questions: readonly Question[];
};

/** What a rule waits for. */
export type Decision = Question | Group;

/** A given answer, as the rules see it. */
export type Given = Option | readonly Option[] | number;

/** A given answer, as it is written down: an option's key, several keys, or a number. */
export type Answer = string | readonly string[] | number;

/** Why and for whom a match ended. */
export type Result = {
  readonly winners: readonly Seat[];
  /** Id of the sentence that says why. */
  readonly reason: string;
  readonly rule?: RuleId;
  /** Named sides that won, where a game has sides. */
  readonly sides?: readonly string[];
  readonly scores?: readonly number[];
};

/** A rule that may ask. Rules call rules with `yield*`. */
export type Rule<T> = Generator<Decision, T, Given>;

/** Something that happened, as one viewer is told of it. */
export type GameEvent = {
  readonly type: string;
  /** Number of answers given before it happened. */
  readonly at: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rule?: RuleId;
  /** Hidden things it speaks of, by handle, and beside them the faces this viewer could see then. */
  readonly cards?: readonly number[];
  readonly faces?: readonly Plain[];
  /** Told to some only. */
  readonly private?: true;
};
