/** The rule-of-thumb player of The Beginning: every faction, from what a seat can see. */
import type { Instinct } from "@sprawl/engine";
import { reasonFor } from "@sprawl/parts";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { answers } from "./answers.js";
import { mindOf } from "./mind.js";
import { reasons } from "./reasons.js";

export const instinct: Instinct<State, Questions> = (view, question, draw) => {
  const mind = mindOf(view, draw);
  const answer = answers[question.kind]?.(mind, question);
  if (answer === undefined) return { answer: question.safe };
  const because = reasonFor(reasons, question, answer);
  return because ? { answer, because } : { answer };
};
