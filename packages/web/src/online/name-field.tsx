/** Who I am, where that must be known first. */
import { TextField } from "@sprawl/kit";
import { useSay } from "../words/say.js";
import { LONGEST_NAME } from "./me.js";

export type NameFieldProps = {
  readonly name: string;
  onName(name: string): void;
  readonly error?: string | undefined;
};

export function NameField({ name, onName, error }: NameFieldProps) {
  const say = useSay();
  return (
    <TextField
      label={say("online.yourName")}
      note={say("online.yourNameNote")}
      error={error}
      value={name}
      onChange={onName}
      maxLength={LONGEST_NAME}
      autoComplete="nickname"
      spellCheck={false}
      name="nickname"
      required
    />
  );
}
