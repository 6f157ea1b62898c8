/** A row of steps with a marker on it: alarm, health, influence. */
import type { CSSProperties } from "react";
import { classNames } from "./class-names.js";
import styles from "./track.module.css";
import { useKitWords } from "./words.js";

export type TrackProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly min?: number | undefined;
  /** What stands on certain steps: { 3: "Guards wake" }. */
  readonly marks?: Readonly<Record<number, string>> | undefined;
  readonly tone?: "signal" | "warm" | "danger" | "good" | undefined;
  /** Steps up to the value are filled (health), or only its own (a marker that moves). */
  readonly fill?: "up-to" | "only" | undefined;
  readonly vertical?: boolean | undefined;
};

export function Track(props: TrackProps) {
  const { label, value, max, min = 0, marks = {}, tone = "signal", fill = "up-to" } = props;
  const words = useKitWords();
  const steps = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const note = marks[value];
  return (
    <div
      className={classNames(styles.track, props.vertical && styles.vertical)}
      style={{ "--tone": `var(--${tone})`, "--on-tone": `var(--on-${tone})` } as CSSProperties}
    >
      <p className="hidden-but-read">{`${label}: ${value} ${words.of} ${max}`}</p>
      <div className={styles.head} aria-hidden="true">
        <span>{label}</span>
        <span className="number">
          {value}
          <span className={styles.max}>/{max}</span>
        </span>
      </div>
      <ol className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <li
            key={step}
            className={classNames(
              styles.step,
              (fill === "only" ? step === value : step > min && step <= value) && styles.full,
              step === value && styles.here,
              marks[step] !== undefined && styles.marked,
            )}
          >
            {step}
          </li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
