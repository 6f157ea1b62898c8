/** How I am told that a table waits: in the browser, by push, by a webhook. */
import { Button, Panel, SwitchField, TextField } from "@sprawl/kit";
import { useEffect, useState } from "react";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import styles from "./lobby.module.css";
import { changeMe, type Me } from "./me.js";
import { canTell, isBlocked, isPushed, pushKey, setPush, setTelling, tellsMe } from "./told.js";

export function Told({ me }: { readonly me: Me }) {
  const say = useSay();
  const [tells, setTells] = useState(tellsMe);
  const [pushed, setPushed] = useState(false);
  const [hasPush, setHasPush] = useState(false);
  const [webhook, setWebhook] = useState(me.webhook ?? "");
  const [trouble, setTrouble] = useState<string>();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    let there = true;
    void Promise.all([pushKey(), isPushed()]).then(([key, on]) => {
      if (!there) return;
      setHasPush(key !== undefined);
      setPushed(on);
    });
    return () => {
      there = false;
    };
  }, []);
  return (
    <Panel title={say("me.told")}>
      <div className={styles.form}>
        <p className={styles.soft}>{say("me.toldNote")}</p>
        <SwitchField
          label={say("me.notify")}
          on={tells}
          disabled={!canTell() || isBlocked()}
          note={isBlocked() ? say("me.blocked") : undefined}
          onChange={(on) => void setTelling(on).then(setTells)}
        />
        <SwitchField
          label={say("me.push")}
          on={pushed}
          disabled={!hasPush || isBlocked()}
          note={hasPush ? undefined : say("me.noPush")}
          onChange={(on) => void setPush(on).then(setPushed)}
        />
        <form
          className={styles.form}
          onSubmit={async (event) => {
            event.preventDefault();
            const refused = await changeMe({ webhook: webhook.trim() === "" ? null : webhook });
            setTrouble(refused && sayTrouble(say, refused));
            setSaved(!refused);
          }}
        >
          <TextField
            label={say("me.webhook")}
            note={say("me.webhookNote")}
            error={trouble}
            type="url"
            value={webhook}
            onChange={setWebhook}
            maxLength={500}
            placeholder="https://"
          />
          <p role="status" className={styles.soft}>
            {saved ? say("me.saved") : ""}
          </p>
          <Button type="submit">{say("me.save")}</Button>
        </form>
      </div>
    </Panel>
  );
}
