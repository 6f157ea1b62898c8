/** A small piece: a counter, a chip, a figure. Its sign says what it is; the count how many. */
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./token.module.css";

export type TokenProps = {
  /** What it is, in words. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly shape?: "round" | "square" | "diamond" | "hex" | undefined;
  readonly tone?: string | undefined;
  readonly count?: number | undefined;
  readonly size?: "s" | "m" | "l" | undefined;
  /** Used up, or turned over. */
  readonly spent?: boolean | undefined;
};

export function Token(props: TokenProps) {
  const { label, children, shape = "round", tone, count, size = "m", spent } = props;
  const style = tone === undefined ? undefined : ({ "--tone": tone } as CSSProperties);
  const said = count === undefined ? label : `${label} ×${count}`;
  return (
    <span
      role="img"
      aria-label={said}
      className={classNames(styles.token, styles[shape], styles[size], spent && styles.spent)}
      style={style}
    >
      <span className={styles.sign}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
}
