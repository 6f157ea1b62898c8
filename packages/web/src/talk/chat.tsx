/** Talk at the table. Plain text; each reads what they may, the muted are not heard. */
import { Button, Icon, SeatMark } from "@sprawl/kit";
import type { Channel, ChatLine, SeatView } from "@sprawl/server/wire";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { OnlineState } from "../feed/online-table.js";
import { setMuted } from "../online/mutes.js";
import { desk } from "../online/shelf.js";
import type { Act } from "../online/use-table.js";
import { useSay } from "../words/say.js";
import { sayTrouble } from "../words/say-trouble.js";
import { LONGEST, lineOf, NEARLY, QUICK, sayChannel, usualChannel } from "./line.js";
import styles from "./talk.module.css";

const ONE_ROOM: readonly Channel[] = ["table"];

export type ChatProps = {
  readonly table: string;
  readonly state: OnlineState;
  readonly act: Act;
  readonly me: string | undefined;
  readonly muted: readonly string[];
  /** The newest line is on the screen; it was said then. */
  onRead(t: number): void;
};

export function Chat({ table, state, act, me, muted, onRead }: ChatProps) {
  const { chat, channels } = state;
  // Before and after a match everybody hears everything: one room is enough.
  const speaks = state.table?.status === "playing" ? channels.speaks : ONE_ROOM;
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const last = chat.at(-1)?.t ?? 0;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    onRead(last);
  }, [last, onRead]);
  const shown = chat.filter(({ person }) => !muted.includes(person));
  return (
    <div className={styles.chat}>
      {shown.length === 0 && <p className={styles.soft}>{say("talk.empty")}</p>}
      <ol ref={list} className={styles.lines} aria-label={say("talk.lines")} aria-live="polite">
        {shown.map((line) => (
          <Line
            key={`${line.channel} ${line.n}`}
            line={line}
            seats={state.table?.seats ?? []}
            me={me}
          />
        ))}
      </ol>
      <SayBox table={table} speaks={speaks} act={act} />
    </div>
  );
}

type LineProps = {
  readonly line: ChatLine;
  readonly seats: readonly SeatView[];
  readonly me: string | undefined;
};

function Line({ line, seats, me }: LineProps) {
  const say = useSay();
  const { person, name, text, channel, t } = line;
  const seat = seats.findIndex((each) => each.person === person);
  return (
    <li className={styles.line} data-channel={channel}>
      {seat >= 0 && <SeatMark seat={seat} size="s" />}
      <span className={styles.who}>{name}</span>
      {channel !== "table" && <span className={styles.channel}>{sayChannel(say, channel)}</span>}
      <time className={styles.when} dateTime={new Date(t).toISOString()}>
        {new Date(t).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}
      </time>
      {person !== me && (
        <Button
          size="s"
          variant="quiet"
          className={styles.mute}
          icon={<Icon name="mute" />}
          title={say("talk.mute", { name })}
          aria-label={say("talk.mute", { name })}
          onClick={() => void setMuted(person, name, true)}
        />
      )}
      <span className={styles.text}>{text}</span>
    </li>
  );
}

type SayBoxProps = {
  readonly table: string;
  readonly speaks: readonly Channel[];
  readonly act: Act;
};

function SayBox({ table, speaks, act }: SayBoxProps) {
  const say = useSay();
  const place = `draft.${table}`;
  const [text, setText] = useState(() => desk.get(place) ?? "");
  const [chosen, setChosen] = useState<Channel>();
  const [trouble, setTrouble] = useState<string>();
  const channel = chosen && speaks.includes(chosen) ? chosen : usualChannel(speaks);
  if (!channel) return <p className={styles.soft}>{say("talk.silent")}</p>;
  const write = (typed: string) => {
    setText(typed);
    desk.set(place, typed);
  };
  const send = async (line: string) => {
    const told = lineOf(line);
    if (told === "") return false;
    const reply = await act("say", { text: told, channel });
    setTrouble(reply.ok ? undefined : sayTrouble(say, reply.error));
    return reply.ok;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What could not be sent stays in the box.
    if (await send(text)) write("");
  };
  const left = LONGEST - text.length;
  return (
    <form className={styles.box} onSubmit={submit}>
      {speaks.length > 1 && (
        <label className={styles.to}>
          <span>{say("talk.to")}</span>
          <select value={channel} onChange={(event) => setChosen(event.target.value as Channel)}>
            {speaks.map((each) => (
              <option key={each} value={each}>
                {sayChannel(say, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <input
        className={styles.input}
        aria-label={say("talk.say")}
        placeholder={say("talk.say")}
        value={text}
        maxLength={LONGEST}
        data-chat-input
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" variant="primary">
        {say("talk.send")}
      </Button>
      {text.length >= NEARLY && <p className={styles.left}>{say("talk.left", { n: left })}</p>}
      {trouble !== undefined && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <details className={styles.quick}>
        <summary>{say("talk.quick")}</summary>
        <div className={styles.phrases}>
          {QUICK.map((id) => (
            <Button key={id} size="s" onClick={() => void send(say(`talk.quick.${id}`))}>
              {say(`talk.quick.${id}`)}
            </Button>
          ))}
        </div>
      </details>
    </form>
  );
}
