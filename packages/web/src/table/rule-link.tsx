/** A rule's number that opens the rules there. */
import type { RuleId } from "@sprawl/engine";
import { useSay } from "../words/say.js";
import css from "./prompt.module.css";

export type RuleLinkProps = { readonly rule: RuleId; open(rule: RuleId): void };

export function RuleLink({ rule, open }: RuleLinkProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={css.rule}
      aria-label={say("table.rule", { rule })}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
