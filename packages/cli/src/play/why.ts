/** The table explains itself: why something may not be chosen, and what a rule says. */
import type { QuestionView, RuleId } from "@sprawl/engine";
import { type Speaker, sayOption } from "@sprawl/engine/speech";
import type { NumberedRule } from "@sprawl/scenarios";
import { columns, wrap } from "../lay-out.js";

export type Rules = ReadonlyMap<RuleId, NumberedRule>;

/** What is barred here and by which rule; or what one rule says, by its id or a choice's number. */
export function explain(
  about: string,
  question: QuestionView,
  speaker: Speaker,
  rules: Rules,
  width: number,
): string[] {
  if (about === "") return [...barredLines(question, speaker), ...asked(question, rules, width)];
  if (/^\d+$/.test(about)) {
    const option = question.options[Number(about) - 1];
    if (!option) return [`There is no choice ${about}.`];
    const said = option.rule ? ruleLines(option.rule, rules, width) : ["No rule is named for it."];
    return [sayOption(speaker, option), ...said];
  }
  return ruleLines(about.toUpperCase(), rules, width);
}

function barredLines({ barred }: QuestionView, speaker: Speaker): string[] {
  if (barred.length === 0) return ["Nothing is barred here."];
  const rows = barred.map(({ option, rule }) => [`  ${sayOption(speaker, option)}`, rule]);
  return ["Not now:", ...columns(rows)];
}

/** The rule of the question, and those that bar something, in full. */
function asked({ rule, barred }: QuestionView, rules: Rules, width: number): string[] {
  const ids = new Set([...(rule ? [rule] : []), ...barred.map((each) => each.rule)]);
  return [...ids].flatMap((id) => ruleLines(id, rules, width));
}

/** What a rule says. */
export function ruleLines(id: RuleId, rules: Rules, width: number): string[] {
  const rule = rules.get(id);
  if (!rule) return [`There is no rule ${id} in this game.`];
  return wrap(`${rule.id}  ${rule.text}`, width);
}
