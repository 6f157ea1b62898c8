/**
 * A question as a bot is handed it: what the engine's own view of it says, copied and frozen. What
 * few bots read, and what costs most, is made when it is read.
 */
import {
  type Answer,
  clonePlain,
  keyOf,
  type Option,
  type OptionView,
  type Question,
  type QuestionView,
} from "@sprawl/engine";
import { decisionId } from "@sprawl/engine/host";
import { answerOf, barredOf, type OpenMatch, safeAnswer } from "@sprawl/engine/search";
import { freezePlain } from "./freeze.js";

type Parts = { -readonly [K in keyof QuestionView]?: QuestionView[K] };

export function ownQuestion(match: OpenMatch, question: Question): QuestionView {
  const { form, kind, rule, args, targets } = question;
  const more: Parts = {};
  if (rule !== undefined) more.rule = rule;
  if (args !== undefined) more.args = freezePlain(clonePlain(args));
  if (targets !== undefined) more.targets = freezePlain(clonePlain(targets));
  if (question.form !== "choose") {
    more.min = question.min;
    more.max = question.max;
  }
  return Object.freeze({
    decision: decisionId(match),
    form,
    kind,
    options: question.form === "amount" ? NONE : Object.freeze(question.options.map(ownOption)),
    get barred() {
      return barredOf(question).map(({ option, rule: why }) => ({
        option: ownOption(option),
        rule: why,
      }));
    },
    get safe(): Answer {
      return answerOf(safeAnswer(question));
    },
    ...more,
  });
}

const NONE: readonly OptionView[] = Object.freeze([]);

function ownOption(option: Option): OptionView {
  const own: OptionView = { ...option, key: keyOf(option) };
  for (const name of Object.keys(own)) {
    const value = own[name];
    if (typeof value === "object") Object.assign(own, { [name]: freezePlain(clonePlain(value)) });
  }
  return Object.freeze(own);
}
