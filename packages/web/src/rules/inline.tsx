/** A line of the rules, with its marks, and its mentions of rules as links. */
import type { ReactNode } from "react";
import css from "./rules.module.css";

const PARTS =
  /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-(?:R?\d+(?:\.\d+)*[a-z]?)\b|\(§[^)]*\)|(?<![\w*])[*_][^*_\s][^*_]*[*_](?![\w*]))/;
const RULE = /^[A-Z]{2}-R?\d/;

export type InlineProps = {
  readonly text: string;
  /** Words that are looked for; they are marked. */
  readonly words?: readonly string[];
  open(rule: string): void;
};

export function Inline({ text, words = [], open }: InlineProps): ReactNode {
  return text.split(PARTS).map((part, i) => {
    const key = `${i}`;
    if (part.startsWith("**"))
      return <strong key={key}>{withMarks(part.slice(2, -2), words)}</strong>;
    if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>;
    // Where it stands in the printed book: for whoever compares.
    if (part.startsWith("(§"))
      return (
        <small key={key} className={css.source}>
          {part}
        </small>
      );
    if (RULE.test(part)) return <RuleLink key={key} rule={part} open={open} />;
    if (/^[*_]./.test(part) && part.length > 2)
      return <em key={key}>{withMarks(part.slice(1, -1), words)}</em>;
    return withMarks(part, words);
  });
}

function withMarks(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0) return text;
  const sought = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${sought.join("|")})`, "i"));
  // Every second part is one of the words.
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move.
  return parts.map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
}

/** The number of a rule; opens it. */
export function RuleLink({ rule, open }: { rule: string; open(rule: string): void }) {
  return (
    <button type="button" className={css.ruleLink} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
