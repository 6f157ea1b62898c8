/** Who speaks at this table, and in which language. */
import type { GameEntry, GameText, View } from "@sprawl/engine";
import type { Speaker } from "@sprawl/engine/speech";

/** The game's sentences in this language; what it lacks is said in English. */
export function textIn(entry: GameEntry, language: string): GameText {
  const { en } = entry.text;
  const text = entry.text[language];
  if (!text || text === en) return en;
  return {
    ...text,
    prompts: { ...en.prompts, ...text.prompts },
    options: { ...en.options, ...text.options },
    events: { ...en.events, ...text.events },
    results: { ...en.results, ...text.results },
    labels: { ...en.labels, ...text.labels },
    things: { ...en.things, ...text.things },
  };
}

/** Speaks to whoever this view was made for. */
export function speakerFor(view: View, text: GameText, names: readonly string[]): Speaker {
  return {
    text,
    seat: (seat) => names[seat] ?? String(seat + 1),
    face: (card) => view.faces[card],
    atTable: (id) => text.atTable?.(view, id),
  };
}
