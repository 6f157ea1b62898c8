/** How much of something there is. */
import type { CSSProperties } from "react";
import styles from "./meter.module.css";

export type MeterProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** How it is said and shown; else "3/7". */
  readonly text?: string | undefined;
  readonly tone?: "signal" | "warm" | "danger" | "good" | undefined;
};

export function Meter({ label, value, max, text, tone = "signal" }: MeterProps) {
  const share = max <= 0 ? 0 : Math.max(0, Math.min(1, value / max));
  const said = text ?? `${value}/${max}`;
  return (
    <div className={styles.meter} style={{ "--tone": `var(--${tone})` } as CSSProperties}>
      <span className={styles.label}>{label}</span>
      <span className="number">{said}</span>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
