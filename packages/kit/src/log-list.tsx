/** The frame of a log: groups that fold, lines that lead to their moment, the newest in sight. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "./class-names.js";
import styles from "./log-list.module.css";

export type LogListProps = {
  readonly label: string;
  /** Changes when there is more to see. */
  readonly newest: unknown;
  readonly children: ReactNode;
};

export function LogList({ label, newest, children }: LogListProps) {
  return (
    <div
      ref={useStuckToEnd(newest)}
      className={styles.list}
      role="log"
      aria-label={label}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Keeps the newest line in sight, unless somebody has scrolled up to read. */
function useStuckToEnd(newest: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  useEffect(() => {
    const self = list.current;
    const look = () => {
      if (self) stuck.current = self.scrollHeight - self.scrollTop - self.clientHeight < 40;
    };
    self?.addEventListener("scroll", look, { passive: true });
    return () => self?.removeEventListener("scroll", look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log moves its end.
  useLayoutEffect(() => {
    if (stuck.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return list;
}

export type LogGroupProps = {
  readonly title: ReactNode;
  readonly mark?: ReactNode;
  /** Whether it stands open as long as nobody has folded or opened it. */
  readonly open: boolean;
  /** Said of it while it is folded: "4 lines". */
  readonly folded: string;
  /** Stands below it as a line across: "Your last turn". */
  readonly after?: string | undefined;
  readonly children: ReactNode;
};

export function LogGroup({ title, mark, open, folded, after, children }: LogGroupProps) {
  const [turned, setTurned] = useState<boolean>();
  const isOpen = turned ?? open;
  return (
    <section className={styles.group}>
      <h3 className={styles.head}>
        <button type="button" aria-expanded={isOpen} onClick={() => setTurned(!isOpen)}>
          {mark}
          <span>{title}</span>
          {!isOpen && <span className={styles.folded}>{folded}</span>}
        </button>
      </h3>
      {isOpen && children}
      {after && <p className={styles.after}>{after}</p>}
    </section>
  );
}

/** What one answer brought about; `now` while that moment is being looked at. */
export function LogStep({
  now,
  children,
}: {
  readonly now?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <ul className={styles.step} data-now={now ? "" : undefined}>
      {children}
    </ul>
  );
}

export type LogLineProps = {
  /** Its number, and what pressing that does: "Go to step 7". */
  readonly at: number;
  readonly goLabel: string;
  go(): void;
  /** It came of the line above it. */
  readonly follows?: boolean | undefined;
  /** The word for a line that was told to this viewer alone. */
  readonly only?: string | undefined;
  /** Its rule. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function LogLine({ at, goLabel, go, follows, only, aside, children }: LogLineProps) {
  return (
    <li className={classNames(styles.line, follows && styles.follows, only && styles.private)}>
      <button type="button" className={styles.go} aria-label={goLabel} onClick={go}>
        {at}
      </button>
      <span className={styles.words}>
        {children}
        {only && <span className={styles.only}>{only}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </li>
  );
}
