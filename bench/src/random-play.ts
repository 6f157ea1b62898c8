/** Our engine, played at random as quickly as it can be, and as a server would play it. */
import { keyOf, type Option, type Question } from "@sprawl/engine";
import { decisionId, submit } from "@sprawl/engine/host";
import { give, isGroup, type OpenMatch } from "@sprawl/engine/search";
import type { Dice } from "./yardstick.js";

function optionsOf(question: Question): readonly Option[] {
  if (question.form === "choose") return question.options;
  throw new Error(`Caravan asks for no ${question.form}`);
}

/** Answer what is asked with any option. */
export function answerAny(match: OpenMatch, dice: Dice): void {
  const { pending } = match;
  if (!pending) throw new Error("nobody is asked");
  if (!isGroup(pending)) {
    const options = optionsOf(pending);
    give(match, 0, options[dice.below(options.length)]);
    return;
  }
  const index = match.sealed.indexOf(undefined);
  const options = optionsOf(pending.questions[index]);
  give(match, index, options[dice.below(options.length)]);
}

/** Play on to the end. */
export function playOut(match: OpenMatch, dice: Dice): void {
  while (match.pending) answerAny(match, dice);
}

/** Play on to the end through the front door: every answer is a key, and checked. */
export function submitToEnd(match: OpenMatch, dice: Dice): void {
  for (;;) {
    const { pending } = match;
    if (!pending) return;
    if (isGroup(pending)) throw new Error("plain Caravan asks one seat at a time");
    const options = optionsOf(pending);
    const answer = keyOf(options[dice.below(options.length)]);
    const outcome = submit(match, { seat: pending.seat, decision: decisionId(match), answer });
    if (outcome.status !== "accepted") throw new Error(`an answer was ${outcome.status}`);
  }
}
