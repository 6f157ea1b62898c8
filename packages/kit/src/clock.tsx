/** Time left. It says so by shape too when little is left, and announces that once. */
import { classNames } from "./class-names.js";
import styles from "./clock.module.css";
import { sayTime } from "./duration.js";
import { Icon } from "./icon.js";
import { useKitWords } from "./words.js";

export type ClockProps = {
  readonly label: string;
  readonly seconds: number;
  /** Little is left from here on. */
  readonly low?: number | undefined;
  readonly running?: boolean | undefined;
};

export function Clock({ label, seconds, low = 10, running = true }: ClockProps) {
  const words = useKitWords();
  const hurry = running && seconds <= low;
  return (
    <span
      role="timer"
      aria-label={label}
      className={classNames(styles.clock, hurry && styles.low, !running && styles.still)}
    >
      <Icon name={hurry ? "warning" : "clock"} />
      <span>{sayTime(seconds)}</span>
      <span className="hidden-but-read" aria-live="polite">
        {hurry ? words.hurry : ""}
      </span>
    </span>
  );
}
