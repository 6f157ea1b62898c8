/** The options of a game, to be set before play. */
import { NumberField, SelectField, SwitchField } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { optionTitle, presetTitle, valueTitle } from "../words/titles.js";
import { type Draft, usualPreset, valuesIn, withOptions } from "./draft.js";
import type { Spoken } from "./use-entry.js";
import { valuesOf } from "./wording.js";

type Part = {
  readonly draft: Draft;
  readonly spoken: Spoken | undefined;
  onDraft(draft: Draft): void;
};

export function OptionFields({ draft, spoken, onDraft }: Part) {
  const say = useSay();
  if (!spoken) return undefined;
  const { entry, text } = spoken;
  const { game } = entry;
  const presets = Object.keys(game.presets ?? {});
  const values = valuesIn(entry, draft);
  const change = (name: string, value: boolean | string | number) =>
    onDraft(withOptions(entry, draft, { options: { ...draft.options, [name]: value } }));
  const usual = usualPreset(entry);
  return (
    <>
      {presets.length > 0 && (
        <SelectField
          label={say("online.preset")}
          value={draft.preset || (usual ?? "")}
          values={[
            ...(usual === undefined ? [{ value: "", title: say("online.presetDefault") }] : []),
            ...presets.map((name) => ({ value: name, title: presetTitle(text, name) })),
          ]}
          onChange={(preset) => onDraft(withOptions(entry, draft, { preset, options: {} }))}
        />
      )}
      {Object.entries(game.options).map(([name, spec]) => {
        const label = optionTitle(text, name);
        const value = values[name];
        switch (spec.type) {
          case "flag":
            return (
              <SwitchField
                key={name}
                label={label}
                on={value === true}
                onChange={(on) => change(name, on)}
              />
            );
          case "choice":
            return (
              <SelectField
                key={name}
                label={label}
                value={String(value)}
                values={valuesOf(spec).map((each) => ({
                  value: each,
                  title: valueTitle(text, name, each),
                }))}
                onChange={(each) => change(name, each)}
              />
            );
          case "number":
            return (
              <NumberField
                key={name}
                label={label}
                value={Number(value)}
                min={spec.min}
                max={spec.max}
                onChange={(n) => change(name, n)}
              />
            );
          default:
            return spec satisfies never;
        }
      })}
    </>
  );
}

/** What may be set for a whole campaign: its switches. */
export function CampaignFields({ draft, spoken, onDraft }: Part) {
  if (!spoken) return undefined;
  const { entry, text } = spoken;
  return Object.entries(entry.campaign?.options ?? {}).map(([name, spec]) =>
    spec.type === "flag" ? (
      <SwitchField
        key={name}
        label={optionTitle(text, name)}
        on={(draft.options[name] ?? spec.default) === true}
        onChange={(on) => onDraft({ ...draft, options: { ...draft.options, [name]: on } })}
      />
    ) : null,
  );
}
