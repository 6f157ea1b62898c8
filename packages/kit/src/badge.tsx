/** One or two words, or a number, that say how something stands. */
import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.js";

export type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: "plain" | "signal" | "warm" | "danger" | "good" | undefined;
  /** Filled, for what must be seen first. */
  readonly strong?: boolean | undefined;
};

export function Badge({ children, tone = "plain", strong }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], strong && styles.strong)}>
      {children}
    </span>
  );
}
