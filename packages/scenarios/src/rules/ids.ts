/** Ids of rules: "SS-5.4", of rulings: "SS-R12", of examples: "SS-E3". */
import type { RuleId } from "@sprawl/engine";

const ID = "[A-Z]{2,3}-(?:\\d+\\.\\d+|[RE]\\d+)";
const WHOLE = new RegExp(`^${ID}$`);
const ANYWHERE = new RegExp(`(?<![A-Za-z0-9-])${ID}(?![0-9A-Za-z])`, "g");
const LEADING = new RegExp(`^(?:\\(?${ID}\\)?(?:,\\s*|\\s+and\\s+|\\s+|:\\s*|$))+`);
const RANGE = new RegExp(`${ID}\\s*(?:-|–|—|\\.\\.+|…|to|bis)\\s*(?:[A-Z]{2,3}-)?\\d`);

export function isRuleId(text: string): boolean {
  return WHOLE.test(text);
}

export function isExample(id: RuleId): boolean {
  return /-E\d+$/.test(id);
}

/** Every id in a text, each once, in the order they come. */
export function idsIn(text: string): RuleId[] {
  return [...new Set(text.match(ANYWHERE) ?? [])];
}

/** The ids a test's title begins with: "CA-3.1, CA-3.2 nobody may …". */
export function idsLeading(title: string): RuleId[] {
  const [leading = ""] = title.match(LEADING) ?? [];
  return idsIn(leading);
}

/** Does a title name rules by a range? Ranges hide what is proved. */
export function namesRange(title: string): boolean {
  return RANGE.test(title);
}

/** By prefix, then number by number: SS-5.4 before SS-5.10, rulings after rules. */
export function byId(a: RuleId, b: RuleId): number {
  const left = sortKey(a);
  const right = sortKey(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

function sortKey(id: RuleId): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(6, "0"));
}
