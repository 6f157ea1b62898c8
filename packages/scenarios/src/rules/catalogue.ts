/** A game's numbered rules, read from its rules.md: `- **SS-5.4** A tie is enough.` */
import type { RuleId } from "@sprawl/engine";
import { isExample } from "./ids.js";

export type NumberedRule = { readonly id: RuleId; readonly text: string; readonly line: number };

export type Catalogue = {
  /** Rules and rulings: what is to be proved. */
  readonly rules: readonly NumberedRule[];
  /** Worked examples: each is to be a scenario. */
  readonly examples: readonly NumberedRule[];
  /** Ids that stand there twice. */
  readonly doubled: readonly RuleId[];
};

const ITEM = /^\s*[-*]\s+\*\*([A-Z]{2,3}-(?:\d+\.\d+|[RE]\d+))\*\*\s*(.*)$/;

/** Read the rules. Lines that go on with a rule's text are indented below it. */
export function readCatalogue(markdown: string): Catalogue {
  const found: { id: RuleId; text: string; line: number }[] = [];
  let open: { text: string } | undefined;
  for (const [i, line] of markdown.split(/\r?\n/).entries()) {
    const [, id, text] = line.match(ITEM) ?? [];
    if (id !== undefined) {
      const rule = { id, text: text.trim(), line: i + 1 };
      found.push(rule);
      open = rule;
    } else if (open && /^\s+\S/.test(line)) open.text = `${open.text} ${line.trim()}`.trim();
    else open = undefined;
  }
  const ids = found.map(({ id }) => id);
  return {
    rules: found.filter(({ id }) => !isExample(id)),
    examples: found.filter(({ id }) => isExample(id)),
    doubled: [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))],
  };
}
