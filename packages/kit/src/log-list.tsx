/** The frame of a log: lines in groups that fold, the newest in sight. */
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.js";
import styles from "./log-list.module.css";

export type LogLine = {
  readonly id: string | number;
  readonly text: ReactNode;
  readonly mark?: ReactNode;
  /** Beside the text: rule links. */
  readonly aside?: ReactNode;
  /** Told to this viewer only; `only` is the word for it. */
  readonly only?: string | undefined;
  readonly fresh?: boolean | undefined;
  /** Goes to that moment. */
  onOpen?(): void;
  readonly openLabel?: string | undefined;
};

export type LogGroup = {
  readonly id: string | number;
  readonly title: ReactNode;
  readonly lines: readonly LogLine[];
  readonly open?: boolean | undefined;
};

export type LogListProps = {
  readonly label: string;
  readonly groups: readonly LogGroup[];
  readonly className?: string | undefined;
};

export function LogList({ label, groups, className }: LogListProps) {
  const self = useRef<HTMLElement>(null);
  const sticks = useRef(true);
  const last = groups.at(-1)?.lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is more to see.
  useEffect(() => {
    if (sticks.current && self.current) self.current.scrollTop = self.current.scrollHeight;
  }, [groups.length, last]);
  return (
    <section
      ref={self}
      className={classNames(styles.log, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        sticks.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
    >
      {groups.map((group) => (
        <details key={group.id} open={group.open ?? true} className={styles.group}>
          <summary className={styles.title}>{group.title}</summary>
          <ol className={styles.lines}>
            {group.lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  return (
    <li className={classNames(styles.line, line.fresh && styles.fresh, line.only && styles.only)}>
      {line.mark}
      <span className={styles.text}>
        {line.text} {line.only !== undefined && <em className={styles.word}>{line.only}</em>}
      </span>
      {line.aside}
      {line.onOpen && (
        <button
          type="button"
          className={styles.open}
          aria-label={line.openLabel}
          onClick={line.onOpen}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5 3l6 5l-6 5" />
          </svg>
        </button>
      )}
    </li>
  );
}
