/**
 * A row of steps with a marker on it: alarm, health, influence. A long track has cells of many
 * points each; flags stand below it where something will happen.
 */
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./track.module.css";
import { cellsOf } from "./track-cells.js";
import { useKitWords } from "./words.js";

type Tone = "signal" | "warm" | "danger" | "good";

/** Something that waits at a place of the track. */
export type TrackFlag = {
  readonly id: string;
  readonly at: number;
  readonly sign: ReactNode;
  readonly tone?: string | undefined;
};

export type TrackProps = {
  readonly label: ReactNode;
  readonly value: number;
  readonly max: number;
  readonly min?: number | undefined;
  /** How many points a cell stands for. */
  readonly each?: number | undefined;
  /** What stands in a cell, by its first point; else that number. */
  sign?(from: number): ReactNode;
  /** What stands on certain steps: { 3: "Guards wake" }. */
  readonly marks?: Readonly<Record<number, string>> | undefined;
  readonly flags?: readonly TrackFlag[] | undefined;
  readonly tone?: Tone | undefined;
  /** Steps up to the value are filled (health), or only its own (a marker that moves). */
  readonly fill?: "up-to" | "only" | undefined;
  /** Standing up; or small, as cubes behind the number. */
  readonly look?: "row" | "column" | "cubes" | undefined;
};

export function Track(props: TrackProps) {
  const { label, value, max, min = 0, marks = {}, flags = [], tone = "signal" } = props;
  const { look = "row", sign = (from: number) => from } = props;
  const cubes = look === "cubes";
  const words = useKitWords();
  const note = marks[value];
  const style = { "--tone": `var(--${tone})`, "--on-tone": `var(--on-${tone})` } as CSSProperties;
  return (
    <div className={classNames(styles.track, styles[look])} style={style}>
      <p className={styles.head}>
        <span>{label}</span>{" "}
        <span className={styles.value}>
          {value}
          <span className={styles.max} aria-hidden="true">
            /{max}
          </span>
          <span className="hidden-but-read">{` ${words.of} ${max}`}</span>
        </span>
      </p>
      <ol className={styles.steps} aria-hidden="true">
        {cellsOf({ ...props, cubes }).map(({ from, full, here }) => (
          <li
            key={from}
            className={classNames(
              styles.step,
              full === 1 && styles.full,
              full > 0 && full < 1 && styles.part,
              here && !cubes && styles.here,
              marks[from] !== undefined && styles.marked,
            )}
            style={full > 0 && full < 1 ? ({ "--part": `${full * 100}%` } as CSSProperties) : {}}
          >
            {!cubes && <span>{sign(from)}</span>}
          </li>
        ))}
        {flags.map((flag) => (
          <li
            key={flag.id}
            className={styles.flag}
            style={
              {
                "--at": (flag.at - min) / (max - min + 1),
                "--flag": flag.tone,
              } as CSSProperties
            }
          >
            {flag.sign}
          </li>
        ))}
      </ol>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
