/** The frame of the prompt: what is asked, by which rule, the tools, and below them the choices. */
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./prompt-bar.module.css";

export type PromptBarProps = Omit<ComponentProps<"section">, "className" | "aria-label"> & {
  /** What this region is, for those who hear it. */
  readonly label: string;
  /** The one sentence. */
  readonly words: ReactNode;
  /** Stands right behind the sentence: its rule, the time left. */
  readonly aside?: ReactNode;
  /** Stands at the end of the line: hint, undo. */
  readonly tools?: ReactNode;
  /** You are asked, others are, or nobody is any more. */
  readonly tone?: "yours" | "theirs" | "over" | undefined;
  /** Keeps room for most questions, so that what stands below does not jump from one to the next. */
  readonly steady?: boolean | undefined;
};

export function PromptBar(props: PromptBarProps) {
  const { label, words, aside, tools, tone = "theirs", steady, children, ...rest } = props;
  return (
    <section
      className={classNames(styles.bar, styles[tone], steady && styles.steady)}
      aria-label={label}
      {...rest}
    >
      <div className={styles.line}>
        <h2 className={styles.words} tabIndex={-1} data-prompt="">
          {words}
        </h2>
        {aside}
        {tools !== undefined && <span className={styles.tools}>{tools}</span>}
      </div>
      {children}
    </section>
  );
}
