/** CV-31: how the Organization decides that nobody plays. */
import type { Piece, Plain, Secret } from "@sprawl/engine";
import { pieces } from "../box/pieces.js";
import type { AboutDecision, Kind, Questions } from "../questions.js";
import type { Agent, Cyber, Org } from "../state.js";
import { activationAnswers } from "./activation.js";
import { auxiliaryAnswers } from "./auxiliary.js";
import { tellDecision } from "./book.js";
import { combatAnswers, keep } from "./combat.js";
import { investigationAnswers } from "./investigation.js";
import { paydayAnswers } from "./payday.js";
import { strategyAnswers } from "./strategy.js";

/** What a question says it is about. */
type Args = Readonly<Record<string, Plain>>;

/** By kind of question: the answer section 31 gives, or none; then the safe answer is given. */
export type Answers = {
  readonly [K in Kind]?: (
    g: Cyber,
    org: Org,
    options: readonly Questions[K][],
    args: Args,
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
    about: AboutDecision<K>,
  ): Questions[K];
  keep(g: Cyber, agent: Agent): Secret<string>;
};

const automaton: Automaton = {
  id: "automaton",
  answer(g, org, kind, options, { args = {}, safe }) {
    g.uses("automaton");
    const chosen = ANSWERS[kind]?.(g, org, options, args) ?? safe; // CV-R121
    tellDecision(g, org, kind, chosen.kind);
    return chosen;
  },
  keep,
};

export const automata = pieces<Automaton>([automaton]);
