/** A rule's number that opens the rules there. */
import type { RuleId } from "@sprawl/engine";
import { classNames } from "./class-names.js";
import styles from "./rule-link.module.css";
import { useKitWords } from "./words.js";

export type RuleLinkProps = {
  readonly rule: RuleId;
  open(rule: RuleId): void;
  /** Without a frame, where many stand near each other. */
  readonly quiet?: boolean | undefined;
};

export function RuleLink({ rule, open, quiet }: RuleLinkProps) {
  const words = useKitWords();
  return (
    <button
      type="button"
      className={classNames(styles.rule, quiet && styles.quiet)}
      aria-label={words.rule(rule)}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
