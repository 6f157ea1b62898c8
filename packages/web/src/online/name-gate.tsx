/** Somebody nobody knows yet says who they are. */
import { Button } from "@sprawl/kit";
import { useState } from "react";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import styles from "./lobby.module.css";
import { beCalled, lastName } from "./me.js";
import { NameField } from "./name-field.js";

export type NameGateProps = {
  readonly button?: string;
  /** After the name is taken. */
  onDone?(): void;
};

export function NameGate({ button, onDone }: NameGateProps) {
  const say = useSay();
  const [name, setName] = useState(lastName);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (name.trim() === "") return setError(say("online.needName"));
        setBusy(true);
        const trouble = await beCalled(name);
        setBusy(false);
        setError(trouble && sayTrouble(say, trouble));
        if (!trouble) onDone?.();
      }}
    >
      <NameField name={name} onName={setName} error={error} />
      <Button type="submit" variant="primary" size="l" busy={busy}>
        {button ?? say("me.begin")}
      </Button>
    </form>
  );
}
