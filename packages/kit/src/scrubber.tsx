/** Going to and fro in time: a rail with a handle, and buttons for single steps. */
import type { ReactNode } from "react";
import { Icon } from "./icon.js";
import type { IconName } from "./icon-paths.js";
import styles from "./scrubber.module.css";

export type ScrubberWords = {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly on: string;
  readonly last: string;
  /** How the place is said: "Step 12 of 40". */
  readonly place: string;
};

export type ScrubberProps = {
  readonly value: number;
  readonly max: number;
  readonly words: ScrubberWords;
  /** Places worth finding again: starts of turns. */
  readonly marks?: readonly number[] | undefined;
  readonly playing?: boolean | undefined;
  onChange(value: number): void;
  onPlay?(playing: boolean): void;
  /** Stands at the other end of the line of buttons. */
  readonly children?: ReactNode;
};

export function Scrubber(props: ScrubberProps) {
  const { value, max, words, marks = [], playing, onChange, onPlay, children } = props;
  return (
    <fieldset className={styles.scrubber} aria-label={words.label}>
      <div className={styles.rail}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <i key={mark} style={{ left: `${(100 * mark) / Math.max(1, max)}%` }} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={max}
          value={value}
          aria-label={words.label}
          aria-valuetext={words.place}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.buttons}>
        <Step icon="first" label={words.first} off={value <= 0} run={() => onChange(0)} />
        <Step icon="left" label={words.back} off={value <= 0} run={() => onChange(value - 1)} />
        {onPlay && (
          <Step
            icon={playing ? "pause" : "play"}
            label={playing ? words.pause : words.play}
            run={() => onPlay(!playing)}
          />
        )}
        <Step icon="right" label={words.on} off={value >= max} run={() => onChange(value + 1)} />
        <Step icon="last" label={words.last} off={value >= max} run={() => onChange(max)} />
        <span className={styles.place}>{words.place}</span>
        {children && <span className={styles.aside}>{children}</span>}
      </div>
    </fieldset>
  );
}

type StepProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly off?: boolean;
  run(): void;
};

function Step({ icon, label, off, run }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={run}>
      <Icon name={icon} />
    </button>
  );
}
