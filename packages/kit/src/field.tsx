/** Controls with their labels: one of several, on or off, a number, a line of text. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.js";
import styles from "./field.module.css";
import { Icon } from "./icon.js";
import { useKitWords } from "./words.js";

type Labelled = {
  readonly label: ReactNode;
  /** A line under the control. */
  readonly note?: ReactNode;
  /** What is wrong with what is set. */
  readonly error?: string | undefined;
};

function Notes({ id, note, error }: { id: string; note?: ReactNode; error?: string | undefined }) {
  if (note === undefined && error === undefined) return undefined;
  return (
    <div id={id} className={styles.notes}>
      {error !== undefined && (
        <p className={styles.error}>
          <Icon name="warning" /> {error}
        </p>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

export type SelectFieldProps<V extends string> = Labelled & {
  readonly value: V;
  readonly values: readonly { readonly value: V; readonly title: string }[];
  onChange(value: V): void;
};

export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, note, error, value, values, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.select}>
        <select
          id={id}
          className={styles.control}
          value={value}
          aria-describedby={`${id}-notes`}
          onChange={(event) => {
            const found = values.find((each) => each.value === event.target.value);
            if (found) onChange(found.value);
          }}
        >
          {values.map((each) => (
            <option key={each.value} value={each.value}>
              {each.title}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
      <Notes id={`${id}-notes`} note={note} error={error} />
    </div>
  );
}

/** The same, with all values in sight: for two to five short ones. */
export function ChoiceField<V extends string>(props: SelectFieldProps<V>) {
  const { label, note, error, value, values, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-notes`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {values.map((each) => (
          <label key={each.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.title}</span>
          </label>
        ))}
      </div>
      <Notes id={`${id}-notes`} note={note} error={error} />
    </fieldset>
  );
}

export type SwitchFieldProps = Labelled & {
  readonly on: boolean;
  onChange(on: boolean): void;
  readonly disabled?: boolean | undefined;
};

export function SwitchField({ label, note, error, on, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          className={styles.box}
          checked={on}
          disabled={disabled}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.rail} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
      </label>
      <Notes id={`${id}-notes`} note={note} error={error} />
    </div>
  );
}

export type NumberFieldProps = Labelled & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
};

export function NumberField({ label, note, error, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const words = useKitWords();
  const set = (to: number) => {
    if (Number.isFinite(to)) onChange(Math.max(min, Math.min(max, Math.round(to))));
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.number}>
        <button
          type="button"
          aria-label={words.less}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={classNames(styles.control, styles.digits)}
          value={value}
          min={min}
          max={max}
          aria-describedby={`${id}-notes`}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={words.more}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <Notes id={`${id}-notes`} note={note} error={error} />
    </div>
  );
}

export type RangeFieldProps = NumberFieldProps & { readonly text?: string | undefined };

/** A number by feel: volume. */
export function RangeField({ label, note, value, min, max, onChange, text }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className="number">{text ?? value}</span>
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        value={value}
        min={min}
        max={max}
        aria-valuetext={text}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Notes id={`${id}-notes`} note={note} />
    </div>
  );
}

export type TextFieldProps = Labelled &
  Omit<ComponentProps<"input">, "onChange" | "value" | "id"> & {
    readonly value: string;
    onChange(value: string): void;
  };

export function TextField(props: TextFieldProps) {
  const { label, note, error, value, onChange, ...rest } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className={classNames(styles.control, rest.className)}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Notes id={`${id}-notes`} note={note} error={error} />
    </div>
  );
}
