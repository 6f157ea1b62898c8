/** What the presets are called. A scenario is called the same wherever it is chosen. */
import { hellGateSettings } from "./hell-gate.js";

const scenarios = Object.entries(hellGateSettings)
  .filter(([name]) => name.startsWith("scenario.") && name !== "scenario.none")
  .map(([name, words]) => [name.replace("scenario.", "preset."), words] as const);

export const presetSettings: Readonly<Record<string, string>> = {
  "preset.normal": "Full game",
  "preset.first-session": "First session",
  "preset.no-loyalty-changes": "No loyalty changes",
  "preset.no-spam": "No spam",
  "preset.hell-gate": "Project: Hell Gate",
  ...Object.fromEntries(scenarios),
};
