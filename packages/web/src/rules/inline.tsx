/** A line of the rules, with its marks, and its mentions of rules as links. */
import type { ReactNode } from "react";
import css from "./rules.module.css";

const PARTS =
  /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-(?:R?\d+(?:\.\d+)*[a-z]?)\b|\(§[^)]*\)|(?<![\w*])[*_][^*_\s][^*_]*[*_](?![\w*]))/;
const RULE = /^[A-Z]{2}-R?\d/;

export function Inline({ text, open }: { text: string; open(rule: string): void }): ReactNode {
  return text.split(PARTS).map((part, i) => {
    const key = `${i}`;
    if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>;
    // Where it stands in the printed book: for whoever compares.
    if (part.startsWith("(§"))
      return (
        <small key={key} className={css.source}>
          {part}
        </small>
      );
    if (RULE.test(part)) return <RuleLink key={key} rule={part} open={open} />;
    if (/^[*_]./.test(part) && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    return part;
  });
}

/** The number of a rule; opens it. */
export function RuleLink({ rule, open }: { rule: string; open(rule: string): void }) {
  return (
    <button type="button" className={css.ruleLink} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
