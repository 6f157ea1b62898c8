/** Which thought answers which question. */

import type { CyberState, Questions } from "@sprawl/cyberverse";
import type { Instinct } from "@sprawl/engine";

export const instinct: Instinct<CyberState, Questions> = (_, question, draw) => {
  const option = question.options[draw(question.options.length)];
  return { answer: question.form === "pick" ? question.safe : option.key };
};
