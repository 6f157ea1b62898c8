/** The rule-of-thumb player of The Beginning: every faction, from what a seat can see. */
import type { Instinct } from "@sprawl/engine";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { answers } from "./answers.js";
import { mindOf } from "./mind.js";

export const instinct: Instinct<State, Questions> = (view, question, draw) => {
  const mind = mindOf(view, draw);
  const answer = answers[question.kind]?.(mind, question);
  return answer === undefined ? { answer: question.safe } : { answer };
};
