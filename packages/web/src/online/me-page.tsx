/** My page: my name, my other devices, how I am told, whom I do not read. */
import { Button, Panel, TextField } from "@sprawl/kit";
import { useState } from "react";
import { useSearch } from "wouter";
import { Shell } from "../front/shell.js";
import { useSay } from "../words/say.js";
import styles from "./lobby.module.css";
import { beCalled, changeMe, forgetMe, LONGEST_NAME, type Me, useMe } from "./me.js";
import { Claim, Devices, Login } from "./me-devices.js";
import { nameOfMuted, setMuted } from "./mutes.js";
import { NameGate } from "./name-gate.js";
import { OneForm } from "./one-form.js";
import { Told } from "./told-panel.js";

export function MePage() {
  const say = useSay();
  const { status, me } = useMe();
  const code = new URLSearchParams(useSearch()).get("code") ?? "";
  return (
    <Shell title={say("me.title")}>
      <header className={styles.head}>
        <h1>{say("me.title")}</h1>
        <p className={styles.soft}>{say("me.lead")}</p>
      </header>
      {status === "away" && <p className={styles.banner}>{say("online.noServer")}</p>}
      <div className={styles.cards}>
        {code !== "" && <Claim given={code} />}
        {me && <Name key={me.id} me={me} />}
        {status === "nobody" && (
          <Panel title={say("me.name")}>
            <NameGate />
          </Panel>
        )}
        {me && <Told me={me} />}
        {me && <Devices />}
        {me && <Passphrase key={String(me.kept)} me={me} />}
        {me && <Mutes me={me} />}
        {code === "" && <Claim given="" />}
        {!me && <Login />}
        {me && (
          <Panel title={say("me.forget")}>
            <p className={styles.soft}>{say("me.forgetNote")}</p>
            <Button variant="danger" onClick={() => void forgetMe()}>
              {say("me.forget")}
            </Button>
          </Panel>
        )}
      </div>
    </Shell>
  );
}

function Name({ me }: { readonly me: Me }) {
  const say = useSay();
  const [name, setName] = useState(me.name);
  return (
    <OneForm title={say("me.name")} button={say("me.save")} run={() => beCalled(name)}>
      <TextField
        label={say("me.name")}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
      />
    </OneForm>
  );
}

function Passphrase({ me }: { readonly me: Me }) {
  const say = useSay();
  const [phrase, setPhrase] = useState("");
  if (me.kept) {
    return (
      <OneForm
        title={say("me.passphrase")}
        button={say("me.letGo")}
        note={say("me.kept")}
        run={() => changeMe({ passphrase: null })}
      />
    );
  }
  return (
    <OneForm
      title={say("me.passphrase")}
      button={say("me.keep")}
      note={say("me.passphraseNote")}
      run={() => changeMe({ passphrase: phrase })}
    >
      <TextField
        label={say("me.passphrase")}
        type="password"
        value={phrase}
        onChange={setPhrase}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
        required
      />
    </OneForm>
  );
}

function Mutes({ me }: { readonly me: Me }) {
  const say = useSay();
  return (
    <Panel title={say("me.mutes")}>
      {me.muted.length === 0 && <p className={styles.soft}>{say("me.noMutes")}</p>}
      <ul className={styles.list}>
        {me.muted.map((person) => {
          const name = nameOfMuted(person);
          return (
            <li key={person}>
              <Button size="s" onClick={() => void setMuted(person, name, false)}>
                {say("talk.unmute", { name })}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
