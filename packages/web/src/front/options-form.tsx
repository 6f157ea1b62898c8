/** A game's table options as a form, made from what the game declares. */
import type { GameEntry, GameText, OptionSpec } from "@sprawl/engine";
import { ChoiceField, NumberField, SelectField, SwitchField } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { optionTitle, presetTitle, valueTitle } from "../words/titles.js";
import styles from "./set-up.module.css";
import { type SetupPlan, schemaFor, withOption, withPreset } from "./setup-model.js";

type FormProps = {
  readonly entry: GameEntry;
  readonly text: GameText;
  readonly plan: SetupPlan;
  onPlan(plan: SetupPlan): void;
};

/** The ways a game is usually played, each with its options. */
export function KindField({ entry, text, plan, onPlan }: FormProps) {
  const say = useSay();
  const names = plan.campaign ? [] : Object.keys(entry.game.presets ?? {});
  if (names.length < 2) return undefined;
  return (
    <SelectField
      label={say("game.preset")}
      value={plan.preset}
      values={[
        ...names.map((name) => ({ value: name, title: presetTitle(text, name) })),
        ...(plan.preset === "" ? [{ value: "", title: say("game.presetOwn") }] : []),
      ]}
      onChange={(preset) => onPlan(withPreset(entry, plan, preset))}
    />
  );
}

export function OptionsForm({ entry, text, plan, onPlan }: FormProps) {
  const options = schemaFor(entry, plan);
  const all = Object.entries(options);
  const flags = all.filter(([, { type }]) => type === "flag");
  const rest = all.filter(([, { type }]) => type !== "flag");
  const field = ([name, spec]: readonly [string, OptionSpec]) => (
    <OptionField
      key={name}
      label={optionTitle(text, name)}
      spec={spec}
      value={plan.options[name] ?? spec.default}
      word={(value) => valueTitle(text, name, value)}
      onChange={(value) => onPlan(withOption(entry, plan, name, value))}
    />
  );
  return (
    <>
      <div className={styles.options}>{rest.map(field)}</div>
      {/* A switch beside a select would stand at the height of its label. */}
      <div className={styles.options}>{flags.map(field)}</div>
    </>
  );
}

type OptionFieldProps = {
  readonly label: string;
  readonly spec: OptionSpec;
  readonly value: boolean | string | number;
  word(value: string): string;
  onChange(value: boolean | string | number): void;
};

function OptionField({ label, spec, value, word, onChange }: OptionFieldProps) {
  switch (spec.type) {
    case "flag":
      return <SwitchField label={label} on={value === true} onChange={onChange} />;
    case "number":
      return (
        <NumberField
          label={label}
          value={Number(value)}
          min={spec.min}
          max={spec.max}
          onChange={onChange}
        />
      );
    case "choice": {
      const values = spec.values.map((each) => ({ value: each, title: word(each) }));
      const short = values.length <= 3 && values.every(({ title }) => title.length <= 20);
      const Field = short ? ChoiceField : SelectField;
      return <Field label={label} value={String(value)} values={values} onChange={onChange} />;
    }
    default:
      return spec satisfies never;
  }
}
