/** A die. Pips up to six, a number above; turning while it is being rolled. */
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./die.module.css";

const PIPS: Readonly<Record<number, string>> = {
  1: "m",
  2: "ai",
  3: "ami",
  4: "acgi",
  5: "acmgi",
  6: "acdfgi",
};
const AT: Readonly<Record<string, readonly [number, number]>> = {
  a: [7, 7],
  c: [17, 7],
  d: [7, 12],
  f: [17, 12],
  g: [7, 17],
  i: [17, 17],
  m: [12, 12],
};

export type DieProps = {
  /** Its name, said with the value: "White die". */
  readonly label: string;
  /** Undefined: not rolled yet. */
  readonly value?: number | undefined;
  /** A sign of the game's own instead of pips. */
  readonly children?: ReactNode;
  readonly tone?: string | undefined;
  readonly rolling?: boolean | undefined;
  readonly size?: "m" | "l" | undefined;
};

export function Die({ label, value, children, tone, rolling, size = "m" }: DieProps) {
  const pips = value === undefined ? undefined : PIPS[value];
  return (
    <span
      role="img"
      aria-label={value === undefined ? label : `${label}: ${value}`}
      className={classNames(styles.die, styles[size], rolling && styles.rolling)}
      style={tone === undefined ? undefined : ({ "--tone": tone } as CSSProperties)}
    >
      {children ??
        (pips === undefined ? (
          (value ?? "–")
        ) : (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {[...pips].map((pip) => (
              <circle key={pip} cx={AT[pip]?.[0]} cy={AT[pip]?.[1]} r="2.2" />
            ))}
          </svg>
        ))}
    </span>
  );
}
