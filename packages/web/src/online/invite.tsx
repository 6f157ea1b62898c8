/** The one link that brings a friend to the table. */
import { findGame } from "@sprawl/games";
import { Button, Icon, Panel } from "@sprawl/kit";
import { useState } from "react";
import { useSay } from "../words/say.js";
import styles from "./table-page.module.css";

export function inviteLink(invite: string): string {
  return `${window.location.origin}/join/${invite}`;
}

export function Invite({ invite, game }: { readonly invite: string; readonly game: string }) {
  const say = useSay();
  const link = inviteLink(invite);
  const title = findGame(game)?.title ?? game;
  return (
    <Panel title={say("online.invite")}>
      <p className={styles.soft}>{say("online.inviteNote")}</p>
      <CopyField label={say("online.inviteLink")} text={link} />
      {typeof navigator.share === "function" && (
        <Button
          icon={<Icon name="link" />}
          onClick={() => {
            const text = say("online.shareText", { game: title });
            navigator.share({ title: "Sprawl", text, url: link }).catch(() => undefined);
          }}
        >
          {say("online.share")}
        </Button>
      )}
    </Panel>
  );
}

/** A text to be copied, and the button that does it. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here: it is selected, a key will do.
    }
  };
  return (
    <div className={styles.copy}>
      <input
        readOnly
        className={styles.link}
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant="primary"
        onClick={(event) => {
          const field = event.currentTarget.parentElement?.querySelector("input") ?? null;
          void copy(field);
        }}
      >
        {copied ? say("online.copied") : say("online.copy")}
      </Button>
      <span role="status" className="hidden-but-read">
        {copied ? say("online.copied") : ""}
      </span>
    </div>
  );
}
