/** Which thought answers which question. */
import type { Instinct } from "@sprawl/engine";
import { reasonFor } from "@sprawl/parts";
import type { Questions } from "../src/questions.js";
import type { CyberState } from "../src/state.js";
import { activationThoughts } from "./activation.js";
import { auxiliaryThoughts } from "./auxiliary.js";
import { combatThoughts } from "./combat.js";
import { marketThoughts } from "./market.js";
import { type Mind, mindOf, type Thoughts } from "./mind.js";
import { missionThoughts } from "./missions.js";
import { reasons } from "./reasons.js";
import { teamThoughts } from "./team.js";

const THOUGHTS: Thoughts = {
  ...teamThoughts,
  ...activationThoughts,
  ...auxiliaryThoughts,
  ...marketThoughts,
  ...combatThoughts,
  ...missionThoughts,
};

type Think = (
  mind: Mind,
  options: readonly { readonly key: string }[],
) => { readonly key: string } | undefined;

export const instinct: Instinct<CyberState, Questions> = (view, question, draw) => {
  const mind = mindOf(view, draw);
  if (question.kind === "which-hostiles") {
    return { answer: question.options.slice(0, question.max ?? 1).map(({ key }) => key) };
  }
  const think = THOUGHTS[question.kind] as Think | undefined;
  const chosen = think?.(mind, question.options);
  const answer = chosen ? chosen.key : question.safe;
  const because = reasonFor(reasons, question, answer);
  return because ? { answer, because } : { answer };
};
