/** What somebody else just said, over the table for a moment while the chat is closed. */
import { SeatMark } from "@sprawl/kit";
import type { ChatLine, SeatView } from "@sprawl/server/wire";
import { useEffect, useRef, useState } from "react";
import styles from "./talk.module.css";

/** A line is read in this time, in ms: at least, and for each of its letters. */
const LEAST = 4_000;
const EACH = 45;

export type HeardProps = {
  readonly chat: readonly ChatLine[];
  readonly seats: readonly SeatView[];
  readonly me: string | undefined;
  readonly muted: readonly string[];
  /** So many lines I have not read in the chat. */
  readonly unread: number;
};

export function Heard({ chat, seats, me, muted, unread }: HeardProps) {
  const last = chat.findLast(({ person }) => person !== me && !muted.includes(person));
  const t = last?.t ?? 0;
  // What was said before this page came is in the chat.
  const known = useRef(t);
  const [shown, setShown] = useState<number>();
  const length = last?.text.length ?? 0;
  useEffect(() => {
    if (t <= known.current) return;
    known.current = t;
    setShown(t);
    const gone = setTimeout(() => setShown(undefined), LEAST + EACH * length);
    return () => clearTimeout(gone);
  }, [t, length]);
  const heard = last && shown === t && unread > 0 ? last : undefined;
  const seat = heard ? seats.findIndex(({ person }) => person === heard.person) : -1;
  return (
    <div role="status">
      {heard && (
        <p className={styles.heard}>
          {seat >= 0 && <SeatMark seat={seat} size="s" />} <b>{heard.name}</b> {heard.text}
        </p>
      )}
    </div>
  );
}
