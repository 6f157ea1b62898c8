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
  answer(g: Cyber, org: Org, kind: Kind, options: readonly unknown[], safe: unknown): unknown;
  keep(g: Cyber, agent: Agent): Secret<string>;
};

const automaton: Automaton = {
  id: "automaton",
  answer(g, org, kind, options, safe) {
    g.uses("automaton");
    const rule = ANSWERS[kind] as
      | ((g: Cyber, org: Org, options: readonly unknown[]) => unknown)
      | undefined;
    // CV-R121: where section 31 says nothing, the safe answer is given.
    return rule?.(g, org, options) ?? safe ?? passOf(options) ?? options[0];
  },
  keep,
};

function passOf(options: readonly unknown[]): unknown {
  return options.find((option) => (option as { kind: string }).kind === "pass");
}

export const automata = pieces<Automaton>([automaton]);
