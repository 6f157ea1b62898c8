/** CV-31: how the Organization decides that nobody plays. */
import type { Piece, Secret } from "@sprawl/engine";
import { pieces } from "../box/pieces.js";
import type { Kind, Questions } from "../questions.js";
import type { Agent, Cyber, Org } from "../state.js";
import { activationAnswers } from "./activation.js";
import { auxiliaryAnswers } from "./auxiliary.js";
import { combatAnswers, keep } from "./combat.js";
import { investigationAnswers } from "./investigation.js";
import { paydayAnswers } from "./payday.js";
import { strategyAnswers } from "./strategy.js";

/** By kind of question: the answer section 31 gives, or none; then the safe answer is given. */
export type Answers = {
  readonly [K in Kind]?: (
    g: Cyber,
    org: Org,
    options: readonly Questions[K][],
  ) => Questions[K] | undefined;
};

const ANSWERS: Answers = {
  ...strategyAnswers,
  ...activationAnswers,
  ...auxiliaryAnswers,
  ...combatAnswers,
  ...investigationAnswers,
  ...paydayAnswers,
};

type Automaton = Piece & {
  answer<K extends Kind>(
    g: Cyber,
    org: Org,
    kind: K,
    options: readonly Questions[K][],
    safe: Questions[K] | undefined,
  ): Questions[K];
  keep(g: Cyber, agent: Agent): Secret<string>;
};

const automaton: Automaton = {
  id: "automaton",
  answer(g, org, kind, options, safe) {
    g.uses("automaton");
    // CV-R121: where section 31 says nothing, the safe answer is given.
    return ANSWERS[kind]?.(g, org, options) ?? safe ?? passOf(options) ?? options[0];
  },
  keep,
};

function passOf<O extends { readonly kind: string }>(options: readonly O[]): O | undefined {
  return options.find(({ kind }) => kind === "pass");
}

export const automata = pieces<Automaton>([automaton]);
