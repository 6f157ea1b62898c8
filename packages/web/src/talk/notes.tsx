/** Notes that only I see. They save themselves shortly after the last letter. */
import { useCallback, useEffect, useRef, useState } from "react";
import { ask } from "../feed/online-http.js";
import { desk } from "../online/shelf.js";
import type { Act } from "../online/use-table.js";
import { useSay } from "../words/say.js";
import styles from "./talk.module.css";

const SOON = 800;
const LONGEST = 20_000;

export type NotesProps = {
  readonly table: string;
  /** The match they are about. */
  readonly match: string;
  readonly act: Act;
};

export function Notes({ table, match, act }: NotesProps) {
  const say = useSay();
  const place = `notes.${match}`;
  // What was typed and not yet saved survives a reload.
  const [text, setText] = useState<string | undefined>(() => desk.get(place));
  const [saved, setSaved] = useState<"saved" | "saving" | "not">("saved");
  const waiting = useRef<{ timer: number; text: string }>(undefined);

  useEffect(() => {
    let there = true;
    void ask<{ note: string }>("GET", `/api/tables/${table}/mine?match=${match}`).then((got) => {
      if (there && got.ok) setText((now) => now ?? got.body.note);
    });
    return () => {
      there = false;
    };
  }, [table, match]);

  const save = useCallback(
    async (written: string) => {
      waiting.current = undefined;
      setSaved("saving");
      const reply = await act("note", { text: written, match });
      setSaved(reply.ok ? "saved" : "not");
      if (reply.ok && !waiting.current) desk.set(place, "");
    },
    [act, match, place],
  );

  useEffect(
    () => () => {
      // Gone from the screen before the time was up.
      if (!waiting.current) return;
      window.clearTimeout(waiting.current.timer);
      void save(waiting.current.text);
    },
    [save],
  );

  const write = (typed: string) => {
    setText(typed);
    setSaved("not");
    desk.set(place, typed);
    window.clearTimeout(waiting.current?.timer);
    waiting.current = {
      text: typed,
      timer: window.setTimeout(() => void save(typed), SOON),
    };
  };

  const standing = { saved: "talk.saved", saving: "talk.saving", not: "talk.notSaved" } as const;
  return (
    <div className={styles.notes}>
      <textarea
        className={styles.page}
        aria-label={say("talk.notes")}
        value={text ?? ""}
        disabled={text === undefined}
        maxLength={LONGEST}
        onChange={(event) => write(event.target.value)}
      />
      <p className={styles.soft}>
        {say("talk.notesNote")} <span role="status">{say(standing[saved])}</span>
      </p>
    </div>
  );
}
