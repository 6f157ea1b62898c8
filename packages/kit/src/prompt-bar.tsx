/** The frame of the prompt: what is asked, by which rule, and the buttons. Always in one place. */
import type { ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./prompt-bar.module.css";

export type PromptBarProps = {
  /** What this region is, for those who hear it. */
  readonly label: string;
  /** Whose mark stands before the sentence. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly rule?: ReactNode;
  /** Time left, undo, menu. */
  readonly tools?: ReactNode;
  readonly buttons?: ReactNode;
  /** You are asked, others are, or nobody is any more. */
  readonly tone?: "yours" | "theirs" | "over" | undefined;
};

export function PromptBar(props: PromptBarProps) {
  const { label, mark, children, rule, tools, buttons, tone = "theirs" } = props;
  return (
    <section className={classNames(styles.bar, styles[tone])} aria-label={label}>
      <div className={styles.line}>
        {mark}
        <p className={styles.sentence}>{children}</p>
        {rule}
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      {buttons !== undefined && <div className={styles.buttons}>{buttons}</div>}
    </section>
  );
}
