/** Several things in one place, one at a time. Arrows move between them. */
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.js";
import styles from "./tabs.module.css";

export type Tab = {
  readonly id: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
};

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly shown: string;
  onShow(id: string): void;
  readonly className?: string | undefined;
};

export function Tabs({ label, tabs, shown, onShow, className }: TabsProps) {
  const id = useId();
  const now = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === shown),
  );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : now + step;
    if (to === undefined) return;
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={i === now}
            aria-controls={i === now ? `${id}-body` : undefined}
            tabIndex={i === now ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-body`}
        aria-labelledby={`${id}-${tabs[now]?.id}`}
        className={styles.body}
      >
        {tabs[now]?.body}
      </div>
    </div>
  );
}
