/**
 * A sentence of the log in parts, so that the names in it can be live: a card that previews, a seat
 * with its mark. The sentence itself is still made by the engine; names are only marked in it.
 */
import type { GameEvent, Plain } from "@sprawl/engine";
import { begun, markedEvent, type Speaker, stopped, unstressed } from "@sprawl/engine/speech";

export type Part =
  | { readonly form: "text"; readonly text: string }
  | { readonly form: "card"; readonly text: string; readonly card: number; readonly face: Plain }
  | { readonly form: "seat"; readonly text: string; readonly seat: number };

/** A face that knows whose it is, on its way through the sentence. */
type Marked = { readonly card: number; readonly face: Plain };

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** The event's sentence, in parts. */
export function partsOf(speaker: Speaker, event: GameEvent): readonly Part[] {
  const found: Part[] = [];
  const mark = (part: Part): string => `${OPEN}${found.push(part) - 1}${CLOSE}`;
  const spell = (name: "card" | "cards") => (value: Plain) => {
    const plain = speaker.text.things?.[name];
    if (!isMarked(value)) return plain?.(value) ?? (value === undefined ? "" : String(value));
    const { card, face } = value;
    const text = plain?.(face) ?? (typeof face === "object" ? JSON.stringify(face) : String(face));
    return mark({ form: "card", text, card, face });
  };
  const marking: Speaker = {
    ...speaker,
    text: {
      ...speaker.text,
      things: { ...speaker.text.things, ...spellings(speaker, spell) },
    },
    seat: (seat) => mark({ form: "seat", text: speaker.seat(seat), seat }),
    face: (card) => marked(card, speaker.face(card)),
  };
  const { cards, faces } = event;
  const told = faces
    ? { ...event, faces: faces.map((face, i) => marked(cards?.[i] ?? -1, face)) }
    : event;
  return capital(split(markedEvent(marking, told), found));
}

/** A game that spells no cards says "a hidden card" itself: that is left to the engine. */
function spellings(
  { text }: Speaker,
  spell: (name: "card" | "cards") => (value: Plain) => string,
): Readonly<Record<string, (value: Plain) => string>> {
  const hidden = (name: "card" | "cards") => (value: Plain) =>
    value === undefined && !text.things?.[name] ? "a hidden card" : spell(name)(value);
  return { card: hidden("card"), cards: hidden("cards") };
}

function marked(card: number, face: Plain): Plain {
  return face === undefined ? undefined : ({ card, face, marked: true } as unknown as Plain);
}

function isMarked(value: Plain): value is Marked & Plain {
  return typeof value === "object" && !Array.isArray(value) && "marked" in value;
}

function split(sentence: string, found: readonly Part[]): readonly Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const [head, ...rest] = piece.split(CLOSE);
    const part = rest.length > 0 ? found[Number(head)] : undefined;
    if (part) parts.push(part);
    const text = part ? afterName(part.text, rest.join("")) : piece;
    if (text !== "") parts.push({ form: "text", text });
  }
  return parts;
}

/** A name that ends with a full stop ends the sentence, too. */
const afterName = (name: string, text: string) => stopped(name, text).slice(name.length);

/** The sentence begins with a capital; people are called as they call themselves. */
function capital([first, ...rest]: readonly Part[]): readonly Part[] {
  if (first === undefined) return rest;
  return [first.form === "seat" ? first : { ...first, text: begun(first.text) }, ...rest];
}

/** The parts as one text: what a screen reader hears and what repeats are known by. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => unstressed(text)).join("");
}
