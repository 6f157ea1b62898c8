/** An event's sentence with its names alive. */
import type { GameEvent } from "@sprawl/engine";
import type { Speaker } from "@sprawl/engine/speech";
import { SeatMark, seatColour, useTable } from "@sprawl/kit";
import { LiveCard } from "./live-card.js";
import css from "./log.module.css";
import { type Part, partsOf } from "./parts.js";

export function Sentence({ event }: { readonly event: GameEvent }) {
  const { speaker } = useTable();
  return <Parts parts={toldParts(speaker, event)} />;
}

type Told = {
  readonly text: Speaker["text"];
  readonly names: string;
  readonly parts: readonly Part[];
};

/** What was told stays as it was told: a long log is not made anew with every answer. */
const told = new WeakMap<GameEvent, Told>();

export function toldParts(speaker: Speaker, event: GameEvent): readonly Part[] {
  const { text } = speaker;
  const names = `${speaker.seat(0)} ${speaker.seat(1)}`;
  const before = told.get(event);
  if (before && before.text === text && before.names === names) return before.parts;
  const parts = partsOf(speaker, event);
  told.set(event, { text, names, parts });
  return parts;
}

export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, i) => {
    switch (part.form) {
      case "card":
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change.
          <span key={i} className={css.kept}>
            <LiveCard text={part.text} face={part.face} />
            {endOf(parts[i + 1])}
          </span>
        );
      case "seat":
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change.
          <b key={i} className={css.seat} style={{ textDecorationColor: seatColour(part.seat) }}>
            <SeatMark seat={part.seat} size="s" />
            {part.text}
          </b>
        );
      default: {
        const after = i > 0 && parts[i - 1].form === "card";
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change.
        return <Stressed key={i} text={after ? part.text.slice(endOf(part).length) : part.text} />;
      }
    }
  });
}

/** A text with *stressed* words in it. */
function Stressed({ text }: { readonly text: string }) {
  const pieces = text.split(/\*([^*]+)\*/);
  if (pieces.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change.
  return pieces.map((piece, i) => (i % 2 === 1 ? <em key={i}>{piece}</em> : piece));
}

/** What must not stand alone on the next line: the full stop behind a card. */
function endOf(part: Part | undefined): string {
  return part?.form === "text" ? (/^[.,:;!?)]+/.exec(part.text)?.[0] ?? "") : "";
}
