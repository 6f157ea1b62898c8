/** For a "hint" button: what the rule of thumb would do, and why, from the view and nothing else. */
import { drawFrom, type OptionView, type View } from "@sprawl/engine";
import type { SinsState } from "../src/index.js";
import { instinct } from "./instinct.js";

export type Hint = {
  /** The options it would choose; none if it would name an amount. */
  readonly options: readonly OptionView[];
  readonly amount?: number;
  readonly why: string;
};

/** A hint for whoever is asked in this view; undefined if nobody is. */
export function hint(view: View<SinsState>): Hint | undefined {
  const { question } = view;
  if (!question) return undefined;
  const { answer, why = "" } = instinct(view, question, drawFrom(`hint ${question.decision}`));
  if (typeof answer === "number") return { options: [], amount: answer, why };
  const keys: readonly string[] = typeof answer === "string" ? [answer] : answer;
  return { options: question.options.filter(({ key }) => keys.includes(key)), why };
}
