/** What both lessons are made of. */
import type { GameEvent, Lesson, OptionIn, View } from "@sprawl/engine";
import type { HiQuestions } from "../questions.js";
import type { State } from "../state.js";

export type HiLesson = Lesson<State, HiQuestions>;
export type SeatView = View<State, HiQuestions>;
export type Options = readonly OptionIn<HiQuestions>[];
export type Pointing = (view: SeatView, options: Options) => Options;

export const over = ({ result }: SeatView): boolean => result !== undefined;

/** Was one of these things told of one of these models? */
export const toldOf = (
  told: readonly GameEvent[],
  types: readonly string[],
  models: readonly string[],
): boolean =>
  told.some(({ type, args }) => types.includes(type) && models.includes(String(args.model)));
