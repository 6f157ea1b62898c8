/** A panel with a form in it that says what became of it. */
import { Button, Panel } from "@sprawl/kit";
import type { Trouble } from "@sprawl/server/wire";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import styles from "./lobby.module.css";

export type OneFormProps = {
  readonly title: string;
  readonly button: string;
  readonly note?: string;
  readonly children?: ReactNode;
  run(): Promise<Trouble | undefined>;
};

export function OneForm({ title, button, note, children, run }: OneFormProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ text: string; bad: boolean }>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const trouble = await run();
    setBusy(false);
    const text = trouble ? sayTrouble(say, trouble) : say("me.saved");
    setTold({ text, bad: trouble !== undefined });
  };
  return (
    <Panel title={title}>
      <form className={styles.form} onSubmit={submit}>
        {note !== undefined && <p className={styles.soft}>{note}</p>}
        {children}
        <p role="status" className={told?.bad ? styles.trouble : styles.soft}>
          {told?.text}
        </p>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </form>
    </Panel>
  );
}
