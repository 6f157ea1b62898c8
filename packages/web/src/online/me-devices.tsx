/** Being the same person on another device: by a code, or by name and passphrase. */
import { Button, Panel, TextField } from "@sprawl/kit";
import { useState } from "react";
import { ask } from "../feed/online-http.js";
import { useSay } from "../words/say.js";
import { CopyField } from "./invite.js";
import styles from "./lobby.module.css";
import { claimCode, LONGEST_NAME, logIn } from "./me.js";
import { OneForm } from "./one-form.js";

export function Devices() {
  const say = useSay();
  const [code, setCode] = useState<string>();
  return (
    <Panel title={say("me.devices")}>
      <div className={styles.form}>
        <p className={styles.soft}>{say("me.devicesNote")}</p>
        <Button
          onClick={async () => {
            const got = await ask<{ code: string }>("POST", "/api/me/code");
            if (got.ok) setCode(got.body.code);
          }}
        >
          {say("me.makeCode")}
        </Button>
        {code !== undefined && (
          <>
            <p>
              {say("me.code")}: <strong className="number">{code}</strong>
            </p>
            <CopyField
              label={say("me.codeLink")}
              text={`${window.location.origin}/me?code=${code}`}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

export function Claim({ given }: { readonly given: string }) {
  const say = useSay();
  const [code, setCode] = useState(given);
  return (
    <OneForm
      title={say("me.claim")}
      button={say("me.claimNow")}
      note={say("me.claimNote")}
      run={() => claimCode(code)}
    >
      <TextField
        label={say("me.code")}
        value={code}
        onChange={setCode}
        minLength={4}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </OneForm>
  );
}

export function Login() {
  const say = useSay();
  const [name, setName] = useState("");
  const [phrase, setPhrase] = useState("");
  return (
    <OneForm title={say("me.login")} button={say("me.loginNow")} run={() => logIn(name, phrase)}>
      <TextField
        label={say("me.name")}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoComplete="username"
        required
      />
      <TextField
        label={say("me.passphrase")}
        type="password"
        value={phrase}
        onChange={setPhrase}
        maxLength={200}
        autoComplete="current-password"
        required
      />
    </OneForm>
  );
}
