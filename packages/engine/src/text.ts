/**
 * Sentences. Rules, events and boards carry ids and arguments; what a person reads stands in one
 * file per game and language. A sentence is a text with {arguments} in it, with {n|one|many} or with
 * {name?given|not given}; see speech/say.ts.
 */
import type { View } from "./view.js";
import type { Plain } from "./words.js";

/** A game's sentences in one language. */
export type GameText = {
  readonly title: string;
  /** By kind of question. */
  readonly prompts: Readonly<Record<string, string>>;
  /** By kind of option. */
  readonly options: Readonly<Record<string, string>>;
  /** By type of event. */
  readonly events: Readonly<Record<string, string>>;
  /** By reason of the result. */
  readonly results: Readonly<Record<string, string>>;
  /** By name of a table option, "name.value" for what it can be set to, "preset.name" for a preset. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What boards, panels and lessons write, by id: "alarm", "lesson.move". */
  readonly labels?: Readonly<Record<string, string>>;
  /** What nobody reads before it is told, by id. It is written where an argument is named "page". */
  readonly pages?: Readonly<Record<string, string>>;
  /** How an argument of this name is written: a suit, a card's face, a place. */
  readonly things?: Readonly<Record<string, (value: Plain) => string>>;
  /** What an id stands for at the table one looks at, where it does not tell by itself: "guard-7". */
  readonly atTable?: (view: View, id: string) => string | undefined;
};

const GIVEN = /\{(\w+)\?((?:[^|{}]|\{\w+\})*)\|((?:[^{}]|\{\w+\})*)\}/g;

/** A sentence that has {name?one wording|another}: the first where that argument is given. */
export function whereGiven(sentence: string, args: Readonly<Record<string, Plain>>): string {
  return sentence.replace(GIVEN, (_, name, given, not) => (args[name] === undefined ? not : given));
}
