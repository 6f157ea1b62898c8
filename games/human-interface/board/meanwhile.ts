/** The floor while a deed is shown: nobody bleeds, falls or is gone before it is told. */
import type { GameEvent } from "@sprawl/engine";
import type { Model, State } from "../src/index.js";

/** Events after which somebody stands as they will. */
const TELLS: readonly string[] = [
  "wounded",
  "crippled",
  "unconscious",
  "destroyed",
  "stunned",
  "healed",
  "restored",
  "woke",
  "recovers",
  "escaped",
  "lost-to-cyberpsychosis",
];

export function meanwhile(before: State, after: State, told: readonly GameEvent[]): State {
  const isTold = ({ id }: Model) =>
    told.some(({ type, args }) => TELLS.includes(type) && args.model === id);
  const models = after.models.map((model): Model => {
    const was = before.models.find(({ id }) => id === model.id);
    if (!was || was.at < 0 || isTold(model)) return model;
    const { wounds, crippled, condition, stunned, lost } = was;
    // Where they will stand, so that steps lead there; who is gone stands where they stood.
    const at = model.at < 0 ? was.at : model.at;
    return { ...model, at, wounds, crippled, condition, stunned, lost };
  });
  return { ...after, models };
}
