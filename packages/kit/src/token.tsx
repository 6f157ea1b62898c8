/** A small piece: a counter, a chip, a figure. Its sign says what it is, its marks how it fares. */
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./token.module.css";

/** A small sign on a corner of a token. */
export type TokenMark = {
  readonly at: "top-start" | "top-end" | "bottom-start" | "bottom-end";
  readonly sign: ReactNode;
  /** The token's own colour, or one that says how bad it is. */
  readonly tone?: "own" | "plain" | "warm" | "danger" | "good" | undefined;
};

export type TokenProps = {
  /** What it is, in words. Without them it only decorates what says so itself. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
  readonly shape?: "round" | "square" | "diamond" | "hex" | undefined;
  readonly tone?: string | undefined;
  /** Only its edge is coloured. */
  readonly hollow?: boolean | undefined;
  readonly count?: number | undefined;
  readonly marks?: readonly TokenMark[] | undefined;
  /** "fit": as large as `--token-size` says. */
  readonly size?: "s" | "m" | "l" | "fit" | undefined;
  /** Used up, or has had its turn. */
  readonly spent?: boolean | undefined;
  /** Out of play, but still lying there. */
  readonly gone?: boolean | undefined;
};

export function Token(props: TokenProps) {
  const { label, children, shape = "round", tone, count, size = "m", marks = [] } = props;
  const style = tone === undefined ? undefined : ({ "--tone": tone } as CSSProperties);
  const said = count === undefined ? label : `${label} ×${count}`;
  const spoken =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": said };
  return (
    <span
      {...spoken}
      className={classNames(
        styles.token,
        styles[shape],
        styles[size],
        props.hollow && styles.hollow,
        props.spent && styles.spent,
        props.gone && styles.gone,
      )}
      style={style}
    >
      <span className={styles.sign}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {marks.map(({ at, sign, tone: markTone = "plain" }) => (
        <span key={at} className={classNames(styles.mark, styles[at], styles[markTone])}>
          {sign}
        </span>
      ))}
    </span>
  );
}
